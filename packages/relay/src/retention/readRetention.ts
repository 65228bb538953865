import type { RelayContext } from '../RelayContext.ts'
import type { RetentionDays, RetentionOptions } from '../RelayOptions.ts'

const day = 86_400_000

/** Days. Shorter ones would reach into the time in which events are matched and duplicates held back; a longer one is a number of something else. */
const shortest = 30
const longest = 36_500

/** For how long records are kept, in milliseconds; `null` is for good. */
export type Retention = { operations: number | null; webhooks: number | null }

/**
 * Reads for how long records are kept.
 *
 * @throws TypeError for what is no number of days, and for one within which an event may still be matched or a duplicate held back.
 */
export function readRetention(
  { operations = 'forever', webhooks = operations }: RetentionOptions = {},
  limits: Pick<RelayContext, 'operations' | 'inbox'>,
): Retention {
  const quiet = getQuietTime(limits)
  const read = (name: keyof Retention, days: RetentionDays): number | null => {
    if (days === 'forever') return null
    if (!Number.isSafeInteger(days) || days < shortest || days > longest)
      throw new TypeError(`retention.${name} is a whole number of days from ${shortest} on, or 'forever'`)
    if (days * day < quiet)
      throw new TypeError(
        `retention.${name} has to be longer than ${Math.ceil(quiet / day)} days, as inbox.matchWindow and operations.duplicateWindow are set`,
      )
    return days * day
  }
  return { operations: read('operations', operations), webhooks: read('webhooks', webhooks) }
}

/** Milliseconds for which an event waits for its operation, or may be about one that was settled (`stores/sql/matchWindows.ts`). */
const waiting = 7 * day

/**
 * Milliseconds for which nothing final is forgotten: an event that is told again must find the operation that it is about, and not another one that equals it,
 * and an equal operation must be held back.
 */
export function getQuietTime({ operations, inbox }: Pick<RelayContext, 'operations' | 'inbox'>): number {
  return Math.max(2 * waiting, inbox.matchWindow + waiting, operations.duplicateWindow)
}
