import type { StagedPart } from '@onlend/core/internal'
import { refuse } from '../refuse.ts'
import type { UploadMemory } from './createUploadMemory.ts'
import type { HeldFile } from './HeldFile.ts'

type FindStagedFilesParameters = {
  memory: UploadMemory
  parts: readonly StagedPart[]
  customerPartnerId: string | null
  kind: string
}

/** The files of a write by their ids, or the no that names the parts whose files are not whole, not theirs, or not the ones that were meant. */
export function findStagedFiles(
  parameters: FindStagedFilesParameters,
): ReadonlyMap<string, HeldFile> | Response {
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
