import { lendingKeys } from '../queries/lendingKeys.ts'
import type { Lending } from '../lending/Lending.ts'
import { applyChangeEvent } from './applyChangeEvent.ts'
import { type ChangeEventHub, createChangeEventHub } from './createChangeEventHub.ts'
import { matchFollowedQueries } from './matchFollowedQueries.ts'
import { invalidateReads } from './invalidateReads.ts'

// Tied to the provider's value: one stream per partner, however many components follow it.
const hubs = new WeakMap<Lending, ChangeEventHub>()

/** The change events under a provider; made when they are first followed. */
export function getChangeEventHub(lending: Lending): ChangeEventHub {
  const hub =
    hubs.get(lending) ??
    createChangeEventHub({
      client: lending.client,
      onChangeEvent: (customerPartnerId, changeEvent) =>
        applyChangeEvent(lending, customerPartnerId, changeEvent),
      onResume: (customerPartnerId) => readFailed(lending, customerPartnerId),
      onChannelChange: (channel) => lending.emit({ type: 'changeEvents.channel', channel }),
      watchReads: (onRead) => watchReads(lending, onRead),
    })
  hubs.set(lending, hub)
  return hub
}

/** What was missed comes with the change events; what they announced before the break may not have been read any more. */
function readFailed(lending: Lending, customerPartnerId: string): void {
  const isFollowed = matchFollowedQueries(lending, customerPartnerId)
  invalidateReads(lending, {
    predicate: (query) => isFollowed(query) && (query.state.isInvalidated || query.state.status === 'error'),
  })
}

function watchReads(lending: Lending, onRead: (ownerId: string | null) => void): () => void {
  const isMine = lendingKeys.mine(lending)
  return lending.queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
    const ownerId: unknown = event.query.queryKey[3]
    if (isMine(event.query)) onRead(typeof ownerId === 'string' ? ownerId : null)
  })
}
