import type { RelayContext } from './RelayContext.ts'
import { sweepUploads } from './uploads/sweepUploads.ts'
import { applyDelivery } from './webhooks/applyDelivery.ts'
import { blankBodies } from './webhooks/blankBodies.ts'
import { confirmEvents } from './webhooks/confirmEvents.ts'

/** Kept webhooks younger than this may still be on their way through another instance. */
const settling = 30_000

/** Does what time alone makes due, and measures how long that took and what waits for an operator afterwards. */
export async function sweepRelay(context: RelayContext): Promise<void> {
  const { clock, measure } = context
  const startedAt = clock.now()
  let failed = true
  try {
    await sweep(context)
    failed = false
  } finally {
    measure({ type: 'sweep', duration: clock.now() - startedAt, failed })
  }
}

async function sweep(context: RelayContext): Promise<void> {
  const { store, clock, environment, operations, events, inbox, webhooks } = context
  const now = clock.now()
  await store.prepare(now)
  for (const delivery of await store.listUnapplied(environment, now - settling)) {
    const source = webhooks.get(delivery.source)
    if (source) await applyDelivery(context, source, delivery)
  }
  await confirmEvents(context)
  await blankBodies(context)
  await store.sweep({
    environment,
    now,
    staleBefore: now - operations.staleAfter,
    answersBefore: now - operations.answerRetention,
    noticesBefore: now - events.retention,
    deliveriesBefore: now - inbox.retention,
  })
  await sweepUploads(context)
  const { oldestUnmatchedAt, ...counts } = await store.attention(environment)
  const oldestUnmatched = oldestUnmatchedAt === null ? 0 : Math.max(0, now - oldestUnmatchedAt)
  context.measure({ type: 'attention', ...counts, oldestUnmatched })
}
