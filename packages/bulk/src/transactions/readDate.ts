import { toPlainText } from '@onlend/core/internal'
import { readDateParts } from '../lib/readDateParts.ts'
import { toDay } from '../lib/toDay.ts'
import type { DateOrder } from './TransactionImport.ts'

/** A day read from a cell. `iso` is `null` where the text is no day. */
export type ReadDate = {
  /** `YYYY-MM-DD`. */
  iso: string | null
  /** Another day is possible: the other order of day and month also fits, or the text is a bare number. */
  isUnclear: boolean
  /** The text is a day only in the other order of day and month: the file mixes two orders, or the day is mistyped. */
  isAgainstOrder: boolean
}

const invalid: ReadDate = { iso: null, isUnclear: false, isAgainstOrder: false }

/**
 * Reads a cell as a calendar day, by the calendar alone: a `Date` would shift it across zones (T26). `order` settles `03/04/2025`; with
 * `isOrderSure` unset such a day is unclear.
 */
export function readDate(text: string, order: DateOrder, isOrderSure: boolean): ReadDate {
  const parts = readDateParts(text)
  if (parts === null) {
    const day = toPlainText(text.slice(0, 20)).trim()
    // The serial number of a day in a spreadsheet, from the end of 1899: 36526 is the first day of 2000.
    return /^[3-6]\d{4}$/.test(day) ? { ...invalid, iso: fromSerial(Number(day)), isUnclear: true } : invalid
  }
  const { first, year, hasShortYear, isClear } = parts
  if (order === 'year-first' && !isClear && hasShortYear && first > 12)
    return {
      ...invalid,
      iso: toDay({ ...parts, first: year % 100, year: 2000 + first, isClear: true }, order),
    }
  const dayFirst = toDay(parts, 'day-first')
  if (isClear) return { ...invalid, iso: dayFirst }
  const monthFirst = toDay(parts, 'month-first')
  const [preferred, other] = order === 'month-first' ? [monthFirst, dayFirst] : [dayFirst, monthFirst]
  if (preferred === null) return other === null ? invalid : { ...invalid, iso: other, isAgainstOrder: true }
  return { ...invalid, iso: preferred, isUnclear: !isOrderSure && other !== null && other !== preferred }
}

function fromSerial(serial: number): string {
  // In UTC from end to end, so that no zone moves it.
  return new Date(Date.UTC(1899, 11, 30 + serial)).toISOString().slice(0, 10)
}
