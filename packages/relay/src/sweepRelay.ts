import type { RelayContext } from './RelayContext.ts'
import { applyDelivery } from './webhooks/applyDelivery.ts'

/** Kept webhooks younger than this may still be on their way through another instance. */
const settling = 30_000

/** Does what time alone makes due. */
export async function sweepRelay(context: RelayContext): Promise<void> {
  const { store, clock, environment, operations, events, inbox, webhooks } = context
  const now = clock.now()
  await store.prepare(now)
  for (const delivery of await store.listUnapplied(environment, now - settling)) {
    const source = webhooks.get(delivery.source)
    if (source) await applyDelivery(context, source, delivery)
  }
  await store.sweep({
    environment,
    now,
    staleBefore: now - operations.staleAfter,
    answersBefore: now - operations.answerRetention,
    noticesBefore: now - events.retention,
    deliveriesBefore: now - inbox.retention,
  })
}
