import { foldBlanks } from './foldBlanks.ts'

/** The parts of a written date, before the order of day and month is known. */
export type DateParts = {
  /** The first part as written; for a date with the year first or the month in words, `first` is the day. */
  first: number
  second: number
  year: number
  /** The year is written last, in two digits. */
  hasShortYear: boolean
  /** The text itself shows which part is the day. */
  isClear: boolean
}

const time = String.raw`(?:[ t,]+\d{1,2}[:.h]\d{2}(?:[:.]\d{2}(?:\.\d{1,6})?)?(?: ?[ap]\.?m\.?)?(?: ?(?:z|utc|gmt|[+-]\d{2}:?\d{2}))?)?`
const yearFirst = new RegExp(`^(\\d{4})[-/. ](\\d{1,2})[-/. ](\\d{1,2})${time}$`)
const yearLast = new RegExp(`^(\\d{1,2})[-/. ](\\d{1,2})[-/. ](\\d{4}|\\d{2})${time}$`)
const dayAndName = new RegExp(
  `^(\\d{1,2})(?:st|nd|rd|th|er|o(?![a-z]))?(?: de)?[-/. ]*([a-z]{3,9})\\.?(?: de)?[-/., ]*(\\d{4}|\\d{2})${time}$`,
)
const nameAndDay = new RegExp(`^([a-z]{3,9})\\.?[-/. ]*(\\d{1,2})(?:st|nd|rd|th)?[-/., ]+(\\d{4})${time}$`)
const digits = /^(20\d{2})(\d{2})(\d{2})$/

/** Reads the parts of a date, with or without a time of day; `null` for any other text. */
export function readDateParts(text: string): DateParts | null {
  if (text.length < 6 || text.length > 40) return null
  const folded = foldBlanks(text)
  const iso = yearFirst.exec(folded) ?? digits.exec(folded)
  if (iso) return toParts(iso[3], iso[2], iso[1], true)
  const written = yearLast.exec(folded)
  if (written) {
    const parts = toParts(written[1], written[2], written[3], false)
    return { ...parts, isClear: parts.first === parts.second }
  }
  const named = dayAndName.exec(folded)
  if (named) return toNamed(named[1], named[2], named[3])
  const american = nameAndDay.exec(folded)
  return american ? toNamed(american[2], american[1], american[3]) : null
}

function toParts(
  first: string | undefined,
  second: string | undefined,
  year: string | undefined,
  isClear: boolean,
): DateParts {
  const written = Number(year)
  const whole = written >= 100 ? written : written + (written < 70 ? 2000 : 1900)
  return { first: Number(first), second: Number(second), year: whole, hasShortYear: written < 100, isClear }
}

function toNamed(day: string | undefined, name = '', year: string | undefined): DateParts | null {
  const month = findMonth(name)
  return month === 0 ? null : toParts(day, String(month), year, true)
}

/** Names of months, or their first letters, in English, French, Portuguese and Swahili; folded. */
const months: readonly RegExp[] = [
  ...[/^jan/, /^(?:feb|fev)/, /^(?:mar|mac)/, /^(?:apr|avr|abr)/, /^(?:may|mai|mei)/, /^(?:jun|juin)/],
  ...[/^(?:jul|juil)/, /^(?:aug|aou|ago)/, /^(?:sep|set)/, /^(?:oct|out|okt)/, /^nov/, /^(?:dec|dez|des)/],
]

/** The number of a month by its name without accents and capitals; 0 for any other text. */
function findMonth(name: string): number {
  return months.findIndex((month) => month.test(name)) + 1
}
