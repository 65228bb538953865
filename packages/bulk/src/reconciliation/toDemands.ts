import type { Operation } from '@onlend/core'
import { foldAmount } from '@onlend/core/operations'
import type { OperationRow } from '@onlend/core/relay'
import { calendarDays } from '@onlend/core/internal'

/** The lines that an operation expects on a statement: a number of lines of one amount, in one direction, within some days. */
export type Demand = {
  operation: Operation
  /** `return`: the money of a withdrawal that came back. */
  part: 'whole' | 'rows' | 'return'
  direction: 'in' | 'out'
  /** As `foldAmount` spells it. */
  amount: string
  /** The highest number of its lines. */
  count: number
  /** The day of sending. */
  sent: string
  first: string
  last: string
  /** The demand expects no line: its operation failed, was refused or was not sent. */
  isUnexpected: boolean
}

type DemandOptions = {
  rows: readonly OperationRow[]
  daysToArrive: number
  toDay: (moment: string) => string
}

/** Days after a request in which the line of a drawdown can come: the lender decides before it pays out. */
const drawdownDays = 14
/** Days before a report in which the line of a repayment can lie: a partner reports it after the money has come. */
const repaymentDays = 31

const unsent: readonly string[] = ['failed', 'rejected', 'awaiting_approval']

/** Makes the demands of an operation; none where it moves no money through the account. */
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

/** Equal rows of a set are one demand: their lines are interchangeable. */
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
  // The money of a late event can also have moved late.
  const endedAt = state === 'succeeded' || state === 'reversed' ? (reversedAt ?? settledAt) : null
  const ended = endedAt === null ? sent : toDay(endedAt)
  const isLater = ended > sent
  const length = kind === 'requestDrawdown' ? Math.max(drawdownDays, daysToArrive) : daysToArrive
  return {
    sent,
    first: kind === 'reconcileRepayments' ? calendarDays.add(sent, -repaymentDays) : sent,
    last: calendarDays.add(isLater ? ended : sent, length),
  }
}
