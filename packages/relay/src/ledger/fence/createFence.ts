import { toHex, OptionError } from '@onlend/core/internal'
import { withDeadline } from '../../lib/withDeadline.ts'
import type { Clock } from '../../lib/Clock.ts'
import type { Logger } from '../../lib/Logger.ts'
import type { RelayMetrics } from '../../observability/index.ts'
import type { Owner } from '../../database/Owner.ts'
import type { FenceStore } from '../sql/fenceStore.ts'
import type { Fence } from './Fence.ts'
import type { LedgerWitness } from './LedgerWitness.ts'
import { readEpoch } from './readEpoch.ts'

/** The fence as one relay knows it, and the operations that this relay sent last. */
export type LedgerFence = {
  /** The last reading: a few seconds old at most, while the store can be reached. */
  current(): Fence
  /** Reads the fence, unless it was read in the last five seconds; raises it where the ledger lacks a sent operation. Never rejects. */
  refresh(): Promise<void>
  /** Does the same at once; rejects where the store cannot be reached. */
  look(): Promise<Fence>
  /** Ids of the operations that were sent last; with a witness, also those from before this process. */
  witnessed(): Promise<readonly string[]>
  /** Remembers an operation before the send. `false` where the witness did not write it down: the relay must not send it. */
  note(id: string): Promise<boolean>
  raise(by: string): Promise<Fence>
  /** `null` where the fence is not raised. */
  lift(by: string): Promise<Fence | null>
}

type FenceOptions = {
  store: FenceStore & { prepare(now: number): Promise<void> }
  environment: Owner['environment']
  witness: LedgerWitness | undefined
  clock: Clock
  logger: Logger
  measure: RelayMetrics['record']
}

/** Milliseconds between two readings, and until the fence gives one up. */
const lookInterval = 5_000
const timeout = 2_000
/** Remembered operations: more than an instance can commit at once, since the database may commit them in another order. */
const most = 32

const neverRaised: Fence = {
  ...{ epoch: null, isRaised: false, raisedAt: null, raisedBy: null, liftedAt: null, liftedBy: null },
}

/**
 * Makes the fence, which keeps a ledger that came back from a backup from sending lost operations again. The relay never deletes a sent operation
 * without a tombstone: a ledger that lacks one is an older one.
 */
export function createFence({
  store,
  environment,
  witness,
  clock,
  logger,
  measure,
}: FenceOptions): LedgerFence {
  let fence = neverRaised
  let triedAt = Number.NEGATIVE_INFINITY
  let looking: Promise<unknown> = Promise.resolve()
  let sent: string[] | null = null
  const save = witness ? createSaver(witness, () => (sent ?? []).join('\n')) : null

  const failed = (work: 'read' | 'write'): void =>
    logger.error(
      { event: 'fence.witness_failed', work },
      'the witness of the ledger could not be read or written; while it cannot be written, nothing is sent',
    )
  const witnessed = async (): Promise<string[]> => {
    if (sent) return sent
    const text = witness
      ? await withDeadline(clock, timeout, () => witness.read()).catch(() => failed('read'))
      : null
    // The next call asks the witness again, unless an operation was sent meanwhile.
    if (text === undefined) return sent ?? []
    sent ??=
      text === null
        ? []
        : text
            .split('\n')
            .filter((id) => id !== '')
            .slice(-most)
    return sent
  }
  const raise = async (by: string, lost?: readonly string[]): Promise<Fence> => {
    const epoch = toHex(crypto.getRandomValues(new Uint8Array(4)))
    const now = clock.now()
    fence = await store.raiseFence(environment, { epoch, by, now, ...(lost && { witnessed: lost }) })
    if (fence.epoch !== epoch) return fence
    const who = by === 'system' ? by : 'operator'
    measure({ type: 'fenceRaised', by: who })
    logger.error(
      { event: 'fence.raised', by: who },
      'the ledger may lack operations that were sent: nothing is sent until an operator lifts the fence',
    )
    return fence
  }
  const checkChange = async (by: unknown): Promise<void> => {
    if (typeof by !== 'string' || by === '')
      throw new OptionError('The fence is raised and lifted by a person: give their id as `by`')
    await store.prepare(clock.now())
  }
  const look = async (): Promise<Fence> => {
    await store.prepare(clock.now())
    const lost = await witnessed()
    const { isOlder, ...found } = await store.readFence(environment, lost)
    fence = found
    return isOlder && !found.isRaised ? raise('system', lost) : fence
  }
  return {
    current: () => fence,
    async refresh() {
      const since = clock.now() - triedAt
      if (since >= lookInterval || since < 0) {
        triedAt = clock.now()
        // While the store cannot be reached, the last reading stays.
        looking = withDeadline(clock, timeout, look).catch(() => undefined)
      }
      await looking
    },
    look,
    witnessed,
    async note(id) {
      const before = await witnessed()
      const isSameEpoch = before.length === 0 || readEpoch(before[0] ?? '') === readEpoch(id)
      sent = [...(isSameEpoch ? before : []), id].slice(-most)
      if (!save) return true
      const isSaved = await withDeadline(clock, timeout, () => save().then(() => true)).catch(() => false)
      if (isSaved !== true) failed('write')
      return isSaved === true
    },
    async raise(by) {
      await checkChange(by)
      return raise(by)
    },
    async lift(by) {
      await checkChange(by)
      const lifted = await store.liftFence(environment, { by, now: clock.now() })
      if (!lifted) return null
      fence = lifted
      logger.info(
        { event: 'fence.lifted' },
        'operations are sent again, under keys that are new since the fence was raised',
      )
      return lifted
    },
  }
}

/** Writes one text after the other, each with the ids at its beginning; calls during a write share the next one. */
function createSaver({ write }: LedgerWitness, textNow: () => string): () => Promise<void> {
  let last: Promise<unknown> = Promise.resolve()
  let next: Promise<void> | null = null
  return () => {
    next ??= last.then(() => {
      next = null
      const writing = write(textNow())
      last = writing.catch(() => undefined)
      return writing
    })
    return next
  }
}
