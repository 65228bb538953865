import { type Amount, addAmounts, compareAmounts, type TenantConfig } from '@onlend/core'
import { negateAmount } from '@onlend/core/internal'
import { currencyDigits } from '../amount/currencyDigits.ts'
import { fromMinorUnits } from '../amount/fromMinorUnits.ts'
import { toMinorUnits } from '../amount/toMinorUnits.ts'
import type { RequestDrawdownReview } from './requestDrawdownForm.ts'
import type { EstimatedCost } from './useCostEstimate.ts'

/** An earlier drawdown of the partner, with the cost that the service expects beyond the drawn amount (Partner API, Endpoint 8). */
export type PastDrawdown = {
  amountDrawn: Amount
  /** Days. */
  tenor: number
  cost: Amount
}

/** The partner's range of the cost for one tenor, in per cent of the amount. */
export type DrawdownCostRange = NonNullable<TenantConfig['drawdownCost']>[number]

/** The amount, the cost and the repayment of a drawdown. Before the payout everything but the amount and the days is an estimate. */
export type DrawdownPlan = {
  /** The requested amount. */
  receives: Amount
  /** Whole days. */
  tenor: number
  /** The due moment of a payout now. ISO 8601, UTC. */
  due: string
  /** The cost; `null` where only the lender knows it. */
  cost: Amount | null
  /** The sum of `receives` and `cost`; `null` where the cost is. */
  repays: Amount | null
  /** The least and the highest cost by the partner's range; `null` where another source gives the cost, or no source does. */
  range: { least: Amount; most: Amount } | null
  /** The source of the cost: the host's estimate, the partner's range, the partner's last drawdown over as many days, or the lender, who has not named it yet. */
  basis: 'host' | 'range' | 'lastDrawdown' | 'lender'
  /** The host's estimate line by line. */
  lines: EstimatedCost['lines']
  /** The partner's last drawdown with its cost, of any tenor; `null` where Endpoint 8 does not give the cost. */
  last: PastDrawdown | null
}

const day = 86_400_000

/**
 * Computes the amount, the cost and the repayment of a reviewed drawdown. The cost is the host's estimate; else the partner's range for these days; else the
 * cost of the last drawdown over as many days, in proportion to the amount and rounded up to `digits` after the point; else `null`: the API document does not explain the service's
 * rates, so the plan applies none (Partner API, Endpoints 7 and 8).
 *
 * @example
 * const { review } = useRequestDrawdownForm({ locale: 'en-NG' })
 * const plan = review && toDrawdownPlan(review)
 */
export function toDrawdownPlan(
  review: Pick<
    RequestDrawdownReview,
    'amount' | 'tenor' | 'currency' | 'running' | 'cost' | 'costRange' | 'now'
  >,
  digits: number = currencyDigits(review.currency ?? undefined),
): DrawdownPlan {
  const { amount, tenor, cost: estimate, costRange } = review
  const last = toPastDrawdown(review.running)
  const range = !estimate && costRange?.tenor === tenor ? toRange(costRange, amount, digits) : null
  const past = last?.tenor === tenor && !range ? shareCost(last, amount, digits) : null
  const cost = estimate?.total ?? past
  return {
    ...{ receives: amount, tenor, last, cost, range },
    due: new Date(review.now + tenor * day).toISOString(),
    repays: cost === null ? null : addAmounts(amount, cost),
    basis: estimate ? 'host' : range ? 'range' : past === null ? 'lender' : 'lastDrawdown',
    lines: estimate?.lines ?? [],
  }
}

function toPastDrawdown(drawdown: RequestDrawdownReview['running']): PastDrawdown | null {
  if (!drawdown || drawdown.tenor === null || drawdown.amountExpected === null) return null
  const { amountDrawn, amountExpected: repays, tenor } = drawdown
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

/** The two ends of a range, rounded away from each other, so that the range holds what the partner states. */
function toRange(
  { least, most }: DrawdownCostRange,
  amount: Amount,
  digits: number,
): { least: Amount; most: Amount } {
  const whole = toMinorUnits(amount, digits)
  // Per cent with four digits after the point: a millionth of the amount.
  const share = (percent: Amount) => whole * toMinorUnits(percent, 4)
  return {
    least: fromMinorUnits(share(least) / 1_000_000n, digits),
    most: fromMinorUnits((share(most) + 999_999n) / 1_000_000n, digits),
  }
}
