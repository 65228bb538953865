import type { RelayStore } from '../../src/RelayStore.ts'

/** Whether a webhook is among those that the replay command would read again. */
export async function isReplayable(store: RelayStore, deliveryId: string): Promise<boolean> {
  const query = { environment: 'sandbox', source: null, since: 0, deliveryId, after: null } as const
  return (await store.listReplayable(query, 10)).length > 0
}
