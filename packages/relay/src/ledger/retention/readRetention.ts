import { OptionError } from '@onlend/core/internal'
import type { LedgerContext } from '../LedgerContext.ts'
import { getQuietTime } from './getQuietTime.ts'

/** Days, a whole number from 30 on; `'forever'` keeps the records for good. */
export type RetentionDays = number | 'forever'

/**
 * The days for which the relay keeps final records. The relay never prunes an operation that is in flight, awaited, waiting for a person or in doubt. A pruned
 * key stays known: the relay answers `operation_forgotten` and never sends it again. Other options, in milliseconds, delete parts of records sooner:
 * `operations.answerRetention`, `inbox.openRetention`, `inbox.retention`, `events.retention` and `uploads.retention`. The audit stays for good.
 */
export type RetentionOptions = {
  /**
   * Operations with their rows and resolutions, counted from their last change; and destinations, from the first attempt. Operations are the only record of
   * the sent writes: keep them for as long as the law of your country asks, in most countries five years or longer. @default 'forever'
   */
  operations?: RetentionDays
  /** Webhooks with their settlement events, counted from their arrival; the inbox still recognises a later repeat. @default as `operations` */
  webhooks?: RetentionDays
  /** Snapshots of credit limits, for the 12-week chart. @default 400 */
  snapshots?: RetentionDays
}

const day = 86_400_000

/** Days. A shorter time would end while events are matched and duplicates held back; a longer one is probably not in days. */
const shortest = 30
const longest = 36_500

/** The retention of records, in milliseconds; `null` keeps them for good. */
export type Retention = { operations: number | null; webhooks: number | null; snapshots: number | null }

/**
 * Reads the retention of records.
 *
 * @throws TypeError for an invalid number of days, and for a time within which the relay still matches events or holds back duplicates.
 */
export function readRetention(
  given: RetentionOptions | undefined,
  limits: Pick<LedgerContext, 'operations' | 'matchWindow'>,
): Retention {
  const { operations = 'forever', webhooks = operations, snapshots = 400 } = given ?? {}
  const quiet = getQuietTime(limits)
  const read = (name: keyof Retention, days: RetentionDays): number | null => {
    if (days === 'forever') return null
    if (!Number.isSafeInteger(days) || days < shortest || days > longest)
      throw new OptionError(`retention.${name} is a whole number of days from ${shortest} on, or 'forever'`)
    if (name !== 'snapshots' && days * day < quiet)
      throw new OptionError(
        `retention.${name} has to be longer than ${Math.ceil(quiet / day)} days, as inbox.matchWindow and operations.duplicateWindow are set`,
      )
    return days * day
  }
  return {
    operations: read('operations', operations),
    webhooks: read('webhooks', webhooks),
    snapshots: read('snapshots', snapshots),
  }
}
