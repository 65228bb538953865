// A process that takes a file into a folder until it is killed: bytes come by its standard input.
import { Readable } from 'node:stream'
import { fileStaging } from '../../src/uploads/staging/fileStaging.ts'

const { FOLDER = '', UPLOAD_ID = '', UPLOAD_SIZE = '' } = process.env
const staging = fileStaging({ folder: FOLDER })
const file = { id: UPLOAD_ID, size: Number(UPLOAD_SIZE) }

await staging.handle(new Request('http://staging.test/', { method: 'POST' }), file)
const init = {
  method: 'PATCH',
  headers: { 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' },
  // The cast joins two descriptions of one class: Node's and the web's.
  body: Readable.toWeb(process.stdin) as ReadableStream<Uint8Array>,
  duplex: 'half',
}
await staging.handle(new Request('http://staging.test/', init), file)
