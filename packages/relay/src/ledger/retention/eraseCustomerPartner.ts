import type { LedgerContext } from '../LedgerContext.ts'
import type { Owner } from '../../database/Owner.ts'
import { getQuietTime } from './getQuietTime.ts'
import type { Erased, KeptRecord } from './RetentionStore.ts'

/** Whose data is erased. */
export type ErasedSubject = { customerPartnerId: string }

/** Who erases. */
export type EraseOptions = {
  /** The host's own id of the person who decided it; it is in the audit then. */
  by: string
}

/** What an erasure did. Nothing is left to do where `kept` is empty; else it is called again later. */
export type ErasureReport = { erased: Erased; kept: KeptRecord[] }

/** Removes what an owner has staged: the bytes before their rows. Says what is gone, and what stays and why. */
export type RemoveStaged = (owner: Owner) => Promise<{ removed: string[]; kept: KeptRecord[] }>

/**
 * Erases what is kept of a customer partner, in steps, each with its entry in the audit. What is in flight, in doubt or recent is left and named.
 *
 * @throws TypeError without an id or a person.
 */
export async function eraseCustomerPartner(
  context: LedgerContext,
  { subject, by: given }: { subject: ErasedSubject; by: string },
  removeStaged: RemoveStaged,
): Promise<ErasureReport> {
  const { store, clock, environment, logger } = context
  const owner: Owner = { environment, kind: 'customerPartnerId', id: readText(subject?.customerPartnerId) }
  const by = readText(given)
  await store.prepare(clock.now())
  const uploads = await removeStaged(owner)
  const erased: Erased = {
    ...{
      operations: 0,
      events: 0,
      batches: 0,
      drafts: 0,
      uploads: 0,
      destinations: 0,
      changeEvents: 0,
      snapshots: 0,
    },
  }
  for (let isDone = false; !isDone; ) {
    const now = clock.now()
    const changedBefore = now - getQuietTime(context)
    const step = await store.erase({ owner, by, uploads: uploads.removed, changedBefore, now })
    // The cast names the keys of the counts.
    for (const name of Object.keys(erased) as (keyof Erased)[]) erased[name] += step.erased[name]
    isDone = step.isDone
  }
  const kept = [...(await store.listKept(owner, { now: clock.now() })), ...uploads.kept]
  logger.info(
    { event: 'retention.erased', ...erased, kept: kept.length },
    'the data of a customer partner were erased; the audit says whose, and by whom',
  )
  return { erased, kept }
}

function readText(value: unknown): string {
  if (typeof value === 'string' && value !== '') return value
  throw new TypeError('erase takes { customerPartnerId } and { by }, texts that are not empty')
}
