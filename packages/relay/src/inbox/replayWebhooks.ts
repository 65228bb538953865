import type { InboxContext } from './InboxContext.ts'
import type { ReplayQuery } from './InboxStore.ts'
import { applyDelivery } from './applyDelivery.ts'

/** Which webhooks are read again; all that are open where nothing is said. */
export type ReplayWebhooksOptions = {
  /** The name of one sender. */
  source?: string
  /** Milliseconds since 1970: only what came from then on. */
  since?: number
  /** One webhook; the only way to have one read that came second under a known message id. */
  deliveryId?: string
}

/** How many webhooks were read again, and how many of them could not be because their sender is not set up any more. */
export type ReplayReport = { read: number; skipped: number }

const page = 100

/**
 * Reads every webhook again that has something open in it and is still kept whole, with today's parser. What is matched stays, a final
 * state is not changed, and a second run finds only what is still open.
 */
export async function replayWebhooks(
  context: InboxContext,
  { source, since, deliveryId }: ReplayWebhooksOptions = {},
): Promise<ReplayReport> {
  const { store, clock, environment, webhooks } = context
  await store.prepare(clock.now())
  const report = { read: 0, skipped: 0 }
  const asked = { environment, source: source ?? null, since: since ?? 0, deliveryId: deliveryId ?? null }
  let after: ReplayQuery['after'] = null
  for (;;) {
    const deliveries = await store.listReplayable({ ...asked, after }, page)
    for (const delivery of deliveries) {
      const sender = webhooks.get(delivery.source)
      if (sender) await applyDelivery(context, sender, { ...delivery, again: true })
      report[sender ? 'read' : 'skipped'] += 1
    }
    const last = deliveries.at(-1)
    if (!last || deliveries.length < page) return report
    after = { receivedAt: last.now, id: last.id }
  }
}
