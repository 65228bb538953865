import { type ActiveDrawdown, compareAmounts } from '@onlend/core'
import { type DayCount, daysUntil } from '../format/daysUntil.ts'

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

const soon = 7

/** Reads the progress of a drawdown in time, by calendar days in the lender's zone. */
export function readDrawdown(drawdown: ActiveDrawdown, today: DayCount): DrawdownReading {
  const { amount_expected: expected, amount_recollected: repaid } = drawdown
  const dueDate = drawdown.expected_payoff_date ?? drawdown.maturity_date
  const ratio =
    expected !== null && repaid !== null && compareAmounts(expected, '0') > 0
      ? Number(repaid) / Number(expected)
      : null
  const isPaidOut = drawdown.disbursement_date !== null && daysUntil(drawdown.disbursement_date, today) <= 0
  const facts = { dueDate, ratio, isPaidOut }
  if (drawdown.actual_payment_date !== null) return { phase: 'paid', days: 0, ...facts }
  if (dueDate === null) return { phase: 'open', days: 0, ...facts }
  const days = daysUntil(dueDate, today)
  if (days < 0) return { phase: 'overdue', days: -days, ...facts }
  if (days === 0) return { phase: 'dueToday', days, ...facts }
  return { phase: days <= soon ? 'dueSoon' : 'open', days, ...facts }
}
