'use client'
import { useDrawdownPlan } from '@onlend/hooks/form-extras'
import type { ReactNode } from 'react'
import { DrawdownPlanView } from './DrawdownPlanView.tsx'
import type { RequestDrawdownViewProps } from './RequestDrawdownView.tsx'

/** The plan of what stands in the fields; nothing until there are an amount and a tenor. */
export function FormDrawdownPlan({ form }: Pick<RequestDrawdownViewProps, 'form'>): ReactNode {
  const plan = useDrawdownPlan(form)
  return (
    plan && (
      <DrawdownPlanView plan={plan} currency={form.currency} isLoading={form.cost.state === 'loading'} />
    )
  )
}
