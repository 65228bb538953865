import { type ActiveDrawdown, addAmounts, type Amount, compareAmounts, type Financing } from '@onlend/core'
import { calendarDays, negateAmount } from '@onlend/core/internal'
import type { DatedInstalment, FinancingInstalment, FinancingRow, FinancingSchedule } from './FinancingRow.ts'
import { findOverdueAge, type OverdueAge } from './findOverdueAge.ts'

export type ToFinancingRowsOptions = {
  /** Returns the host's schedule of a financing; `null` when the host has none. */
  getSchedule?: ((financing: Financing) => FinancingSchedule | null) | undefined
  /** The active drawdown: a financing from it is due on the drawdown's due day. */
  drawdown: ActiveDrawdown | null
  /** The partner's own currency. */
  currency: string | null
  /** The calendar day of today, `YYYY-MM-DD`, which separates due from overdue. */
  today: string
  /** The zone that turns the drawdown's moments into days; the viewer's own when it is left out. */
  timeZone: string | undefined
}

/** Turns the service's financings into rows: exact sums, days by the calendar, and `null` for an unknown fact. */
export function toFinancingRows(
  financings: readonly Financing[],
  options: ToFinancingRowsOptions,
): FinancingRow[] {
  const drawdownDue = findDrawdownDue(options)
  const countDays = rememberDays(options.today)
  const seen = new Map<string, number>()
  return financings.map((financing) => {
    const reference = financing.transaction_reference
    const before = seen.get(reference) ?? 0
    seen.set(reference, before + 1)
    const schedule = options.getSchedule?.(financing) ?? null
    const isCompleted = financing.loan_status === 'completed'
    const agreed = schedule?.instalments ?? toOneInstalment(financing, drawdownDue, options.drawdown)
    const instalments = toInstalments(agreed, { isCompleted, countDays })
    const amount = schedule ? sumBy(agreed, 'amount') : financing.amount
    const paid = schedule ? sumBy(instalments, 'paid') : isCompleted && amount !== null ? amount : '0'
    const overdue = instalments.some(isOverdue) ? instalments.filter(isOverdue) : noInstalments
    return {
      id: before === 0 ? reference : `${reference}#${before + 1}`,
      financing,
      customer: toName(financing),
      currency: schedule?.currency ?? options.currency,
      status: financing.loan_status || null,
      instalments,
      dated: instalments.length === 0 ? null : schedule ? 'schedule' : 'drawdown',
      nextDue: instalments.find(isUnpaid)?.due ?? null,
      amount,
      paid,
      unpaid: toUnpaid({ amount, isCompleted, instalments: schedule ? instalments : null }),
      overdue: sumBy(overdue, 'unpaid'),
      ages: toAges(overdue),
      knowsPayments: schedule !== null || isCompleted,
    }
  })
}

// One shared empty list for most rows, to save memory.
const noAges: readonly OverdueAge[] = []
const noInstalments: readonly DatedInstalment[] = []

const isOverdue = ({ state }: DatedInstalment): boolean => state === 'overdue'
const isUnpaid = ({ state }: DatedInstalment): boolean => state !== 'paid'

function toName({ first_name: first, last_name: last }: Financing): string | null {
  return first && last ? `${first} ${last}` : first || last || null
}

function toInstalments(
  agreed: readonly FinancingInstalment[],
  options: ToDatedOptions,
): readonly DatedInstalment[] {
  if (agreed.length === 0) return noInstalments
  const instalments = agreed.map((instalment) => toDated(instalment, options))
  return instalments.length === 1
    ? instalments
    : instalments.sort((one, other) => (one.due < other.due ? -1 : one.due > other.due ? 1 : 0))
}

function toAges(overdue: readonly DatedInstalment[]): readonly OverdueAge[] {
  if (overdue.length === 0) return noAges
  const found = overdue.flatMap(({ days }) => findOverdueAge(-days) ?? [])
  return found.length === 1 ? found : [...new Set(found)]
}

/** Adds amounts; a single amount needs no addition, and most financings have one or none. */
function sumBy<Key extends string>(items: readonly { [key in Key]: Amount }[], key: Key): Amount {
  const [first] = items
  if (first === undefined) return '0'
  return items.length === 1 ? first[key] : addAmounts(...items.map((item) => item[key]))
}

/** Returns a function that counts the days until a due day and remembers them: many financings share a due day. */
function rememberDays(today: string): (due: string) => number {
  const known = new Map<string, number>()
  return (due) => {
    const before = known.get(due)
    if (before !== undefined) return before
    const days = calendarDays.count(today, due)
    known.set(due, days)
    return days
  }
}

type ToUnpaidOptions = {
  amount: Amount | null
  isCompleted: boolean
  /** The instalments of the host's schedule; `null` when the host gave none. */
  instalments: readonly DatedInstalment[] | null
}

function toUnpaid({ amount, isCompleted, instalments }: ToUnpaidOptions): Amount | null {
  if (isCompleted) return '0'
  return instalments ? sumBy(instalments, 'unpaid') : amount
}

type ToDatedOptions = { isCompleted: boolean; countDays: (due: string) => number }

/** Dates an instalment; the lender's status `completed` wins over the host's bookings. */
function toDated(
  { due, amount, paid = '0' }: FinancingInstalment,
  { isCompleted, countDays }: ToDatedOptions,
): DatedInstalment {
  const days = countDays(due)
  const isPaid = isCompleted || isEnough(paid, amount)
  return {
    due,
    amount,
    paid: isCompleted ? amount : paid,
    unpaid: isPaid ? '0' : paid === '0' ? amount : addAmounts(amount, negateAmount(paid)),
    days,
    state: isPaid ? 'paid' : days < 0 ? 'overdue' : 'due',
  }
}

/** Whether a payment covers an amount. Floats keep the order of amounts, so only equal floats need the exact comparison. */
function isEnough(paid: Amount, amount: Amount): boolean {
  const [one, other] = [Number(paid), Number(amount)]
  return one === other ? compareAmounts(paid, amount) >= 0 : one > other
}

function toOneInstalment(
  { amount, drawdown_id: drawdownId }: Financing,
  due: string | null,
  drawdown: ActiveDrawdown | null,
): readonly FinancingInstalment[] {
  if (due === null || amount === null || drawdown === null || drawdownId !== drawdown.id) return noInstalments
  return [{ due, amount }]
}

function findDrawdownDue({ drawdown, timeZone }: ToFinancingRowsOptions): string | null {
  const moment = drawdown?.expected_payoff_date ?? drawdown?.maturity_date ?? null
  return moment === null ? null : calendarDays.toDay(moment, timeZone)
}
