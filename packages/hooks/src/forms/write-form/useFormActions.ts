'use client'
import { writeJson } from '@onlend/core/internal'
import { createOperationId } from '@onlend/core'
import { getPendingOperations } from '@onlend/core/client'
import type { EndpointInput, WriteEndpoint } from '@onlend/core/internal'
import { type FieldPath, type FieldValues, type UseFormReturn, get } from 'react-hook-form'
import { useLending } from '../../lending/useLending.ts'
import type { FieldRules, FormLayout } from './FormLayout.ts'
import type { WriteOutcome } from './WriteOutcome.ts'
import type { WriteFlow } from './createWriteFlow.ts'
import { findDuplicate } from './findDuplicate.ts'
import { createInitialWriteFlow } from './createInitialWriteFlow.ts'
import { copyValues } from './copyValues.ts'
import { pageIn } from './pageIn.ts'
import { refusedCode } from './refusedCode.ts'
import { setFormValue } from './setFormValue.ts'
import { useFormSend } from './useFormSend.ts'
import type { UseWriteFormParameters, WriteData, WriteFormActions } from './writeFormTypes.ts'

type UseFormActionsParameters<E extends WriteEndpoint, Values extends FieldValues, Review> = Pick<
  UseWriteFormParameters<E, Values, Review>,
  'operation' | 'ownerId' | 'toReview' | 'stepUp' | 'leaveOut' | 'findNamedFields'
> & {
  flow: WriteFlow<Values, EndpointInput<E>, Review, WriteData<E>>
  form: UseFormReturn<Values, unknown, EndpointInput<E>>
  pages: FormLayout<FieldPath<Values>>['pages']
  takeFilled: () => void
  rules: FieldRules
  defaults: Values
  outcome: WriteOutcome | null
  look: () => Promise<void>
  forgetDraft: () => void
}

/** The outcomes after which this device forgets the write when a person starts over. */
const settled: ReadonlySet<WriteOutcome | null> = new Set([
  'accepted',
  'succeeded',
  'failed',
  'stale',
  'reversed',
  'notReceived',
] as const)

/** The actions of a person at each step. Only `confirm`, `confirmDuplicate`, `sendOthers` and `sendAgainSameKey` send, each only in its own state. */
export function useFormActions<E extends WriteEndpoint, Values extends FieldValues, Review>(
  parameters: UseFormActionsParameters<E, Values, Review>,
): WriteFormActions {
  const { operation, ownerId, toReview, stepUp, flow, form, pages, takeFilled } = parameters
  const { rules, defaults, outcome, look, forgetDraft, leaveOut, findNamedFields } = parameters
  const lending = useLending()
  const { client, emit } = lending
  const kind = operation.endpoint.name
  const onRefused = (serviceMessage: string | null) => {
    const named = serviceMessage === null ? [] : (findNamedFields?.(serviceMessage) ?? [])
    const name = named.find((one) => pages.some((names) => names.includes(one)))
    if (name === undefined) return {}
    form.setError(name, { type: 'refused', message: refusedCode })
    return { page: pages.findIndex((names) => names.includes(name)) }
  }
  const send = useFormSend({ operation, flow, ownerId, stepUp, onSent: forgetDraft, onRefused })

  const openReview = async (body: EndpointInput<E>): Promise<boolean> => {
    const values = copyValues(form.getValues())
    const { round } = flow.getState()
    const review = await toReview(body, values)
    // `toReview` takes time: another press can have opened the review, or the form belongs to another partner now.
    if (!review || flow.getState().step !== 'details' || flow.getState().round !== round) return false
    // The person typed on meanwhile: a review of the older values would hide the newer ones, and the person will press again.
    if (writeJson(form.getValues()) !== writeJson(values)) return false
    const before = flow.getState()
    // A refused id is used up, and an id stands for one body only. An id without a body after a reload: the relay never received it.
    const isSameIntent =
      before.operationId !== null &&
      before.stop?.outcome !== 'rejected' &&
      (before.body === null || writeJson(before.body) === writeJson(body))
    const operationId = isSameIntent ? before.operationId : createOperationId(client)
    // Behind the review is the whole form: a person who goes back can change every value.
    flow.setState({
      ...{ step: 'review', operationId, body, review, stop: null, sent: null, values, asksMissing: false },
    })
    emit({ type: `${kind}.reviewed`, operationId })
    return true
  }
  const countTry = () => flow.setState(({ submitCount }) => ({ submitCount: submitCount + 1 }))
  /** Restores the fields that the host locked: a script or the developer tools can change an input. */
  const keepFixed = () => {
    for (const name of Object.keys(rules)) {
      if (rules[name]?.readOnly !== true) continue
      setFormValue(form, name, rules[name].defaultValue ?? get(defaults, name))
    }
  }
  const review: WriteFormActions['review'] = async (event) => {
    event?.preventDefault?.()
    const { isPending, step } = flow.getState()
    if (isPending || step !== 'details') return false
    takeFilled()
    keepFixed()
    let isOpen = false
    await form.handleSubmit(
      async (body) => {
        isOpen = await openReview(body)
      },
      (errors) => {
        const page = pages.findIndex((names) => names.some((name) => get(errors, name) !== undefined))
        if (page >= 0) flow.setState({ page })
      },
    )()
    // Values of the host that are wrong together: the person sees all of them.
    if (!isOpen && pages.flat().length === 0) flow.setState({ asksMissing: false })
    countTry()
    return isOpen
  }

  const edit = () => {
    const { step, isPending, operationId } = flow.getState()
    if (step !== 'review' || isPending) return
    // The person has not tried the next values: a mistake in them must not take the focus away.
    flow.setState({ step: 'details', stop: null, submitCount: 0 })
    emit({ type: `${kind}.edited`, operationId })
  }

  const goTo = (page: number) => {
    edit()
    const { step, isPending, page: current } = flow.getState()
    if (step !== 'details' || isPending || page >= current || pages[page] === undefined) return
    form.clearErrors()
    flow.setState({ page, submitCount: 0, values: copyValues(form.getValues()) })
  }

  return {
    review,
    submit: async (event) => {
      event?.preventDefault?.()
      const { isPending, step } = flow.getState()
      const page = Math.max(0, pageIn(pages, flow.getState()))
      const next = pageIn(pages, { ...flow.getState(), page }, 1)
      if (next < 0) return review()
      if (isPending || step !== 'details') return false
      takeFilled()
      const isValid = await form.trigger([...(pages[page] ?? [])])
      if (isValid) flow.setState({ page: next, submitCount: 0, values: copyValues(form.getValues()) })
      else countTry()
      return isValid
    },
    back: () => {
      if (flow.getState().step === 'details') goTo(pageIn(pages, flow.getState(), -1))
    },
    edit,
    goTo,
    confirm: async () => {
      const { step, stop } = flow.getState()
      // A possible duplicate needs `confirmDuplicate`.
      if (step === 'review' && stop?.outcome !== 'possibleDuplicate') await send()
    },
    confirmDuplicate: async () => {
      const { step, stop } = flow.getState()
      const seen = findDuplicate(stop?.error ?? null)?.operation.id
      if (step === 'review' && stop?.outcome === 'possibleDuplicate' && seen !== undefined)
        await send({ confirmDuplicate: seen })
    },
    sendOthers: async () => {
      const { step, stop, body, isPending } = flow.getState()
      const others = body === null ? null : leaveOut?.(body, findDuplicate(stop?.error ?? null))
      if (step !== 'review' || isPending || stop?.outcome !== 'possibleDuplicate' || !others) return
      // Another body is another intent.
      flow.setState({ body: others.body, operationId: createOperationId(client), stop: null })
      await send()
    },
    checkAgain: look,
    sendAgainSameKey: async () => {
      if (outcome !== 'notReceived') return
      if (flow.getState().body !== null) return send()
      // A reload lost the body, as the device keeps no personal numbers: the form asks for them again, under the same id.
      flow.setState({ step: 'details', sent: null, resumed: false })
    },
    startOver: () => {
      const { isPending, operationId } = flow.getState()
      if (isPending) return
      if (operationId !== null && settled.has(outcome))
        getPendingOperations(lending).remove(ownerId, operationId)
      forgetDraft()
      form.reset(defaults)
      flow.setState(createInitialWriteFlow(defaults))
      emit({ type: `${kind}.startedOver`, operationId })
    },
  }
}
