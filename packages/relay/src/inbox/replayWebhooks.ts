import type { InboxContext } from './InboxContext.ts'
import type { ReplayQuery } from './sql/inboxStore.ts'
import { applyDelivery } from './applyDelivery.ts'

/** The filter of the webhooks to read again; without fields, all open ones. */
export type ReplayWebhooksOptions = {
  /** The name of one sender. */
  source?: string | undefined
  /** Milliseconds since 1970: only webhooks from this moment on. */
  since?: number
  /** The id of one webhook; only this option reads an altered webhook. */
  deliveryId?: string | undefined
}

/** The number of webhooks that were read again, and of those skipped because their sender is no longer set up. */
export type ReplayReport = { read: number; skipped: number }

const page = 100

/**
 * Reads every webhook with an open event and a whole body again, with today's parser. Matched events and final states stay, and a second run
 * finds only webhooks that are still open.
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
    if (!last) return report
    after = { receivedAt: last.now, id: last.id }
  }
}
