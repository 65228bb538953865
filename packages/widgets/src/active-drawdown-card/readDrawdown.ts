import { type ActiveDrawdown, compareAmounts } from '@onlend/core'

/** Our reading of a drawdown's dates and sums. */
export type DrawdownReading = {
  /** `overdue` and `dueSoon` are worked out from the dates; the service states neither. */
  phase: 'paid' | 'overdue' | 'dueToday' | 'dueSoon' | 'open'
  /** By its disbursement date, which has come. */
  isPaidOut: boolean
  /** Days until or since the date, never negative. */
  days: number
  /** ISO; the expected payoff, else the maturity. */
  dueDate: string | null
  /** Repaid of expected, 0 and up; `null` where the service gives no total. */
  ratio: number | null
}

type ReadDrawdownOptions = { now: number; timeZone: string }

const soon = 7

/** Says where a drawdown stands in time, by calendar days in the lender's zone. */
export function readDrawdown(
  drawdown: ActiveDrawdown,
  { now, timeZone }: ReadDrawdownOptions,
): DrawdownReading {
  const { amount_expected: expected, amount_recollected: repaid } = drawdown
  const dueDate = drawdown.expected_payoff_date ?? drawdown.maturity_date
  const ratio =
    expected !== null && repaid !== null && compareAmounts(expected, '0') > 0
      ? Number(repaid) / Number(expected)
      : null
  const today = dayNumber(now, timeZone)
  const toDays = (date: string) => {
    // A date without a time is that day everywhere.
    const zone = date.length === 10 ? 'UTC' : timeZone
    return dayNumber(Date.parse(date), zone) - today
  }
  const isPaidOut = drawdown.disbursement_date !== null && toDays(drawdown.disbursement_date) <= 0
  const facts = { dueDate, ratio, isPaidOut }
  if (drawdown.actual_payment_date !== null) return { phase: 'paid', days: 0, ...facts }
  if (dueDate === null) return { phase: 'open', days: 0, ...facts }
  const days = toDays(dueDate)
  if (days < 0) return { phase: 'overdue', days: -days, ...facts }
  if (days === 0) return { phase: 'dueToday', days, ...facts }
  return { phase: days <= soon ? 'dueSoon' : 'open', days, ...facts }
}

function dayNumber(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    timeZone,
  }).formatToParts(moment)
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  return Date.UTC(read('year'), read('month') - 1, read('day')) / 86_400_000
}
