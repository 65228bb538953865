import type { DoubleAnswers, DoubleCall, SignedInCall } from '../DoubleCall.ts'
import { mayActFor } from '../mayActFor.ts'
import { mayCall } from '../mayCall.ts'
import { refuse } from '../refuse.ts'
import { toBytes } from './toBytes.ts'
import { createFile } from './createFile.ts'
import type { UploadMemory } from './createUploadMemory.ts'
import type { HeldFile } from './HeldFile.ts'
import { inspectFile } from './inspectFile.ts'
import { readCount } from './readCount.ts'
import { refuseSet } from './refuseSet.ts'

type UploadRoute =
  | 'listUploads'
  | 'createUpload'
  | 'getUploadOffset'
  | 'getUpload'
  | 'appendUpload'
  | 'removeUpload'

/** How a stand-in relay takes files: tus 1.0.0, the list of a set, and the bytes of a file. */
export function uploadAnswers(memory: UploadMemory): DoubleAnswers<UploadRoute> {
  /** A file that is there for this person, and was taken; or the no. */
  const findOwn = ({ session, parameters }: SignedInCall): HeldFile | Response => {
    const file = memory.find(parameters.uploadId ?? '')
    const isTheirs = file && mayActFor(session, file.customerPartnerId) && mayCall(session, file.upload.kind)
    return isTheirs ? file : refuse('not_found')
  }
  const findTaken = (call: SignedInCall): HeldFile | Response => {
    const file = findOwn(call)
    if (file instanceof Response || file.rejection === null) return file
    return refuse('upload_rejected', { rejection: file.rejection })
  }
  return {
    listUploads: ({ session, parameters: { customerPartnerId = '', kind = '', set = '' } }) =>
      refuseSet(session, { customerPartnerId, kind, set }) ?? {
        data: memory.list({ customerPartnerId, kind, set }),
      },
    createUpload: ({ session, headers, mount }) => createFile({ memory, session, headers, mount }),
    getUploadOffset: (call) => {
      const file = findTaken(call)
      if (file instanceof Response) return file
      const { offset, size } = file.upload
      const lengths = { 'Upload-Offset': String(offset), 'Upload-Length': String(size) }
      return answerTus(file, 200, lengths)
    },
    getUpload: (call) => {
      const file = findTaken(call)
      if (file instanceof Response) return file
      if (file.upload.state !== 'staged') return refuse('not_found')
      return new Response(file.bytes, {
        headers: { 'Content-Type': 'application/octet-stream', 'Content-Disposition': 'attachment' },
      })
    },
    appendUpload: (call) => {
      if (call.headers.get('Tus-Resumable') !== '1.0.0') return refuse('malformed_request')
      const file = findTaken(call)
      return file instanceof Response ? file : receive(memory, call, file)
    },
    removeUpload: (call) => {
      const file = findOwn(call)
      if (file instanceof Response) return file
      memory.remove(file.upload.id)
      return answerTus(file, 204)
    },
  }
}

/** Milliseconds for which the reason of a no is kept for a device that lost the answer. */
const rejectionKept = 3_600_000

/** An answer in the words of tus, which has no body. */
function answerTus(
  { upload }: HeldFile,
  status: 200 | 204,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const expires = new Date(upload.expiresAt).toUTCString()
  const own = { 'Tus-Resumable': '1.0.0', 'Upload-Expires': expires }
  return new Response(null, { status, headers: { ...own, ...headers } })
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
  const from = readCount(headers.get('Upload-Offset'))
  if (from === null) return refuse('malformed_request')
  if (upload.state === 'staged') return refuse('upload_conflict')
  const chunk = await toBytes(body)
  if (from !== upload.offset) return refuse('upload_conflict')
  const arrived = from + chunk.byteLength
  if (arrived > upload.size) return refuse('body_too_large')
  file.bytes.set(chunk, from)
  upload.offset = arrived
  if (arrived === upload.size) {
    const found = await inspectFile(file)
    if ('rejection' in found) {
      file.rejection = found.rejection
      upload.expiresAt = new Date(memory.now() + rejectionKept).toISOString()
      return refuse('upload_rejected', { rejection: found.rejection })
    }
    Object.assign(upload, { state: 'staged', ...found })
    memory.announce(file)
  }
  return answerTus(file, 204, { 'Upload-Offset': String(arrived) })
}
