import type { Operation } from '@onlend/core'
import { foldAmount } from '@onlend/core/operations'
import type { OperationRow } from '@onlend/core/relay'
import { calendarDays } from '@onlend/core/internal'

/** What an operation asks of a statement: so many lines of one amount, in one direction, within some days. */
export type Demand = {
  operation: Operation
  /** `return`: the money of a withdrawal that came back. */
  part: 'whole' | 'rows' | 'return'
  direction: 'in' | 'out'
  /** As `foldAmount` spells it. */
  amount: string
  /** Lines that it has room for. */
  count: number
  /** The day it was sent. */
  sent: string
  first: string
  last: string
  /** It should have none: it failed, was refused or was not sent. */
  isUnexpected: boolean
}

type DemandOptions = {
  rows: readonly OperationRow[]
  daysToArrive: number
  toDay: (moment: string) => string
}

/** Days after a request within which a drawdown is looked for: it is decided before it is paid out. */
const drawdownDays = 14
/** Days before its report within which a repayment is looked for: it is reported after it has come. */
const repaymentDays = 31

const unsent: readonly string[] = ['failed', 'rejected', 'awaiting_approval']

/** Says which lines an operation asks for; none where it moves no money through the account. */
export function toDemands(operation: Operation, options: DemandOptions): readonly Demand[] {
  const { kind, state, summary } = operation
  const isOut = kind === 'withdraw'
  if (!isOut && kind !== 'requestDrawdown' && kind !== 'reconcileRepayments') return []
  const amount = foldAmount(summary.amount)
  const isUnexpected = unsent.includes(state)
  const demand = {
    ...{ operation, isUnexpected, count: 1 },
    direction: isOut ? ('out' as const) : ('in' as const),
    ...findDays(operation, options),
  }
  const whole = amount === null ? [] : [{ ...demand, part: 'whole' as const, amount }]
  if (state === 'reversed' && isOut) {
    const back = { part: 'return' as const, direction: 'in' as const }
    return whole.flatMap((one) => [one, { ...one, ...back }])
  }
  return kind === 'reconcileRepayments' ? [...whole, ...toRowDemands(demand, options.rows)] : whole
}

/** Equal rows of a set are one demand: which of them has which line makes no difference. */
function toRowDemands(demand: Omit<Demand, 'part' | 'amount'>, rows: readonly OperationRow[]): Demand[] {
  if (rows.length < 2) return []
  const byAmount = new Map<string, Demand>()
  for (const row of rows) {
    const amount = foldAmount(row.amount)
    if (amount === null) continue
    const isUnexpected = demand.isUnexpected || row.state === 'failed'
    const key = `${amount} ${isUnexpected}`
    const known = byAmount.get(key)
    if (known) known.count += 1
    else byAmount.set(key, { ...demand, part: 'rows', amount, isUnexpected })
  }
  return [...byAmount.values()]
}

function findDays(
  operation: Operation,
  { daysToArrive, toDay }: DemandOptions,
): Pick<Demand, 'sent' | 'first' | 'last'> {
  const { kind, createdAt, acceptedAt, settledAt, reversedAt, approval, state } = operation
  const sent = toDay(acceptedAt ?? approval?.decidedAt ?? createdAt)
  // What a late event told may have happened late as well.
  const told = state === 'succeeded' || state === 'reversed' ? (reversedAt ?? settledAt) : null
  const ended = told === null ? sent : toDay(told)
  const isLater = ended > sent
  const length = kind === 'requestDrawdown' ? Math.max(drawdownDays, daysToArrive) : daysToArrive
  return {
    sent,
    first: kind === 'reconcileRepayments' ? calendarDays.add(sent, -repaymentDays) : sent,
    last: calendarDays.add(isLater ? ended : sent, length),
  }
}
