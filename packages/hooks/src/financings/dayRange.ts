const day = 86_400_000

/** Two calendar days and all between them; `null` is no limit. */
export type DayRange = { from: string | null; to: string | null }

/** Writes a range as the value of a filter: `2026-01-01..2026-01-31`, `..2026-01-31`; `null` when neither end is limited. */
export function writeDayRange({ from, to }: DayRange): string | null {
  return from === null && to === null ? null : `${from ?? ''}..${to ?? ''}`
}

/** Reads what `writeDayRange` wrote. What is no day is no limit: an address can be typed by hand. */
export function readDayRange(text: string): DayRange {
  const [from = '', to = ''] = text.split('..')
  return { from: isDay(from) ? from : null, to: isDay(to) ? to : null }
}

/** Whether a day lies within a range, its ends included. */
export function isInDayRange(date: string, { from, to }: DayRange): boolean {
  return (from === null || date >= from) && (to === null || date <= to)
}

/** The day so many days later, by the calendar alone: no zone, no daylight saving. */
export function addDays(date: string, count: number): string {
  return new Date(Date.parse(date) + count * day).toISOString().slice(0, 10)
}

/** How many days the second day is after the first; negative when it is before it. */
export function countDays(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / day
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
}
