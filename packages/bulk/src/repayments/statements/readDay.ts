import { readDateParts } from './readDateParts.ts'
import type { StatementLayout } from './StatementLayout.ts'

/** Reads a day as `YYYY-MM-DD`; `null` where the text is no day in that order. */
export function readDay(text: string, order: StatementLayout['dateOrder']): string | null {
  const parts = readDateParts(text)
  if (!parts) return null
  const { first, second, year, isClear } = parts
  const isMonthFirst = !isClear && order === 'month-first'
  const [day, month] = isMonthFirst ? [second, first] : [first, second]
  const date = new Date(Date.UTC(year, month - 1, day))
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null
  return date.toISOString().slice(0, 10)
}
