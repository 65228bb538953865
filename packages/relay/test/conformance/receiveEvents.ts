import type { AppliedReading, KeptEvent } from '../../src/inbox/InboxStore.ts'
import type { RelayStore } from '../../src/RelayStore.ts'
import { appliedReading } from './appliedReading.ts'
import { settlementEvent } from './settlementEvent.ts'
import { newDelivery } from './newDelivery.ts'

/** Keeps a webhook and applies the settlement events in it. Returns the webhook's id. */
export async function receiveEvents(
  store: RelayStore,
  events: Partial<KeptEvent>[],
  changes: Partial<AppliedReading> = {},
): Promise<string> {
  const { id } = await store.keepDelivery(newDelivery())
  await store.applyEvents(id, events.map(settlementEvent), { ...appliedReading, ...changes })
  return id
}
