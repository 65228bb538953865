import type { Session } from '@onlend/core'
import { relayHeaders } from '@onlend/core/relay'
import type { DoubleAnswers, DoubleCall, SignedInCall } from '../DoubleCall.ts'
import { mayActFor } from '../mayActFor.ts'
import { refuse } from '../refuse.ts'
import { toBytes } from './toBytes.ts'
import { createFile } from './createFile.ts'
import type { UploadMemory } from './createUploadMemory.ts'
import type { HeldFile } from './HeldFile.ts'
import { inspectFile } from './inspectFile.ts'

type UploadRoute =
  | 'listUploads'
  | 'createUpload'
  | 'getUploadOffset'
  | 'getUpload'
  | 'appendUpload'
  | 'removeUpload'

const tus = { 'Tus-Resumable': '1.0.0', 'Cache-Control': 'no-store' }

/** How a stand-in relay takes files: tus 1.0.0, the list of a set, and the bytes of a file. */
export function uploadAnswers(memory: UploadMemory): DoubleAnswers<UploadRoute> {
  const findOwn = ({ session, parameters }: SignedInCall): HeldFile | null => {
    const file = memory.find(parameters.uploadId ?? '')
    return file && mayUse(session, file.customerPartnerId, file.upload.kind) ? file : null
  }
  return {
    listUploads: ({ session, parameters: { customerPartnerId = '', kind = '', set = '' } }) => {
      if (!mayUse(session, customerPartnerId, kind)) return refuse('forbidden')
      return { data: memory.list({ customerPartnerId, kind, set }) }
    },
    createUpload: ({ session, headers, mount }) =>
      refuseOthers(headers) ?? createFile({ memory, session, headers, mount }),
    getUploadOffset: (call) => {
      const file = findOwn(call)
      const refusal = refuseOthers(call.headers) ?? refuseRejected(file)
      if (refusal || !file) return refusal ?? refuse('not_found')
      const { offset, size } = file.upload
      const lengths = { 'Upload-Offset': String(offset), 'Upload-Length': String(size) }
      return new Response(null, { headers: { ...tus, ...lengths } })
    },
    getUpload: (call) => {
      const file = findOwn(call)
      const refusal = refuseRejected(file)
      if (refusal || file?.upload.state !== 'staged') return refusal ?? refuse('not_found')
      return new Response(file.bytes, {
        headers: { 'Content-Type': 'application/octet-stream', 'Content-Disposition': 'attachment' },
      })
    },
    appendUpload: (call) => {
      const file = findOwn(call)
      const refusal = refuseOthers(call.headers) ?? refuseRejected(file)
      return refusal ?? (file ? receive(memory, call, file) : refuse('not_found'))
    },
    removeUpload: (call) => {
      const refusal = refuseOthers(call.headers)
      const file = findOwn(call)
      if (refusal || !file) return refusal ?? refuse('not_found')
      memory.remove(file.upload.id)
      return new Response(null, { status: 204, headers: tus })
    },
  }
}

function mayUse(session: Session, customerPartnerId: string, kind: string): boolean {
  return mayActFor(session, customerPartnerId) && session.capabilities.includes(kind)
}

/** A no to another site, and to what speaks no tus. */
function refuseOthers(headers: Headers): Response | null {
  if (headers.get(relayHeaders.relay) === null) return refuse('cross_site')
  if (headers.get('Tus-Resumable') === '1.0.0') return null
  return new Response(null, { status: 412, headers: tus })
}

function refuseRejected(file: HeldFile | null): Response | null {
  return file?.rejection ? refuse('upload_rejected', { rejection: file.rejection }) : null
}

/** Takes more of a file, and looks at it once it is whole. */
async function receive(
  memory: UploadMemory,
  { headers, body }: DoubleCall,
  file: HeldFile,
): Promise<Response> {
  const { upload } = file
  if (headers.get('Content-Type') !== 'application/offset+octet-stream')
    return refuse('unsupported_media_type')
  const chunk = await toBytes(body)
  if (Number(headers.get('Upload-Offset')) !== upload.offset) return refuse('upload_conflict')
  const arrived = upload.offset + chunk.byteLength
  if (arrived > upload.size) return refuse('malformed_request')
  file.bytes.set(chunk, upload.offset)
  upload.offset = arrived
  if (arrived === upload.size && upload.state === 'uploading') {
    const found = await inspectFile(file)
    if ('rejection' in found) {
      file.rejection = found.rejection
      return refuse('upload_rejected', { rejection: found.rejection })
    }
    Object.assign(upload, { state: 'staged', ...found })
    memory.announce(file)
  }
  return new Response(null, { status: 204, headers: { ...tus, 'Upload-Offset': String(arrived) } })
}
