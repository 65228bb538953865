import type { StagedPart } from '@onlend/core/internal'
import type { RelayErrorCode } from '@onlend/core/relay'
import type { UploadMemory } from './createUploadMemory.ts'
import type { HeldFile } from './HeldFile.ts'

type FindStagedFilesParameters = {
  memory: UploadMemory
  parts: readonly StagedPart[]
  customerPartnerId: string | null
  kind: string
}

/** The files of a write by their ids, or why it cannot be sent: one is not whole or not theirs, or not the one that was meant. */
export function findStagedFiles(
  parameters: FindStagedFilesParameters,
): ReadonlyMap<string, HeldFile> | RelayErrorCode {
  const { memory, parts, customerPartnerId, kind } = parameters
  const files = new Map<string, HeldFile>()
  for (const part of parts) {
    if ('value' in part) continue
    const file = memory.find(part.upload)
    const isUsable =
      file?.customerPartnerId === customerPartnerId &&
      file?.upload.kind === kind &&
      file.upload.state === 'staged'
    if (!isUsable) return 'upload_not_staged'
    const isChanged = file.upload.sha256 !== part.sha256 || file.upload.name.startsWith('changed')
    if (isChanged) return 'upload_changed'
    files.set(part.upload, file)
  }
  return files
}
