import { type Amount, compareAmounts } from '@onlend/core'
import { type DayCount, daysUntil } from '../format/daysUntil.ts'

/** One payment that was agreed for a day. */
export type Instalment = {
  /** ISO. */
  date: string
  /** The amount due on that day; `null` if it is not known. */
  amount: Amount | null
  /** Whether it was paid, where that is known. */
  isPaid?: boolean
}

/** How much had been repaid by a day, in all. */
export type RepaidStep = { date: string; repaid: Amount }

/** The known facts of a debt over time, as plain values. */
export type RepaymentFacts = {
  /** ISO; when it was paid out. */
  start: string | null
  /** ISO; when it is to be repaid. */
  end: string | null
  /** ISO; when it was repaid in full, `null` while it is not. */
  closedOn?: string | null
  /** Repaid so far. */
  repaid: Amount | null
  /** The total amount to repay. */
  total: Amount | null
  instalments?: readonly Instalment[]
  /** The repaid sums by day, oldest first, if they are known. */
  steps?: readonly RepaidStep[]
}

/** The places of a debt's facts on a line from 0 to 1, computed from dates and sums; for drawing and for words, never for money. */
export type RepaymentReading = {
  state: 'repaid' | 'overdue' | 'dueToday' | 'dueSoon' | 'open'
  /** Days until or since it is due, never negative. */
  days: number
  /** Repaid of the total, from 0 to 1; `null` without a total above zero. */
  ratio: number | null
  /** Against repaying the same sum each day; `null` where there is nothing to compare, or once the day is over. */
  pace: { is: 'ahead' | 'behind' | 'even'; elapsed: number } | null
  /** The place of the due day; 1 unless the due day is past. */
  due: number
  /** `null` without both dates, and once all is repaid. */
  today: number | null
  /** How far the line is filled: all of it up to `due` is all of the total. */
  filled: number
  /** The places where the repaid steps end, in the filled part. */
  steps: number[]
  instalments: { at: number; isPaid: boolean }[]
}

/** Calendar days in which something is due soon. */
const soon = 7

/** The largest difference that still counts as an even pace. */
const tolerance = 0.02

/** Places a debt's dates and sums on one line. */
export function readRepayment(facts: RepaymentFacts, count: DayCount): RepaymentReading {
  const { start, end, closedOn = null, repaid, total, instalments = [], steps = [] } = facts
  const toRatio = (part: Amount | null): number | null =>
    part !== null && total !== null && compareAmounts(total, '0') > 0
      ? Math.min(1, Math.max(0, Number(part) / Number(total)))
      : null
  const ratio = toRatio(repaid)
  const days = end === null ? 0 : daysUntil(end, count)
  const state = closedOn !== null ? 'repaid' : readDays(end, days)
  const isOverdue = state === 'overdue'
  const until = isOverdue
    ? count.now
    : Math.max(...[end, closedOn].map((date) => Date.parse(date ?? '') || 0))
  const from = start === null ? Number.NaN : Date.parse(start)
  const at = (moment: number): number => Math.min(1, Math.max(0, (moment - from) / (until - from)))
  // Without both dates, in this order, there is no line in time: only a share.
  const isLine = end !== null && Date.parse(end) > from
  const due = isLine ? at(Date.parse(end)) : 1
  const today = isLine && closedOn === null ? at(count.now) : null
  const isComparable = today !== null && ratio !== null && !isOverdue && count.now > from
  const ahead = isComparable ? ratio - today : 0
  const pace = { is: comparePace(ahead), elapsed: today ?? 0 }
  return {
    state,
    days: Math.abs(days),
    ratio,
    pace: isComparable ? pace : null,
    due,
    today,
    filled: (ratio ?? 0) * due,
    steps: steps.map((step) => (toRatio(step.repaid) ?? 0) * due).filter((place) => place > 0),
    instalments: isLine
      ? instalments.map(({ date, isPaid = false }) => ({ at: at(Date.parse(date)), isPaid }))
      : [],
  }
}

function readDays(end: string | null, days: number): 'overdue' | 'dueToday' | 'dueSoon' | 'open' {
  if (end === null) return 'open'
  if (days < 0) return 'overdue'
  if (days === 0) return 'dueToday'
  return days <= soon ? 'dueSoon' : 'open'
}

function comparePace(ahead: number): 'ahead' | 'behind' | 'even' {
  if (Math.abs(ahead) <= tolerance) return 'even'
  return ahead > 0 ? 'ahead' : 'behind'
}
