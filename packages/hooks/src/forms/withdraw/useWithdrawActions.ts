'use client'
import { createOperationId } from '@onlend/core'
import type { UseFormReturn } from 'react-hook-form'
import { mirrorOf } from '../../mirror/mirrorOf.ts'
import { useLending } from '../../provider/useLending.ts'
import type { AmountFormat } from '../amount/AmountFormat.ts'
import { amountReadings } from '../amount/amountReadings.ts'
import type { WithdrawFlow } from './createWithdrawFlow.ts'
import { freshWithdrawFlow } from './freshWithdrawFlow.ts'
import { toWithdrawBody } from './toWithdrawBody.ts'
import { toWithdrawReview } from './toWithdrawReview.ts'
import { useWithdrawSend } from './useWithdrawSend.ts'
import type {
  UseWithdrawFormOptions,
  WithdrawFormActions,
  WithdrawOutcome,
  WithdrawValues,
} from './withdrawFormTypes.ts'

type UseWithdrawActionsParameters = {
  options: UseWithdrawFormOptions
  flow: WithdrawFlow
  form: UseFormReturn<WithdrawValues>
  format: AmountFormat
  defaults: WithdrawValues
  customerPartnerId: string | null
  bankName: string | null
  outcome: WithdrawOutcome | null
  look: () => Promise<void>
  forgetDraft: () => void
}

/** After these, another withdrawal may begin and this device may forget the one before. */
const settled: ReadonlySet<WithdrawOutcome | null> = new Set([
  'accepted',
  'succeeded',
  'failed',
  'stale',
  'notReceived',
] as const)

/** What a person may do at each step. Only `confirm` and its two siblings send anything, and only from where they are offered. */
export function useWithdrawActions(parameters: UseWithdrawActionsParameters): WithdrawFormActions {
  const { options, flow, form, format, defaults, customerPartnerId, bankName, outcome, look, forgetDraft } =
    parameters
  const lending = useLending()
  const { emit } = lending
  const send = useWithdrawSend({ flow, customerPartnerId, stepUp: options.stepUp, onSent: forgetDraft })

  const openReview = (): boolean => {
    const values = form.getValues()
    const { amount } = amountReadings(values.amount, format)
    if (amount === null) return false
    const { balance, currency, correspondents } = options
    const body = toWithdrawBody(values, amount)
    const review = toWithdrawReview({
      values,
      amount,
      bankName,
      ...(balance === undefined ? {} : { balance }),
      ...(currency === undefined ? {} : { currency }),
      ...(correspondents === undefined ? {} : { correspondents }),
    })
    const before = flow.getState()
    // A refused id is used up, and an id stands for one body only. One whose body was lost in a reload was never received.
    const isSameIntent =
      before.operationId !== null &&
      before.stop?.outcome !== 'rejected' &&
      (before.body === null || JSON.stringify(before.body) === JSON.stringify(body))
    const operationId = isSameIntent ? before.operationId : createOperationId()
    flow.setState({ step: 'review', operationId, body, review, stop: null, sent: null, values })
    emit({ type: 'withdraw.reviewed', operationId })
    return true
  }

  return {
    review: async (event) => {
      event?.preventDefault?.()
      if (flow.getState().isPending || flow.getState().step !== 'details') return false
      if (options.lockAmount) form.setValue('amount', defaults.amount)
      let isOpen = false
      await form.handleSubmit(() => {
        isOpen = openReview()
      })()
      flow.setState(({ submitCount }) => ({ submitCount: submitCount + 1 }))
      return isOpen
    },
    edit: () => {
      const { step, isPending, operationId } = flow.getState()
      if (step !== 'review' || isPending) return
      flow.setState({ step: 'details', stop: null })
      emit({ type: 'withdraw.edited', operationId })
    },
    confirm: async () => {
      const { step, stop } = flow.getState()
      // A look-alike needs its own yes.
      if (step === 'review' && stop?.outcome !== 'possibleDuplicate') await send()
    },
    confirmDuplicate: async () => {
      const { step, stop } = flow.getState()
      if (step === 'review' && stop?.outcome === 'possibleDuplicate') await send({ confirmDuplicate: true })
    },
    checkAgain: look,
    sendAgainSameKey: async () => {
      if (outcome !== 'notReceived') return
      if (flow.getState().body) return send()
      // The page was reloaded and account numbers are not kept: they are asked for again, under the same id.
      flow.setState({ step: 'details', sent: null, resumed: false })
    },
    startOver: () => {
      const { isPending, operationId } = flow.getState()
      if (isPending) return
      if (operationId !== null && settled.has(outcome))
        mirrorOf(lending).remove(customerPartnerId, operationId)
      forgetDraft()
      form.reset(defaults)
      flow.setState(freshWithdrawFlow(defaults))
      emit({ type: 'withdraw.startedOver', operationId })
    },
  }
}
