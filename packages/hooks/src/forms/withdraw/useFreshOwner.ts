'use client'
import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { WithdrawFlow } from './createWithdrawFlow.ts'
import { freshWithdrawFlow } from './freshWithdrawFlow.ts'
import type { WithdrawValues } from './withdrawFormTypes.ts'

type UseFreshOwnerParameters = {
  form: UseFormReturn<WithdrawValues>
  flow: WithdrawFlow
  defaults: WithdrawValues
  /** Environment, tenant, person and partner, as one text. */
  owner: string
}

/** Another partner is another form: nothing typed, reviewed or sent for the one before may reach the next. */
export function useFreshOwner({ form, flow, defaults, owner }: UseFreshOwnerParameters): void {
  const previous = useRef(owner)
  useEffect(() => {
    if (previous.current === owner) return
    previous.current = owner
    form.reset(defaults)
    flow.setState(freshWithdrawFlow(defaults))
  }, [form, flow, defaults, owner])
}
