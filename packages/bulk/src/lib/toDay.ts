import type { DateParts } from './readDateParts.ts'

/** The order of the parts of a date whose text leaves it open. */
export type DateOrder = 'day-first' | 'month-first' | 'year-first'

/** The day of a date's parts as `YYYY-MM-DD`; `null` where the calendar has no such day in that order. */
export function toDay({ first, second, year, isClear }: DateParts, order: DateOrder): string | null {
  const isMonthFirst = !isClear && order === 'month-first'
  const [day, month] = isMonthFirst ? [second, first] : [first, second]
  if (year < 1900 || year > 2199) return null
  const date = new Date(Date.UTC(year, month - 1, day))
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null
  return date.toISOString().slice(0, 10)
}
