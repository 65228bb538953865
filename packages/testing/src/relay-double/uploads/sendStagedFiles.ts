import type { StagedPart } from '@onlend/core/internal'
import { type SendThroughLedgerParameters, sendThroughLedger } from '../sendThroughLedger.ts'
import type { UploadMemory } from './createUploadMemory.ts'
import type { HeldFile } from './HeldFile.ts'
import { findStagedFiles } from './findStagedFiles.ts'
import { writeForm } from './writeForm.ts'

type SendStagedFilesParameters = Omit<
  SendThroughLedgerParameters,
  'forward' | 'check' | 'files' | 'onAccepted'
> & {
  memory: UploadMemory
  parts: readonly StagedPart[]
  forward: (form: ReturnType<typeof writeForm>) => ReturnType<SendThroughLedgerParameters['forward']>
}

/** Makes the one form that the service wants of the files that wait, and forgets them once it has taken them. */
export function sendStagedFiles(parameters: SendStagedFilesParameters): Promise<Response> {
  const { memory, parts, forward, ...write } = parameters
  const { kind, owner } = write
  const { customerPartnerId } = owner
  const files = findStagedFiles({ memory, parts, customerPartnerId, kind })
  const held = files instanceof Response ? [] : [...files.values()]
  return sendThroughLedger({
    ...write,
    // A replay needs no files: they went with the first one.
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
