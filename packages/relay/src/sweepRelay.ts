import type { RelayContext } from './RelayContext.ts'
import { checkClock } from './stores/checkClock.ts'
import { sweepUploads } from './uploads/sweepUploads.ts'
import { applyWaiting } from './inbox/applyWaiting.ts'
import { blankBodies } from './inbox/blankBodies.ts'
import { confirmEvents } from './inbox/confirmEvents.ts'

/** What a sweep does, in this order: what is known is heard before anything counts as silent, and the service is asked after that. */
const parts: readonly [name: string, work: (context: RelayContext) => Promise<void>][] = [
  ['clock', checkClock],
  ['webhooks', applyWaiting],
  ['ledger', sweepLedger],
  ['confirmations', confirmEvents],
  ['bodies', blankBodies],
  ['uploads', sweepUploads],
  ['attention', measureAttention],
]

/**
 * Does what time alone makes due, and measures how long that took and what waits for an operator afterwards. A part that fails holds up no
 * other.
 *
 * @throws AggregateError with what went wrong in the parts that failed.
 */
export async function sweepRelay(context: RelayContext): Promise<void> {
  const { clock, store, measure, logger } = context
  const startedAt = clock.now()
  const failures: unknown[] = []
  let isDone = false
  try {
    await store.prepare(startedAt)
    // Asked once: a store that is away would keep every part waiting.
    await store.ping()
    for (const [part, work] of parts) {
      await work(context).catch((error: unknown) => {
        failures.push(error)
        logger.error({ event: 'sweep.part_failed', part }, 'a part of a sweep failed; the others are done')
      })
    }
    isDone = failures.length === 0
  } finally {
    measure({ type: 'sweep', duration: clock.now() - startedAt, failed: !isDone })
  }
  if (!isDone) throw new AggregateError(failures, 'Parts of a sweep failed; the next one tries them again')
}

async function sweepLedger({
  store,
  clock,
  environment,
  operations,
  events,
  inbox,
}: RelayContext): Promise<void> {
  const now = clock.now()
  await store.sweep({
    environment,
    now,
    staleBefore: now - operations.staleAfter,
    answersBefore: now - operations.answerRetention,
    changeEventsBefore: now - events.retention,
    deliveriesBefore: now - inbox.retention,
  })
}

async function measureAttention({ store, clock, environment, measure }: RelayContext): Promise<void> {
  const { oldestUnmatchedAt, ...counts } = await store.attention(environment)
  const oldestUnmatched = oldestUnmatchedAt === null ? 0 : Math.max(0, clock.now() - oldestUnmatchedAt)
  measure({ type: 'attention', ...counts, oldestUnmatched })
}
