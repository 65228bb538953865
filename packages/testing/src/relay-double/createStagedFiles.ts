import { createOperationId, type Operation } from '@onlend/core'
import {
  createDigest,
  safeFileName,
  sniffFileType,
  type StagedPart,
  toHex,
  uploadTypes,
} from '@onlend/core/internal'
import {
  type Draft,
  type RelayErrorCode,
  relayHeaders,
  type StagedSet,
  type StagedUpload,
  type UploadRejection,
} from '@onlend/core/relay'
import type { DoubleCall, DoubleRoutes } from './DoubleCall.ts'
import { refuse } from './refuse.ts'
import type { FoundFiles, HeldFile } from './stagedForm.ts'
import type { StageFileParameters, UploadLimits } from './RelayDouble.ts'

type SetKey = Pick<StagedUpload, 'kind' | 'set'> & { customerPartnerId: string }

type FileRoute =
  | ('listUploads' | 'createUpload' | 'getUploadOffset' | 'getUpload' | 'appendUpload' | 'removeUpload')
  | ('getDraft' | 'saveDraft')

/** The staged files and drafts of a double. */
export type StagedFiles = ReturnType<typeof createStagedFiles>

type CreateStagedFilesParameters = {
  now: () => number
  limits: Partial<UploadLimits> | undefined
  /** Called after a change of a draft with its `revision`, or `null` for a deleted draft; without one, after a change of the files. */
  onChange: (key: Omit<SetKey, 'set'>, revision?: number | null) => void
}

const retentionMs = 1_209_600_000
const magicNames: readonly (readonly [prefix: string, UploadRejection])[] = [
  ['encrypted', 'encrypted'],
  ['bomb', 'suspicious'],
  ['corrupted', 'checksum'],
]

/** Makes an empty memory of files, with its routes: tus 1.0.0, the list of a set, the bytes of a file, and drafts by revision. */
export function createStagedFiles({ now, limits = {}, onChange }: CreateStagedFilesParameters) {
  const allowed = { maxFileBytes: 26_214_400, maxFiles: 200, maxBytes: 1_073_741_824, ...limits }
  const after = (ms: number): string => new Date(now() + ms).toISOString()
  const files = new Map<string, HeldFile>()
  const drafts = new Map<string, Draft>()
  const accepted = (): HeldFile[] =>
    [...files.values()].filter(
      ({ upload, rejection }) => rejection === null && now() < Date.parse(upload.expiresAt),
    )
  const announce = ({ customerPartnerId, upload: { kind } }: HeldFile): void =>
    onChange({ customerPartnerId, kind })
  const remove = (file: HeldFile): void => {
    files.delete(file.upload.id)
    announce(file)
  }
  const list = ({ customerPartnerId, kind, set }: SetKey): StagedSet => {
    const own = accepted().filter((file) => file.customerPartnerId === customerPartnerId)
    const uploads = own.map(({ upload }) => upload)
    return {
      uploads: uploads.filter((upload) => upload.kind === kind && upload.set === set),
      limits: {
        ...allowed,
        usedBytes: uploads.reduce((sum, { size }) => sum + size, 0),
        types: uploadTypes.map(({ type }) => type),
      },
    }
  }
  const add = (
    { customerPartnerId, ...set }: SetKey,
    about: Pick<StagedUpload, 'slot' | 'name' | 'uploadedBy'>,
    content: Pick<HeldFile, 'announced' | 'bytes'>,
  ): HeldFile => {
    const upload: StagedUpload = {
      ...{ ...set, ...about, id: createOperationId(), name: safeFileName(about.name) },
      ...{ size: content.bytes.byteLength, offset: 0, state: 'uploading', type: null, sha256: null },
      ...{ createdAt: after(0), expiresAt: after(retentionMs) },
    }
    const file = { customerPartnerId, upload, rejection: null, ...content }
    files.set(upload.id, file)
    return file
  }
  /** Inspects a whole file. The beginning of a name decides first, so that a test or a story needs no such file. */
  const inspect = async (file: HeldFile): Promise<void> => {
    const { upload, announced, bytes } = file
    const name = upload.name.toLowerCase()
    const type = sniffFileType(bytes, name) ?? uploadTypes.find((one) => one.type === announced)?.type ?? null
    file.rejection =
      magicNames.find(([prefix]) => name.startsWith(prefix))?.[1] ?? (type === null ? 'type' : null)
    if (file.rejection !== null) return
    Object.assign(upload, { state: 'staged', type, sha256: toHex(await createDigest(bytes)) })
    announce(file)
  }

  const toKey = ({ customerPartnerId = '', kind = '', set = '' }: DoubleCall['parameters']): SetKey => ({
    ...{ customerPartnerId, kind, set },
  })
  const toText = (key: SetKey): string => JSON.stringify([key.customerPartnerId, key.kind, key.set])
  /** Finds a file that this person may use, or returns the refusal. */
  const find = ({ rights, parameters: { uploadId = '' } }: DoubleCall): HeldFile | Response => {
    const file = files.get(uploadId)
    if (!file || !rights.actFor(file)) return refuse('not_found')
    return file.rejection === null ? file : reject(file.rejection)
  }

  const routes: DoubleRoutes<FileRoute> = {
    listUploads: ({ rights, parameters }) =>
      rights.call(toKey(parameters).kind) ? { data: list(toKey(parameters)) } : refuse('forbidden'),
    createUpload: ({ rights, headers, session, mount }) => {
      const size = Number(headers.get('Upload-Length'))
      const { kind = '', set = '', slot = '', name = '', type = '', ...owner } = readMetadata(headers)
      const key = { customerPartnerId: owner.customer_partner_id ?? '', kind, set }
      if (!rights.actFor(key) || !rights.call(kind)) return refuse('forbidden')
      if (size === 0) return reject('empty')
      const { maxFileBytes, maxFiles, maxBytes } = allowed
      if (size > maxFileBytes) return refuse('body_too_large', { data: { maxFileBytes } })
      const { uploads, limits: taken } = list(key)
      if (uploads.length >= maxFiles || taken.usedBytes + size > maxBytes || name.startsWith('full'))
        return refuse('staging_full', { data: { maxFiles, maxBytes } })
      const about = { slot, name, uploadedBy: session.displayName }
      const file = add(key, about, { announced: type, bytes: new Uint8Array(size) })
      return answerTus(file, 201, { Location: `${mount}/uploads/${file.upload.id}` })
    },
    getUploadOffset: (call) => {
      const file = find(call)
      if (file instanceof Response) return file
      const { offset, size } = file.upload
      return answerTus(file, 200, { 'Upload-Offset': String(offset), 'Upload-Length': String(size) })
    },
    getUpload: (call) => {
      const file = find(call)
      const headers = { 'Content-Type': 'application/octet-stream', 'Content-Disposition': 'attachment' }
      if (file instanceof Response) return file
      return file.upload.state === 'staged' ? new Response(file.bytes, { headers }) : refuse('not_found')
    },
    appendUpload: async (call) => {
      const file = find(call)
      if (file instanceof Response) return file
      const { upload } = file
      const chunk = await readBytes(call.body)
      if (Number(call.headers.get('Upload-Offset')) !== upload.offset) return refuse('upload_conflict')
      file.bytes.set(chunk, upload.offset)
      upload.offset += chunk.byteLength
      if (upload.offset === upload.size) await inspect(file)
      if (file.rejection !== null) return reject(file.rejection)
      return answerTus(file, 204, { 'Upload-Offset': String(upload.offset) })
    },
    removeUpload: (call) => {
      const file = files.get(call.parameters.uploadId ?? '')
      if (!file || !call.rights.actFor(file)) return refuse('not_found')
      remove(file)
      return answerTus(file, 204)
    },
    getDraft: ({ parameters }) => ({ data: drafts.get(toText(toKey(parameters))) ?? null }),
    saveDraft: ({ parameters, session }, { revision, value }) => {
      const key = toKey(parameters)
      const current = drafts.get(toText(key)) ?? null
      if (revision !== (current?.revision ?? null)) return refuse('draft_changed', { data: current })
      const { displayName: savedBy } = session
      const saved = { revision: (revision ?? 0) + 1, value, savedBy, savedAt: after(0) }
      drafts.set(toText(key), saved)
      onChange(key, saved.revision)
      return { data: saved }
    },
  }

  return {
    routes,
    uploads: (): StagedUpload[] => accepted().map(({ upload }) => ({ ...upload })),
    stage: async (given: StageFileParameters): Promise<StagedUpload> => {
      const { slot, content = `%PDF-1.4 ${slot}`, type, arrived, name = `${slot}.pdf` } = given
      const { kind = 'submitCreditAssessment', set = 'current', customerPartnerId = 'cp_adaeze' } = given
      const { uploadedBy = 'Bola Adeyemi' } = given
      const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
      const about = { slot, name, uploadedBy }
      const file = add({ kind, set, customerPartnerId }, about, {
        ...{ announced: type ?? 'application/pdf', bytes },
      })
      file.upload.offset = arrived ?? bytes.byteLength
      if (file.upload.offset === bytes.byteLength) await inspect(file)
      return { ...file.upload }
    },
    /** Finds the files of a write, or returns a refusal that names the parts with incomplete, foreign or different files. */
    find: (
      parts: readonly StagedPart[],
      { customerPartnerId, kind }: Pick<Operation, 'customerPartnerId' | 'kind'>,
    ) => {
      const wrong: Partial<Record<RelayErrorCode, string[]>> = {}
      const found: FoundFiles = { parts, held: [], facts: [] }
      for (const part of parts) {
        if ('value' in part) continue
        const file = accepted().find(({ upload }) => upload.id === part.upload)
        const isUsable =
          file?.customerPartnerId === customerPartnerId &&
          file.upload.kind === kind &&
          file.upload.state === 'staged'
        const isChanged =
          isUsable && (file.upload.sha256 !== part.sha256 || file.upload.name.startsWith('changed'))
        const code = isChanged ? 'upload_changed' : 'upload_not_staged'
        if (!isUsable || isChanged) wrong[code] = [...(wrong[code] ?? []), part.name]
        else {
          found.held.push(file)
          found.facts.push({ part: part.name, size: file.upload.size, sha256: part.sha256 })
        }
      }
      for (const code of ['upload_not_staged', 'upload_changed'] as const)
        if (wrong[code]) return refuse(code, { data: { parts: wrong[code] } })
      return found
    },
    /** Forgets the files and the draft of a write that the service has taken. */
    forget: ({ held }: FoundFiles): void => {
      for (const file of held) {
        const { customerPartnerId, upload } = file
        remove(file)
        const key = { customerPartnerId, kind: upload.kind, set: upload.set }
        if (drafts.delete(toText(key))) onChange(key, null)
      }
    },
  }
}

function reject(reason: UploadRejection): Response {
  return refuse('upload_rejected', { data: { reason }, headers: { [relayHeaders.rejection]: reason } })
}

/** Makes an answer of tus, which has no body. */
function answerTus(
  { upload }: HeldFile,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const own = { 'Tus-Resumable': '1.0.0', 'Upload-Expires': new Date(upload.expiresAt).toUTCString() }
  return new Response(null, { status, headers: { ...own, ...headers } })
}

/** Reads the tus `Upload-Metadata` header: names, and values in Base64 of UTF-8. */
function readMetadata(headers: Headers): Record<string, string | undefined> {
  const pairs = (headers.get('Upload-Metadata') ?? '').split(',').map((pair) => pair.trim().split(' '))
  const read = (encoded: string) =>
    new TextDecoder().decode(Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0)))
  return Object.fromEntries(pairs.map(([name = '', encoded = '']) => [name, read(encoded)]))
}

/** Reads the bytes of a request's body of any kind; the platform's `Response` does not know a document's own blobs. */
async function readBytes(body: unknown): Promise<Uint8Array<ArrayBuffer>> {
  // The cast is safe: only bodies of `fetch` come here.
  const read = body instanceof Blob ? body : new Response(body as BodyInit | null)
  return new Uint8Array(await read.arrayBuffer())
}
