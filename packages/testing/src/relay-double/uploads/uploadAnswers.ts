import { type Session, createOperationId } from '@onlend/core'
import type { StagedUpload, UploadRejection } from '@onlend/core/relay'
import type { DoubleAnswers, DoubleCall, SignedInCall } from '../DoubleCall.ts'
import { mayActFor } from '../mayActFor.ts'
import { mayCall } from '../mayCall.ts'
import { refuse } from '../refuse.ts'
import { readUploadMetadata } from './readUploadMetadata.ts'
import type { UploadMemory } from './createUploadMemory.ts'
import type { HeldFile } from './HeldFile.ts'
import { sha256 } from './sha256.ts'
import { sniffType } from './sniffType.ts'
import { refuseSet } from './refuseSet.ts'

type UploadRoute =
  | 'listUploads'
  | 'createUpload'
  | 'getUploadOffset'
  | 'getUpload'
  | 'appendUpload'
  | 'removeUpload'

/** Makes the routes of files: tus 1.0.0, the list of a set, and the bytes of a file. */
export function uploadAnswers(memory: UploadMemory): DoubleAnswers<UploadRoute> {
  /** Finds an accepted file that this person may use, or returns the refusal. */
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

/** Milliseconds for which the double keeps the reason of a refusal, for a device that lost the answer. */
const rejectionKept = 3_600_000

/** Makes an answer of tus, which has no body. */
function answerTus(
  { upload }: HeldFile,
  status: 200 | 204,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const expires = new Date(upload.expiresAt).toUTCString()
  const own = { 'Tus-Resumable': '1.0.0', 'Upload-Expires': expires }
  return new Response(null, { status, headers: { ...own, ...headers } })
}

/** Takes more bytes of a file, and inspects it once it is whole. */
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

type CreateFileParameters = { memory: UploadMemory; session: Session; headers: Headers; mount: string }

const day = 86_400_000
const retention = 14 * day

/** The number of full sets whose files one partner may stage. */
const setsOfPartner = 10

/** Records a file before its first byte arrives. The double has no room for a file named `full...`. */
function createFile({ memory, session, headers, mount }: CreateFileParameters): Response {
  const size = readCount(headers.get('Upload-Length'))
  const metadata = readUploadMetadata(headers.get('Upload-Metadata'))
  if (size === null || !metadata) return refuse('malformed_request')
  const { customerPartnerId, kind, set, slot, name, type, sha256 } = metadata
  const refusal = refuseSet(session, { customerPartnerId, kind, set })
  if (refusal) return refusal
  if (size === 0) return refuse('upload_rejected', { rejection: 'empty' })
  const { maxFileBytes, maxFiles, maxBytes } = memory.limits
  if (size > maxFileBytes) return refuse('body_too_large', { data: { maxFileBytes } })
  const { uploads, limits: taken } = memory.list({ customerPartnerId, kind, set })
  const ofPartner = memory.all().filter((file) => file.customerPartnerId === customerPartnerId)
  const isFull =
    uploads.length >= maxFiles ||
    ofPartner.length >= maxFiles * setsOfPartner ||
    taken.usedBytes + size > maxBytes
  if (isFull || name.startsWith('full')) return refuse('staging_full', { data: { maxFiles, maxBytes } })

  const id = createOperationId()
  const expiresAt = new Date(memory.now() + retention)
  memory.add({
    customerPartnerId,
    announced: type,
    expected: sha256,
    bytes: new Uint8Array(size),
    rejection: null,
    upload: {
      id,
      // The cast follows the check of the set.
      kind: kind as StagedUpload['kind'],
      set,
      slot,
      name,
      size,
      offset: 0,
      state: 'uploading',
      type: null,
      sha256: null,
      uploadedBy: session.displayName,
      createdAt: new Date(memory.now()).toISOString(),
      expiresAt: expiresAt.toISOString(),
    },
  })
  const location = { Location: `${mount}/uploads/${id}`, 'Upload-Expires': expiresAt.toUTCString() }
  return new Response(null, { status: 201, headers: { 'Tus-Resumable': '1.0.0', ...location } })
}

type Inspected = { rejection: UploadRejection } | { type: string; sha256: string }

const magicNames: readonly (readonly [prefix: string, UploadRejection])[] = [
  ['encrypted', 'encrypted'],
  ['bomb', 'suspicious'],
  ['corrupted', 'checksum'],
]

/**
 * Inspects an arrived file. The double refuses `encrypted.pdf`, `bomb.docx` and `corrupted.pdf` for their names alone,
 * so that a test or a story needs no such file.
 */
async function inspectFile({ upload, announced, expected, bytes }: HeldFile): Promise<Inspected> {
  const magic = magicNames.find(([prefix]) => upload.name.toLowerCase().startsWith(prefix))
  if (magic) return { rejection: magic[1] }
  const type = sniffType({ bytes, name: upload.name, announced })
  if (type === null) return { rejection: 'type' }
  const found = await sha256(bytes)
  return expected !== null && expected !== found ? { rejection: 'checksum' } : { type, sha256: found }
}

/** Reads a header that counts bytes, in plain digits; `null` for other text. */
function readCount(header: string | null): number | null {
  return /^(?:0|[1-9]\d{0,14})$/.test(header ?? '') ? Number(header) : null
}

/** Reads the bytes of a request's body of any kind; the platform's `Response` does not know a document's own blobs. */
async function toBytes(body: unknown): Promise<Uint8Array<ArrayBuffer>> {
  if (body === undefined || body === null) return new Uint8Array()
  if (body instanceof Blob) return new Uint8Array(await body.arrayBuffer())
  // The cast is safe: only bodies of `fetch` come here.
  return new Uint8Array(await new Response(body as BodyInit).arrayBuffer())
}
