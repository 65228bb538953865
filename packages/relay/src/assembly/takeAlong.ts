import type { OperationKey } from '../operations/OperationRecord.ts'
import type { RelayContext } from '../RelayContext.ts'
import type { UploadRecord } from '../uploads/UploadRecord.ts'

/**
 * Lets go of the files and the draft of a write that the service has taken. What fails here takes nothing back: the sweep throws the bytes
 * away later, and a repeated key comes here again.
 */
export async function takeAlong(
  { store, uploads, logger }: RelayContext,
  files: readonly UploadRecord[],
  { owner, id }: OperationKey,
): Promise<void> {
  const ids = [...new Set(files.map((file) => file.id))]
  const sets = new Map(files.map((file) => [file.set, { owner, kind: file.kind, set: file.set }]))
  try {
    await store.recordTaken(owner, ids, id)
    for (const set of sets.values()) await store.removeDraft(set)
    await Promise.all(ids.map((file) => uploads?.staging.remove(file)))
  } catch {
    logger.warn(
      { event: 'uploads.not_cleared', operation: id },
      'files of an accepted write are still staged',
    )
  }
}
