import { calendarDays } from '@onlend/core/internal'

/** Two calendar days and all days between them; `null` is no limit. */
export type DayRange = { from: string | null; to: string | null }

/** The text of a range of days in a filter: `2026-01-01..2026-01-31`, and `..2026-01-31` where an end is open. */
export const dayRanges = {
  /** Writes a range; `null` when neither end has a limit. */
  write: ({ from, to }: DayRange): string | null =>
    from === null && to === null ? null : `${from ?? ''}..${to ?? ''}`,
  /** Reads a range. A text that is no day is no limit: a person can type an address by hand. */
  read(text: string): DayRange {
    const [from = '', to = ''] = text.split('..')
    return { from: calendarDays.isDay(from) ? from : null, to: calendarDays.isDay(to) ? to : null }
  },
  /** Whether a day lies within a range, its ends included. */
  has: ({ from, to }: DayRange, date: string): boolean =>
    (from === null || date >= from) && (to === null || date <= to),
}
