import { toPlainText } from '@onlend/core/internal'
import type { RegisterCustomerErrorCode } from './registerCustomerFormTypes.ts'

type DateProblem = Extract<RegisterCustomerErrorCode, `DATE_${string}`>

/**
 * Reads a year, a month and a day with dashes between, as a person typed them, into `YYYY-MM-DD`; says what is wrong where they
 * are no day that has been. `latest` is the last day that counts as past, in the same form.
 */
export function readBirthDate(
  text: string,
  latest: string,
): { day: string; problem: null } | { day: null; problem: DateProblem } {
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
  return iso > latest ? wrong('DATE_IN_FUTURE') : { day: iso, problem: null }
}

function isWithin(text: string, most: number): boolean {
  return /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= most
}
