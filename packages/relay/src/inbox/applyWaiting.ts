import type { InboxContext } from './InboxContext.ts'
import type { KeptDelivery } from './InboxRecord.ts'
import { applyDelivery } from './applyDelivery.ts'

/** Milliseconds for which another instance may still be applying a kept webhook. */
const settling = 30_000

/** Milliseconds for which every sweep retries a webhook; then the webhook waits for an operator. */
const timeout = 3_600_000

/**
 * Reads the webhooks that were kept and not applied, because a process died in between or the store failed. A failing webhook delays no
 * other. After an hour, a webhook that still fails, or whose sender is no longer set up, becomes `unparsed` and waits for an operator.
 */
export async function applyWaiting(context: InboxContext): Promise<void> {
  const { store, clock, environment } = context
  const now = clock.now()
  for (const delivery of await store.listUnapplied(environment, now - settling)) {
    if (await isApplied(context, delivery)) continue
    if (delivery.now > now - timeout) continue
    await store.applyEvents(delivery.id, [], { isParsed: false, redacted: null, again: false, now })
    context.logger.error(
      { event: 'webhook.given_up', delivery: delivery.id },
      'a kept webhook could not be applied for an hour; it waits in the inbox',
    )
  }
}

async function isApplied(context: InboxContext, delivery: KeptDelivery & { id: string }): Promise<boolean> {
  const source = context.webhooks.get(delivery.source)
  if (!source) return false
  try {
    await applyDelivery(context, source, delivery)
    return true
  } catch {
    context.logger.warn(
      { event: 'webhook.not_applied', delivery: delivery.id },
      'a webhook is kept and not applied yet',
    )
    return false
  }
}
