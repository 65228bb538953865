import { toPlainText } from '@onlend/core/internal'
import { findMonth } from '../lib/findMonth.ts'
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

const numbers = /^(\d{1,4})[/.\- ](\d{1,2})[/.\- ](\d{1,4})$/
const named =
  /^(\d{1,2})(?:st|nd|rd|th|er|º)?[\s/.-]+(?:de\s+)?(\p{L}{3,})\.?,?[\s/.-]+(?:de\s+)?(\d{4}|\d{2})$/iu
const namedFirst = /^(\p{L}{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/iu
const time = /[T\s]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:[ap]m)?(?:Z|[+-]\d{2}:?\d{2})?$/i
/** No day is longer; a cell can hold any text. */
const mostCharacters = 40
const invalid: ReadDate = { iso: null, isUnclear: false, isAgainstOrder: false }

/**
 * Reads a cell as a calendar day, by the calendar alone: a `Date` would shift it across zones (T26). `order` settles `03/04/2025`; with
 * `isOrderSure` unset such a day is unclear.
 */
export function readDate(text: string, order: DateOrder, isOrderSure: boolean): ReadDate {
  if (text.length > mostCharacters) return invalid
  const day = toPlainText(text).trim().replace(time, '')
  const found = numbers.exec(day)
  if (found) return readNumbers(found, order, isOrderSure)
  const middle = named.exec(day)
  if (middle) return sure(Number(fullYear(middle[3])), monthNamed(middle[2]), Number(middle[1]))
  const first = namedFirst.exec(day)
  if (first) return sure(Number(first[3]), monthNamed(first[1]), Number(first[2]))
  if (/^20\d{6}$/.test(day))
    return sure(Number(day.slice(0, 4)), Number(day.slice(4, 6)), Number(day.slice(6)))
  // The serial number of a day in a spreadsheet, from the end of 1899: 36526 is the first day of 2000.
  if (/^[3-6]\d{4}$/.test(day))
    return { iso: fromSerial(Number(day)), isUnclear: true, isAgainstOrder: false }
  return invalid
}

function readNumbers(found: RegExpExecArray, order: DateOrder, isOrderSure: boolean): ReadDate {
  const [, first = '', second = '', third = ''] = found
  if (first.length === 4)
    return third.length > 2 ? invalid : sure(Number(first), Number(second), Number(third))
  if (first.length === 3 || third.length === 1 || third.length === 3) return invalid
  if (order === 'year-first' && third.length === 2 && Number(first) > 12)
    return sure(Number(fullYear(first)), Number(second), Number(third))
  const [one, two, year] = [Number(first), Number(second), Number(fullYear(third))]
  const dayFirst = toIso(year, two, one)
  const monthFirst = toIso(year, one, two)
  const [preferred, other] = order === 'month-first' ? [monthFirst, dayFirst] : [dayFirst, monthFirst]
  if (preferred === null)
    return other === null ? invalid : { iso: other, isUnclear: false, isAgainstOrder: true }
  const isUnclear = !isOrderSure && other !== null && other !== preferred
  return { iso: preferred, isUnclear, isAgainstOrder: false }
}

function sure(year: number, month: number, day: number): ReadDate {
  return { iso: toIso(year, month, day), isUnclear: false, isAgainstOrder: false }
}

function monthNamed(name = ''): number {
  return findMonth(name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase())
}

function fullYear(year = ''): string {
  return year.length === 2 ? `20${year}` : year
}

function toIso(year: number, month: number, day: number): string | null {
  if (year < 1900 || year > 2199 || month < 1 || month > 12 || day < 1 || day > daysIn(year, month))
    return null
  return `${year}-${month < 10 ? '0' : ''}${month}-${day < 10 ? '0' : ''}${day}`
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

function fromSerial(serial: number): string {
  // In UTC from end to end, so that no zone moves it.
  return new Date(Date.UTC(1899, 11, 30 + serial)).toISOString().slice(0, 10)
}
