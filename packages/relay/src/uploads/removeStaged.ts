import type { Owner } from '../database/Owner.ts'
import type { RemoveStaged } from '../ledger/index.ts'
import type { UploadsContext } from './UploadsContext.ts'

/** Deletes the bytes of an owner's staged files, before their rows: a row without bytes is erased by the next try, bytes without a row would stay. */
export async function removeStaged(
  { store, uploads, logger }: Pick<UploadsContext, 'store' | 'uploads' | 'logger'>,
  owner: Owner,
): ReturnType<RemoveStaged> {
  const removed: string[] = []
  const kept: Awaited<ReturnType<RemoveStaged>>['kept'] = []
  for (const { id, isInUse } of await store.listOwnedUploads(owner)) {
    const isRemoved =
      !isInUse &&
      (await uploads?.staging
        .remove(id)
        .then(() => true)
        .catch(() => false))
    if (isRemoved) removed.push(id)
    else kept.push({ what: 'upload', id, why: isInUse ? 'inFlight' : 'staging' })
  }
  const failed = kept.filter(({ why }) => why === 'staging').length
  if (failed > 0) logger.error({ event: 'uploads.unswept', failed }, 'staged files could not be thrown away')
  return { removed, kept }
}
