import { type ActiveDrawdown, addAmounts, type Amount, compareAmounts, type Financing } from '@onlend/core'
import { negateAmount } from '../lib/negateAmount.ts'
import { calendarDays } from './calendarDays.ts'
import type { DatedInstalment, FinancingInstalment, FinancingRow, FinancingSchedule } from './FinancingRow.ts'
import { findOverdueAge } from './findOverdueAge.ts'

export type ToFinancingRowsOptions = {
  /** What the host knows of a financing; `null` when it knows nothing. */
  getSchedule?: ((financing: Financing) => FinancingSchedule | null) | undefined
  /** The drawdown that is running: what is financed from it is due when it is. */
  drawdown: ActiveDrawdown | null
  /** The partner's own. */
  currency: string | null
  /** The calendar day, `YYYY-MM-DD`, on which something is called due or overdue. */
  today: string
  /** In which the drawdown's moments are days; the viewer's own when it is left out. */
  timeZone: string | undefined
}

/** Reads the service's financings as rows: sums exact, days by the calendar, nothing said that nothing states. */
export function toFinancingRows(
  financings: readonly Financing[],
  options: ToFinancingRowsOptions,
): FinancingRow[] {
  const drawdownDue = findDrawdownDue(options)
  const seen = new Map<string, number>()
  return financings.map((financing) => {
    const reference = financing.transaction_reference
    const before = seen.get(reference) ?? 0
    seen.set(reference, before + 1)
    const schedule = options.getSchedule?.(financing) ?? null
    const isCompleted = financing.loan_status === 'completed'
    const agreed = schedule?.instalments ?? toOneInstalment(financing, drawdownDue, options.drawdown)
    const instalments = agreed
      .map((instalment) => toDated(instalment, { isCompleted, today: options.today }))
      .sort((one, other) => (one.due < other.due ? -1 : one.due > other.due ? 1 : 0))
    const amount = schedule ? addAmounts(...agreed.map((instalment) => instalment.amount)) : financing.amount
    const paid = schedule
      ? addAmounts(...instalments.map((instalment) => instalment.paid))
      : isCompleted && amount !== null
        ? amount
        : '0'
    const overdue = instalments.filter(({ state }) => state === 'overdue')
    return {
      id: before === 0 ? reference : `${reference}#${before + 1}`,
      financing,
      customer: [financing.first_name, financing.last_name].filter(Boolean).join(' ') || null,
      currency: schedule?.currency ?? options.currency,
      status: financing.loan_status || null,
      instalments,
      dated: instalments.length === 0 ? null : schedule ? 'schedule' : 'drawdown',
      nextDue: instalments.find(({ state }) => state !== 'paid')?.due ?? null,
      amount,
      paid,
      unpaid: toUnpaid({ amount, isCompleted, instalments: schedule ? instalments : null }),
      overdue: addAmounts(...overdue.map(({ unpaid }) => unpaid)),
      ages: [...new Set(overdue.flatMap(({ days }) => findOverdueAge(-days) ?? []))],
      knowsPayments: schedule !== null || isCompleted,
    }
  })
}

type ToUnpaidOptions = {
  amount: Amount | null
  isCompleted: boolean
  /** `null` when the host gave none. */
  instalments: readonly DatedInstalment[] | null
}

function toUnpaid({ amount, isCompleted, instalments }: ToUnpaidOptions): Amount | null {
  if (isCompleted) return '0'
  return instalments ? addAmounts(...instalments.map(({ unpaid }) => unpaid)) : amount
}

/** The lender's word that a financing is completed wins over what the host has booked. */
function toDated(
  { due, amount, paid = '0' }: FinancingInstalment,
  { isCompleted, today }: { isCompleted: boolean; today: string },
): DatedInstalment {
  const days = calendarDays.count(today, due)
  const isPaid = isCompleted || compareAmounts(paid, amount) >= 0
  return {
    due,
    amount,
    paid: isCompleted ? amount : paid,
    unpaid: isPaid ? '0' : addAmounts(amount, negateAmount(paid)),
    days,
    state: isPaid ? 'paid' : days < 0 ? 'overdue' : 'due',
  }
}

function toOneInstalment(
  { amount, drawdown_id: drawdownId }: Financing,
  due: string | null,
  drawdown: ActiveDrawdown | null,
): FinancingInstalment[] {
  if (due === null || amount === null || drawdown === null || drawdownId !== drawdown.id) return []
  return [{ due, amount }]
}

function findDrawdownDue({ drawdown, timeZone }: ToFinancingRowsOptions): string | null {
  const moment = drawdown?.expected_payoff_date ?? drawdown?.maturity_date ?? null
  return moment === null ? null : calendarDays.toDay(moment, timeZone)
}
