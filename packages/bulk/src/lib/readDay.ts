import { readDateParts } from './readDateParts.ts'
import { type DateOrder, toDay } from './toDay.ts'

/** Reads a day as `YYYY-MM-DD`; `null` where the text is no day in that order. */
export function readDay(text: string, order: DateOrder): string | null {
  const parts = readDateParts(text)
  return parts && toDay(parts, order)
}
