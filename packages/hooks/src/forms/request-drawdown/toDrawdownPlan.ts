import { type Amount, addAmounts, compareAmounts } from '@onlend/core'
import { fromMinorUnits } from '../amount/fromMinorUnits.ts'
import { negateAmount } from '@onlend/core/internal'
import { toMinorUnits } from '../amount/toMinorUnits.ts'
import { currencyDigits } from '../amount/currencyDigits.ts'
import type { DrawdownPlan, PastDrawdown, RequestDrawdownReview } from './requestDrawdownFormTypes.ts'

const day = 86_400_000

/**
 * Computes the amount, the cost and the repayment of a reviewed drawdown. The cost is the host's estimate; else the cost of the last drawdown over
 * as many days, in proportion to the amount and rounded up to `digits` after the point; else `null`: the API document does not explain the service's
 * rates, so the plan applies none (Partner API, Endpoints 7 and 8).
 *
 * @example
 * const { review } = useRequestDrawdownForm({ locale: 'en-NG' })
 * const plan = review && toDrawdownPlan(review)
 */
export function toDrawdownPlan(
  review: Pick<RequestDrawdownReview, 'amount' | 'tenor' | 'currency' | 'running' | 'cost' | 'now'>,
  digits: number = currencyDigits(review.currency ?? undefined),
): DrawdownPlan {
  const { amount, tenor, cost: estimate } = review
  const last = toPastDrawdown(review.running)
  const cost = estimate?.total ?? (last?.tenor === tenor ? shareCost(last, amount, digits) : null)
  return {
    ...{ receives: amount, tenor, last, cost },
    due: new Date(review.now + tenor * day).toISOString(),
    repays: cost === null ? null : addAmounts(amount, cost),
    basis: estimate ? 'host' : cost === null ? 'lender' : 'lastDrawdown',
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
