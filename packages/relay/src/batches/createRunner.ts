import { trackWork } from '../lib/trackWork.ts'
import { errorName } from '../observability/index.ts'
import type { BatchesContext } from './BatchesContext.ts'
import { runBatch } from './runBatch.ts'

/** Sends the batches of a store, together with the runners of other instances: one runner at a time holds a batch. */
export type Runner = ReturnType<typeof createRunner>

/** The most batches that one instance sends at a time. */
const atOnce = 2
/** Milliseconds until the next look for due batches, at least and at most. */
const shortestPause = 100
const longestPause = 60_000

/** Makes the runner of one instance; the runner does nothing before the first `wake`. */
export function createRunner(context: BatchesContext) {
  const { store, clock, logger, environment, isClosing } = context
  const holder = crypto.randomUUID()
  const going = new Set<string>()
  let isLooking = false
  let isWoken = false
  let cancelTimer = (): void => {}

  const start = (batch: Parameters<typeof runBatch>[1]): void => {
    const key = JSON.stringify([batch.owner.id, batch.id])
    going.add(key)
    const run = runBatch(context, batch, holder).catch((error: unknown) => {
      logger.error(
        { event: 'batch.failed', batch: batch.id, name: errorName(error) },
        'the sending of a batch broke off and is taken up again',
      )
    })
    const ended = run.finally(() => {
      going.delete(key)
      wake()
    })
    void trackWork(context, { work: 'batch', id: batch.id }, ended)
  }
  const look = async (): Promise<void> => {
    await store.prepare(clock.now())
    while (going.size < atOnce && !isClosing()) {
      const now = clock.now()
      const taken = await store.takeBatch(environment, { holder, now, leaseUntil: now + context.lease })
      if (!taken) break
      start(taken)
    }
    const at = going.size < atOnce ? await store.nextBatchAt(environment) : null
    cancelTimer()
    if (at === null || isClosing()) return
    const pause = Math.min(longestPause, Math.max(shortestPause, at - clock.now() + 1))
    cancelTimer = clock.setTimer(wake, pause)
  }
  const wake = (): void => {
    isWoken = true
    if (isLooking || isClosing()) return
    isLooking = true
    const looking = (async () => {
      while (isWoken && !isClosing()) {
        isWoken = false
        await look()
      }
    })()
      // The store cannot be reached: the next sweep looks again.
      .catch(() => logger.warn({ event: 'batch.not_looked' }, 'it could not be looked for batches to send'))
      .finally(() => {
        isLooking = false
      })
    void trackWork(context, { work: 'batch', id: 'look' }, looking)
  }
  return {
    /** Looks for batches that are due, and sends them; returns at once. */
    wake,
    /** Cancels the next look for batches. The closing relay waits for the pieces in flight. */
    stop: (): void => cancelTimer(),
  }
}
