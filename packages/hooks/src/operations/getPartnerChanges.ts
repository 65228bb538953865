import { getChangeSubscriptions } from '@onlend/core/internal'
import { connectCache } from './connectCache.ts'
import { lendingKeys } from '../queries/lendingKeys.ts'
import type { Lending } from '../lending/Lending.ts'

/** The engine's change events, connected to the cache; the stream begins again after the next successful read. */
export function getPartnerChanges(lending: Lending): ReturnType<typeof getChangeSubscriptions> {
  connectCache(lending)
  return getChangeSubscriptions({ ...lending, watchReads: (onRead) => watchReads(lending, onRead) })
}

function watchReads(lending: Lending, onRead: (ownerId: string | null) => void): () => void {
  const isMine = lendingKeys.mine(lending)
  return lending.queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
    const ownerId: unknown = event.query.queryKey[3]
    if (isMine(event.query)) onRead(typeof ownerId === 'string' ? ownerId : null)
  })
}
