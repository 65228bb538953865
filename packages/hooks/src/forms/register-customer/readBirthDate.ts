import { toPlainText } from '@onlend/core/internal'

type DateProblem =
  /** The day, the month or the year is missing. */
  | 'DATE_INCOMPLETE'
  | 'DATE_DAY_INVALID'
  | 'DATE_MONTH_INVALID'
  /** Not four figures. */
  | 'DATE_YEAR_INVALID'
  /** A day that does not exist, such as the 30th of February. */
  | 'DATE_NOT_REAL'
  | 'DATE_IN_FUTURE'

type BirthDate = { day: string; age: number; problem: null } | { day: null; problem: DateProblem }

/**
 * Reads a typed year, month and day with dashes between into `YYYY-MM-DD` and the age in whole years; returns the code of the mistake
 * for a text that is no past day. `now` is in milliseconds since 1970.
 */
export function readBirthDate(text: string, now: number): BirthDate {
  const [year = '', month = '', day = ''] = toPlainText(text)
    .split('-')
    .map((part) => part.trim())
  const wrong = (problem: DateProblem) => ({ day: null, problem })
  if (year === '' || month === '' || day === '') return wrong('DATE_INCOMPLETE')
  if (!isWithin(day, 31)) return wrong('DATE_DAY_INVALID')
  if (!isWithin(month, 12)) return wrong('DATE_MONTH_INVALID')
  if (!/^[12]\d{3}$/.test(year)) return wrong('DATE_YEAR_INVALID')
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  // Some engines take the 30th of February for a day in March.
  const moment = new Date(`${iso}T00:00:00Z`)
  if (Number.isNaN(moment.getTime()) || !moment.toISOString().startsWith(iso)) return wrong('DATE_NOT_REAL')
  // The date in the time zone where the day begins first: a birth date that is right anywhere does not count as future.
  const latest = new Date(now + 14 * hourMs).toISOString().slice(0, 10)
  if (iso > latest) return wrong('DATE_IN_FUTURE')
  const years = Number(latest.slice(0, 4)) - Number(year)
  return { day: iso, age: latest.slice(5) < iso.slice(5) ? years - 1 : years, problem: null }
}

const hourMs = 3_600_000

function isWithin(text: string, most: number): boolean {
  return /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= most
}
