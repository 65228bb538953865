import { type ActiveDrawdown, type Amount, addAmounts, compareAmounts } from '@onlend/core'
import { fromMinorUnits } from '../amount/fromMinorUnits.ts'
import { negateAmount } from '../../lib/negateAmount.ts'
import { toMinorUnits } from '../amount/toMinorUnits.ts'
import type { DrawdownPlan, EstimatedCost, PastDrawdown } from './requestDrawdownFormTypes.ts'

type DrawdownPlanParameters = {
  amount: Amount
  /** Whole days. */
  tenor: number
  /** The host's own reckoning for exactly this. */
  estimate: EstimatedCost | null
  /** The drawdown that Endpoint 8 gives, running or repaid. */
  last: ActiveDrawdown | null | undefined
  /** Digits after the point that the currency has. */
  digits: number
  /** Milliseconds since 1970. */
  now: number
}

const day = 86_400_000

/**
 * What a drawdown would bring, cost and ask back. The cost is the host's estimate; else what the last drawdown over as many days cost, in
 * proportion to the amount and rounded up; else nothing: what the service's rates mean is not documented, so none is applied (Endpoint 8).
 */
export function toDrawdownPlan(parameters: DrawdownPlanParameters): DrawdownPlan {
  const { amount, tenor, estimate, digits, now } = parameters
  const last = toPastDrawdown(parameters.last)
  const cost = estimate?.total ?? (last?.tenor === tenor ? shareCost(last, amount, digits) : null)
  return {
    ...{ receives: amount, tenor, last, cost },
    due: new Date(now + tenor * day).toISOString(),
    repays: cost === null ? null : addAmounts(amount, cost),
    basis: estimate ? 'host' : cost === null ? 'lender' : 'lastDrawdown',
    lines: estimate?.lines ?? [],
  }
}

function toPastDrawdown(drawdown: ActiveDrawdown | null | undefined): PastDrawdown | null {
  if (!drawdown || drawdown.tenor === null || drawdown.amount_expected === null) return null
  const { amount_drawn: amountDrawn, amount_expected: repays, tenor } = drawdown
  const cost = addAmounts(repays, negateAmount(amountDrawn))
  if (compareAmounts(amountDrawn, '0') <= 0 || compareAmounts(cost, '0') < 0) return null
  return { amountDrawn, tenor, cost }
}

function shareCost(last: PastDrawdown, amount: Amount, digits: number): Amount | null {
  const whole = toMinorUnits(last.amountDrawn, digits)
  if (whole === 0n) return null
  const share = toMinorUnits(last.cost, digits) * toMinorUnits(amount, digits)
  return fromMinorUnits((share + whole - 1n) / whole, digits)
}
