import type { StagedPart } from '@onlend/core/internal'
import { type SendThroughLedgerParameters, sendThroughLedger } from '../sendThroughLedger.ts'
import type { UploadMemory } from './createUploadMemory.ts'
import type { HeldFile } from './HeldFile.ts'
import { refuse } from '../refuse.ts'

type SendStagedFilesParameters = Omit<
  SendThroughLedgerParameters,
  'forward' | 'check' | 'files' | 'onAccepted'
> & {
  memory: UploadMemory
  parts: readonly StagedPart[]
  forward: (form: ReturnType<typeof writeForm>) => ReturnType<SendThroughLedgerParameters['forward']>
}

/** Makes the form that the service wants from the staged files, and forgets them once the service has taken them. */
export function sendStagedFiles(parameters: SendStagedFilesParameters): Promise<Response> {
  const { memory, parts, forward, ...write } = parameters
  const { kind, owner } = write
  const { customerPartnerId } = owner
  const files = findStagedFiles({ memory, parts, customerPartnerId, kind })
  const held = files instanceof Response ? [] : [...files.values()]
  return sendThroughLedger({
    ...write,
    // A replay needs no files: the first request sent them.
    check: () => (files instanceof Response ? files : null),
    files: listFiles(parts, held),
    forward: () => forward(writeForm(parts, files instanceof Response ? new Map() : files)),
    onAccepted: () => {
      for (const { customerPartnerId: partner, upload } of held) {
        memory.remove(upload.id)
        memory.writeDraft({ customerPartnerId: partner, kind, set: upload.set }, null)
      }
    },
  })
}

function listFiles(
  parts: readonly StagedPart[],
  held: readonly HeldFile[],
): NonNullable<SendThroughLedgerParameters['files']> {
  return parts.flatMap((part) => {
    const file = 'value' in part ? null : held.find(({ upload }) => upload.id === part.upload)
    return file ? [{ part: part.name, size: file.upload.size, sha256: file.upload.sha256 ?? '' }] : []
  })
}

type FindStagedFilesParameters = {
  memory: UploadMemory
  parts: readonly StagedPart[]
  customerPartnerId: string | null
  kind: string
}

/** Finds the files of a write by their ids, or returns a refusal that names the parts with incomplete, foreign or different files. */
function findStagedFiles(parameters: FindStagedFilesParameters): ReadonlyMap<string, HeldFile> | Response {
  const { memory, parts, customerPartnerId, kind } = parameters
  const files = new Map<string, HeldFile>()
  const missing: string[] = []
  const changed: string[] = []
  for (const part of parts) {
    if ('value' in part) continue
    const file = memory.find(part.upload)
    const isUsable =
      file?.customerPartnerId === customerPartnerId &&
      file.upload.kind === kind &&
      file.upload.state === 'staged'
    if (!isUsable) missing.push(part.name)
    else if (file.upload.sha256 !== part.sha256 || file.upload.name.startsWith('changed'))
      changed.push(part.name)
    else files.set(part.upload, file)
  }
  if (missing.length > 0) return refuse('upload_not_staged', { data: { parts: missing } })
  return changed.length > 0 ? refuse('upload_changed', { data: { parts: changed } }) : files
}

const encoder = new TextEncoder()

/** Writes a form as bytes (RFC 7578), since the platform's `fetch` does not know the `FormData` of a test's document. */
function writeForm(
  parts: readonly StagedPart[],
  files: ReadonlyMap<string, HeldFile>,
): { body: Uint8Array<ArrayBuffer>; contentType: string } {
  const boundary = `double-${crypto.randomUUID()}`
  const pieces = parts.flatMap((part) => {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${part.name}"`
    if ('value' in part) return [encoder.encode(`${head}\r\n\r\n${part.value}\r\n`)]
    const file = files.get(part.upload)
    if (!file) return []
    const { name, type } = file.upload
    const about = `; filename="${name.replaceAll('"', '%22')}"\r\nContent-Type: ${type}\r\n\r\n`
    return [encoder.encode(head + about), file.bytes, encoder.encode('\r\n')]
  })
  pieces.push(encoder.encode(`--${boundary}--\r\n`))
  const body = new Uint8Array(pieces.reduce((sum, { byteLength }) => sum + byteLength, 0))
  let at = 0
  for (const piece of pieces) {
    body.set(piece, at)
    at += piece.byteLength
  }
  return { body, contentType: `multipart/form-data; boundary=${boundary}` }
}
