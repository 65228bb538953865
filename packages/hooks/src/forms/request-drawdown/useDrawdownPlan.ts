import { compareAmounts } from '@onlend/core'
import { readTenor } from './readTenor.ts'
import { type DrawdownPlan, toDrawdownPlan } from './toDrawdownPlan.ts'
import type { UseRequestDrawdownFormReturnType } from './useRequestDrawdownForm.ts'
import { useLending } from '../../lending/useLending.ts'

/** The properties of a form that `useDrawdownPlan` reads. */
type UseDrawdownPlanParameters = Pick<
  UseRequestDrawdownFormReturnType,
  'values' | 'readAmount' | 'currency' | 'activeDrawdown' | 'cost' | 'costRange'
>

/**
 * Computes the amount, the cost and the repayment of the drawdown in a form; `null` without an amount or a tenor (Partner API, Endpoints
 * 7 and 8).
 *
 * @example
 * const form = useRequestDrawdownForm({ locale: 'en-NG' })
 * const plan = useDrawdownPlan(form)
 */
export function useDrawdownPlan(form: UseDrawdownPlanParameters): DrawdownPlan | null {
  const { now } = useLending()
  const { currency, activeDrawdown, cost, costRange } = form
  const { amount } = form.readAmount('amount')
  const tenor = readTenor(form.values.tenor)
  if (amount === null || tenor === null || compareAmounts(amount, '0') <= 0) return null
  const last = activeDrawdown.data
  return toDrawdownPlan({
    ...{ amount, tenor, currency, cost: cost.cost, costRange, now: now() },
    running: last && {
      ...{ id: last.id, amountDrawn: last.amount_drawn, tenor: last.tenor },
      amountExpected: last.amount_expected,
    },
  })
}
