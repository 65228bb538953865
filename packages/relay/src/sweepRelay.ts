import { inSpan } from './http/index.ts'
import type { Batches } from './batches/createBatches.ts'
import type { Changes } from './changes/createChanges.ts'
import { createResealing } from './database/sealing/createResealing.ts'
import type { Owner } from './database/Owner.ts'
import type { Inbox } from './inbox/createInbox.ts'
import type { Ledger } from './ledger/index.ts'
import type { Clock } from './lib/Clock.ts'
import type { Observability } from './observability/createObservability.ts'
import type { OpenedStore } from './openSealedStore.ts'
import type { Outbox } from './outbox/createOutbox.ts'
import type { Uploads } from './uploads/createUploads.ts'

type SweepContext = Observability &
  OpenedStore & {
    readonly environment: Owner['environment']
    readonly clock: Clock
    readonly ledger: Pick<Ledger, 'fence' | 'operations' | 'prune'>
    readonly inbox: Pick<Inbox, 'applyWaiting' | 'confirmEvents' | 'blankBodies'>
    readonly uploads: Pick<Uploads, 'sweep' | 'reconcile' | 'lookAtDisk'>
    readonly batches: Pick<Batches, 'sweep'>
    readonly outbox: Pick<Outbox, 'sweep'>
    readonly changes: Pick<Changes, 'retention'>
    /** Milliseconds for which received bodies are kept. */
    readonly inboxRetention: number
  }

/** The parts of a sweep, in order: it applies known events before anything counts as silent, then asks the service, and does the slow parts last. */
const parts: readonly [name: string, work: (context: SweepContext) => Promise<unknown>][] = [
  ['clock', checkClock],
  ['fence', checkFence],
  ['webhooks', ({ inbox }) => inbox.applyWaiting()],
  ['ledger', sweepLedger],
  ['confirmations', ({ inbox }) => inbox.confirmEvents()],
  ['bodies', ({ inbox }) => inbox.blankBodies()],
  ['sealing', resealLedger],
  ['batches', ({ batches }) => batches.sweep()],
  ['uploads', ({ uploads }) => uploads.sweep()],
  ['reconciliation', ({ uploads }) => uploads.reconcile()],
  ['disk', ({ uploads }) => uploads.lookAtDisk()],
  ['outbox', ({ outbox }) => outbox.sweep()],
  ['transitions', measureTransitions],
  ['attention', measureAttention],
  ['retention', ({ ledger }) => ledger.prune()],
]

/**
 * Does the work that time makes due. Measures its duration, and the records that wait for an operator afterwards. A part that fails holds up
 * no other.
 *
 * @throws AggregateError with what went wrong in the parts that failed.
 */
export async function sweepRelay(context: SweepContext): Promise<void> {
  const { clock, store, measure, logger, tracer, environment } = context
  const startedAt = clock.now()
  const span = tracer.start('sweep', {
    kind: 'internal',
    parent: null,
    attributes: { 'onlend.environment': environment },
  })
  const failures: unknown[] = []
  let isDone = false
  try {
    await store.prepare(startedAt)
    // Asked once: a store that is away would keep every part waiting.
    await store.ping()
    for (const [part, work] of parts) {
      const turn = tracer.start(`sweep ${part}`, {
        kind: 'internal',
        parent: span,
        attributes: { 'onlend.sweep.part': part },
      })
      await inSpan(turn, () => work(context)).catch((error: unknown) => {
        failures.push(error)
        logger.error({ event: 'sweep.part_failed', part }, 'a part of a sweep failed; the others are done')
      })
    }
    isDone = failures.length === 0
  } finally {
    measure({ type: 'sweep', duration: clock.now() - startedAt, failed: !isDone })
    span.end({ isError: !isDone })
  }
  if (!isDone) throw new AggregateError(failures, 'Parts of a sweep failed; the next one tries them again')
}

/** Logs the raised fence at each sweep, while the relay sends nothing. */
async function checkFence({ ledger: { fence }, logger, measure }: SweepContext): Promise<void> {
  const { isRaised } = await fence.look()
  measure({ type: 'fence', isRaised })
  if (isRaised) logger.warn({ event: 'fence.up' }, 'nothing is sent until an operator lifts the fence')
}

/** Seals texts anew that an older secret has sealed, and finds out whether everything opens. */
async function resealLedger(context: SweepContext): Promise<void> {
  const { store, sealing, clock, logger, measure, unreadable } = context
  const found = await createResealing({ store, sealing }).some({
    ...{ now: clock.now(), logger, isDoubtful: unreadable.isFound },
    onLook: (look) => measure({ type: 'sealing', ...look }),
  })
  unreadable.isFound = found ?? unreadable.isFound
}

async function sweepLedger(context: SweepContext): Promise<void> {
  const { store, clock, environment, ledger, changes, inboxRetention } = context
  const now = clock.now()
  await store.sweep({
    environment,
    now,
    staleBefore: now - ledger.operations.staleAfter,
    answersBefore: now - ledger.operations.answerRetention,
    changeEventsBefore: now - changes.retention,
    deliveriesBefore: now - inboxRetention,
  })
}

async function measureAttention({ store, clock, environment, measure }: SweepContext): Promise<void> {
  const { waiting, ...staged } = await store.attention(environment)
  const age = ({ count, oldestAt }: { count: number; oldestAt: number | null }) => ({
    count,
    oldest: oldestAt === null ? 0 : Math.max(0, clock.now() - oldestAt),
  })
  const { unknown, stale, conflicts, approvals, unmatched, ambiguous, unparsed } = waiting
  measure({
    type: 'attention',
    waiting: {
      unknown: age(unknown),
      stale: age(stale),
      conflicts: age(conflicts),
      approvals: age(approvals),
      unmatched: age(unmatched),
      ambiguous: age(ambiguous),
      unparsed: age(unparsed),
    },
    ...staged,
  })
}

/** Rows in one statement, and statements in one sweep; the next sweep takes the rest. */
const transitions = { page: 1_000, pages: 100 }

/** Measures the transitions of operations. An instance without metrics leaves them to one that has some. */
async function measureTransitions({ store, environment, isMeasured, measure }: SweepContext): Promise<void> {
  if (!isMeasured) return
  for (let page = 0; page < transitions.pages; page += 1) {
    const taken = await store.takeTransitions(environment, transitions.page)
    for (const transition of taken) measure({ type: 'transition', ...transition })
    if (taken.length < transitions.page) return
  }
}

/** Milliseconds that an instance's clock may differ from the store's: a third of what a lease allows for. */
const clockMargin = 10_000

/**
 * Says in the log when this instance's clock is not the store's: the instances do not see each other's clocks, but all see this one. Leases
 * and the window of possible duplicates are counted by the instances' own.
 */
async function checkClock({ store, clock, logger }: SweepContext): Promise<void> {
  const before = clock.now()
  const theirs = await store.readClock()
  if (theirs === null) return
  // The time between question and answer is no difference.
  const difference = Math.min(Math.max(theirs, before), clock.now()) - theirs
  if (Math.abs(difference) < clockMargin) return
  const seconds = Math.round(difference / 1_000)
  logger.error(
    { event: 'clock.differs', seconds },
    'the clock of this instance is ahead of the database by so many seconds, or behind where it is negative',
  )
}
