import type { Owner } from '../database/Owner.ts'
import type { Clock } from '../lib/Clock.ts'
import { type RunningWork, trackWork } from '../lib/trackWork.ts'
import type { Observability } from '../observability/createObservability.ts'
import { waits } from './waits.ts'
import type { OutcomeReceipt } from './OutcomeOptions.ts'
import type { OutcomeRecord, ReceiverName, TryResult } from './OutcomeRecord.ts'
import type { OutcomeStore } from './sql/outcomeStore.ts'

/** Delivers one row of the outbox. A throw is a failed try. */
export type Deliver = (row: OutcomeRecord, signal: AbortSignal) => Promise<OutcomeReceipt>

export type CourierContext = Pick<Observability, 'logger' | 'measure'> & {
  readonly store: OutcomeStore & {
    prepare(now: number): Promise<void>
    onChangeEvent(listener: () => void): Promise<() => Promise<void>>
  }
  readonly environment: Owner['environment']
  readonly clock: Clock
  readonly running: Map<Promise<unknown>, RunningWork>
  readonly isClosing: () => boolean
}

/** The most deliveries of one instance at a time. */
const atOnce = 16
/** Milliseconds that an instance has to record a try after its time is over. */
const leaseMargin = 30_000
/** Milliseconds until the next look for due rows, at least and at most. */
const shortestPause = 1_000
const longestPause = 60_000

/** Makes the courier of one instance, which delivers the outbox after the first `wake`; one courier of all instances at a time holds a row. */
export function createCourier(
  context: CourierContext,
  { deliver, receivers, timeout }: { deliver: Deliver; receivers: readonly ReceiverName[]; timeout: number },
) {
  const { store, clock, logger, measure, environment, isClosing } = context
  const holder = crypto.randomUUID()
  let underway = 0
  let isLooking = false
  let isWoken = false
  let listening: Promise<() => Promise<void>> | null = null
  let cancelTimer = (): void => {}

  const attempt = async (row: OutcomeRecord): Promise<void> => {
    const receipt = await tryOnce(row)
    const result = toResult(row, receipt, clock.now())
    await store.recordTry(row, holder, result)
    const isDead = result.type === 'failed' && result.nextAt === null
    measure({ type: 'outcomeTry', receiver: row.receiver, outcome: isDead ? 'dead' : result.type })
    if (receipt.type !== 'failed') return
    const facts = {
      outcomeEvent: row.eventId,
      receiver: row.receiver,
      problem: receipt.problem,
      attempts: row.attempts,
    }
    if (isDead)
      logger.error(
        { event: 'outcome.dead', ...facts },
        'an outcome event is a dead letter: send it again by hand',
      )
    else
      logger.warn(
        { event: 'outcome.failed', ...facts },
        'an outcome event was not delivered and is sent again later',
      )
  }

  const tryOnce = async (row: OutcomeRecord): Promise<OutcomeReceipt> => {
    const controller = new AbortController()
    let cancel = (): void => {}
    const late = new Promise<OutcomeReceipt>((resolve) => {
      cancel = clock.setTimer(() => {
        controller.abort()
        resolve({ type: 'failed', problem: 'timeout' })
      }, timeout)
    })
    const given = deliver(row, controller.signal).catch(
      (): OutcomeReceipt => ({
        type: 'failed',
        problem: row.receiver === 'host' ? 'host_failed' : 'unreachable',
      }),
    )
    return Promise.race([given, late]).finally(cancel)
  }

  const start = (row: OutcomeRecord): void => {
    underway += 1
    const done = attempt(row)
      // The lease ends, and the row is delivered once more.
      .catch(() =>
        logger.warn(
          { event: 'outcome.not_recorded', outcomeEvent: row.eventId },
          'a try could not be recorded',
        ),
      )
      .finally(() => {
        underway -= 1
        wake()
      })
    void trackWork(context, { work: 'outcome', id: row.eventId }, done)
  }

  const look = async (): Promise<void> => {
    await store.prepare(clock.now())
    if (isClosing()) return
    listening ??= store.onChangeEvent(() => wake())
    await listening
    while (underway < atOnce && !isClosing()) {
      const now = clock.now()
      const limit = atOnce - underway
      const lease = { holder, now, leaseUntil: now + timeout + leaseMargin }
      const rows = await store.takeOutcomes(environment, { receivers, ...lease, limit })
      for (const row of rows) start(row)
      if (rows.length < limit) break
    }
    const at = underway < atOnce ? await store.nextOutcomeAt(environment, receivers) : null
    cancelTimer()
    if (at === null || isClosing()) return
    cancelTimer = clock.setTimer(wake, Math.min(longestPause, Math.max(shortestPause, at - clock.now())))
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
      .catch(() => {
        // The store cannot be reached: the next sweep looks again.
        listening = null
        isWoken = false
        logger.warn({ event: 'outcome.not_looked' }, 'the outbox could not be read')
      })
      .finally(() => {
        isLooking = false
        // Woken between the last look and here.
        if (isWoken) wake()
      })
    void trackWork(context, { work: 'outcome', id: 'look' }, looking)
  }

  return {
    /** Looks for due rows and delivers them; returns at once. */
    wake,
    /** Begins no other delivery. */
    stop(): void {
      cancelTimer()
      void listening?.then((stop) => stop()).catch(() => undefined)
    },
  }
}

function toResult(row: OutcomeRecord, receipt: OutcomeReceipt, now: number): TryResult {
  if (receipt.type === 'later') return { type: 'later', nextAt: now + receipt.wait }
  if (receipt.type === 'delivered') return { type: 'delivered', at: now }
  if (receipt.type === 'dropped') return { type: 'dropped' }
  const wait = waits[row.attempts - 1]
  // A tenth more or less, so that what failed together does not come back together.
  const nextAt = wait === undefined ? null : now + Math.round(wait * (0.9 + Math.random() / 5))
  return { type: 'failed', problem: receipt.problem, nextAt }
}
