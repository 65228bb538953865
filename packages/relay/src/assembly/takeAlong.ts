import type { OperationKey } from '../operations/OperationRecord.ts'
import type { RelayContext } from '../RelayContext.ts'
import type { UploadRecord } from '../uploads/UploadRecord.ts'

/**
 * Lets go of the files and the draft of a write that the service has taken, and tells the owner's readers to look again. What fails here takes
 * nothing back: the sweep throws away what is left, and a repeated key comes here again.
 */
export async function takeAlong(
  { store, uploads, clock, logger }: RelayContext,
  files: readonly UploadRecord[],
  { owner, id }: OperationKey,
): Promise<void> {
  const ids = [...new Set(files.map((file) => file.id))]
  const sets = new Map(files.map((file) => [file.set, { owner, kind: file.kind, set: file.set }]))
  try {
    // First, and all at once: whatever fails afterwards, none of them is offered again.
    await store.recordTaken(owner, ids, id)
    for (const set of sets.values()) await store.removeDraft(set)
    await Promise.all(ids.map((file) => uploads?.staging.remove(file)))
    for (const file of ids) await store.removeUpload(owner, file, file === ids.at(-1) ? clock.now() : null)
  } catch {
    logger.warn(
      { event: 'uploads.not_cleared', operation: id },
      'files of an accepted write are not cleared away',
    )
  }
}
