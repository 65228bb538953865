import { OptionError } from '@onlend/core/internal'
import type { LedgerContext } from '../LedgerContext.ts'
import type { Owner } from '../../database/Owner.ts'
import { getQuietTime } from './getQuietTime.ts'
import type { Erased, KeptRecord } from './RetentionRecord.ts'

/** The customer partner whose data the erasure deletes. */
export type ErasedSubject = { customerPartnerId: string }

/** The options of an erasure. */
export type EraseOptions = {
  /** The host's own id of the person who decided the erasure, for the audit. */
  by: string
}

/** The result of an erasure. An empty `kept` means that the erasure is complete; else call it again later. */
export type ErasureReport = { erased: Erased; kept: KeptRecord[] }

/** Removes the staged files of an owner, the bytes before their rows. Returns the removed ids, and the kept files with their reasons. */
export type RemoveStaged = (owner: Owner) => Promise<{ removed: string[]; kept: KeptRecord[] }>

/**
 * Erases the data of a customer partner, in steps, each with its audit entry. The report names the records that stay: those in flight, in doubt or recent.
 *
 * @throws TypeError for a missing partner id or person.
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
      outcomes: 0,
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
  throw new OptionError('erase takes { customerPartnerId } and { by }, texts that are not empty')
}
