import type { LedgerContext } from '../LedgerContext.ts'
import { getQuietTime } from './getQuietTime.ts'

/** Days, a whole number from 30 on; `'forever'` keeps it for good. */
export type RetentionDays = number | 'forever'

/**
 * For how many days records are kept that are final. Nothing that is being sent, awaited, waiting for a person or in doubt ever goes, and every key stays known: it is
 * answered `operation_forgotten` and never sent again. Parts of records go sooner by options of their own: `operations.answerRetention`, `inbox.openRetention`,
 * `inbox.retention`, `events.retention` and `uploads.retention`, in milliseconds. The audit is kept for good.
 */
export type RetentionOptions = {
  /**
   * Operations with their rows and what operators resolved about them, from their last change on; and when an account was first asked for. They are the only record of
   * what was sent: keep them for as long as the law of your country asks, in most five years or longer. @default 'forever'
   */
  operations?: RetentionDays
  /** Webhooks with their settlement events, from their arrival on; one that is repeated later is still known. @default as `operations` */
  webhooks?: RetentionDays
  /** Snapshots of credit limits, of which the picture of 12 weeks is drawn. @default 400 */
  snapshots?: RetentionDays
}

const day = 86_400_000

/** Days. Shorter ones would reach into the time in which events are matched and duplicates held back; a longer one is a number of something else. */
const shortest = 30
const longest = 36_500

/** For how long records are kept, in milliseconds; `null` is for good. */
export type Retention = { operations: number | null; webhooks: number | null; snapshots: number | null }

/**
 * Reads for how long records are kept.
 *
 * @throws TypeError for what is no number of days, and for one within which an event may still be matched or a duplicate held back.
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
      throw new TypeError(`retention.${name} is a whole number of days from ${shortest} on, or 'forever'`)
    if (name !== 'snapshots' && days * day < quiet)
      throw new TypeError(
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
