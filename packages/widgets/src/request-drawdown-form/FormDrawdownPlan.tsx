'use client'
import { useDrawdownPlan, type UseRequestDrawdownFormReturnType } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { DrawdownPlanView } from './DrawdownPlanView.tsx'

/** The plan of what stands in the fields; until there are an amount and a tenor without what depends on them, so that nothing moves later. */
export function FormDrawdownPlan({ form }: { form: UseRequestDrawdownFormReturnType }): ReactNode {
  const plan = useDrawdownPlan(form)
  // As long as a usual one: its values take the place that those of the person will take.
  const usual = useDrawdownPlan({
    ...form,
    amountRead: '1000000',
    values: { ...form.values, tenor: '60' },
  })
  const shown = plan ?? usual
  return (
    shown && (
      <DrawdownPlanView
        plan={shown}
        currency={form.currency}
        isEmpty={plan === null}
        isLoading={form.cost.state === 'loading'}
      />
    )
  )
}
