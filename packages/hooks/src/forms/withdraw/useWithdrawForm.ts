'use client'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useLending } from '../../provider/useLending.ts'
import { createWithdrawFlow } from './createWithdrawFlow.ts'
import { useFreshOwner } from './useFreshOwner.ts'
import { useLeaveGuard } from '../write-form/useLeaveGuard.ts'
import { useWithdrawActions } from './useWithdrawActions.ts'
import { useWithdrawDraft } from './useWithdrawDraft.ts'
import { useWithdrawFields } from './useWithdrawFields.ts'
import { useWithdrawProgress } from './useWithdrawProgress.ts'
import { useWithdrawResume } from './useWithdrawResume.ts'
import { withdrawDefaults } from './withdrawDefaults.ts'
import type {
  UseWithdrawFormOptions,
  UseWithdrawFormReturnType,
  WithdrawMethod,
} from './withdrawFormTypes.ts'

const bankOnly: readonly WithdrawMethod[] = ['bank']
const everyMethod: readonly WithdrawMethod[] = ['bank', 'mobile-money']

/**
 * Everything a withdrawal needs but its looks: fields, checks, the review, sending once, following to the end, and coming back
 * after a reload. Returns plain values, prop getters and codes (Partner API, Endpoint 10).
 *
 * @example
 * const form = useWithdrawForm({ country: 'nigeria', currency: 'NGN', locale: 'en-NG', banks })
 * const amount = form.field('amount')
 * <form onSubmit={form.actions.review}><input {...amount.input} aria-invalid={amount.errorCode !== null} /></form>
 */
export function useWithdrawForm(options: UseWithdrawFormOptions): UseWithdrawFormReturnType {
  const { lockAmount = false, draft = true, onEvent, correspondents } = options
  const { customerPartnerId: ownPartnerId, environment, tenantId, userId, listen } = useLending()
  const customerPartnerId = options.customerPartnerId ?? ownPartnerId
  const methods = options.methods ?? (correspondents && correspondents.length > 0 ? everyMethod : bankOnly)

  const [defaults] = useState(() => withdrawDefaults({ ...options, methods }))
  const [flow] = useState(() => createWithdrawFlow(defaults))
  const state = useStore(flow)
  const { form, format, bankName, accountCheck, ...fields } = useWithdrawFields({
    options,
    methods,
    defaults,
    flow,
  })
  const { look, ...progress } = useWithdrawProgress(flow, customerPartnerId)
  useFreshOwner({
    form,
    flow,
    defaults,
    owner: JSON.stringify([environment, tenantId, userId, customerPartnerId]),
  })
  const fixed = lockAmount ? (['amount'] as const) : []
  const forgetDraft = useWithdrawDraft({ form, flow, customerPartnerId, defaults, draft, fixed })
  useWithdrawResume(flow, customerPartnerId)
  useLeaveGuard(state.isPending)

  useEffect(() => {
    if (!onEvent) return
    return listen((event) => {
      const isOurs = 'operationId' in event && event.operationId === flow.getState().operationId
      if (isOurs || event.type === 'session.expired') onEvent(event)
    })
  }, [listen, onEvent, flow])

  const { outcome } = progress
  const intent = { customerPartnerId, bankName, outcome, look, forgetDraft }
  const actions = useWithdrawActions({ options, flow, form, format, defaults, ...intent })
  const { step, isPending, operationId, resumed, submitCount, draftRestored } = state
  const review = state.review && { ...state.review, resolvedName: accountCheck.name }

  return {
    ...{
      step,
      isPending,
      operationId,
      resumed,
      submitCount,
      draftRestored,
      review,
      methods,
      accountCheck,
      actions,
    },
    ...fields,
    ...progress,
    discardDraft: () => {
      forgetDraft()
      form.reset(defaults)
      flow.setState({ draftRestored: false, values: defaults, bank: null, manualBank: false })
    },
    control: form.control,
  }
}
