import type { Owner } from '../../database/Owner.ts'
import type { UploadsContext } from '../UploadsContext.ts'

type TakenFiles = { owner: Owner; operationId: string; ids: readonly string[] }

/**
 * Throws away the bytes of files that are on record as taken along by a write. What fails here takes nothing back: the sweep throws away what
 * is left.
 */
export async function clearTaken(
  { store, uploads, logger }: UploadsContext,
  { owner, operationId, ids }: TakenFiles,
): Promise<void> {
  try {
    await Promise.all(ids.map((id) => uploads?.staging.remove(id)))
    for (const id of ids) await store.removeUpload(owner, id, null)
  } catch {
    logger.warn(
      { event: 'uploads.not_cleared', operation: operationId },
      'files of an accepted write are not cleared away',
    )
  }
}
