'use client'
import {
  type EndpointInput,
  warnUnknownName,
  type WriteEndpoint,
  writeJson,
  type WriteName,
  getRecordedIds,
} from '@onlend/core/internal'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type FieldValues, get, set } from 'react-hook-form'
import { useStore } from 'zustand'
import { useLending } from '../../lending/useLending.ts'
import type { FieldRules } from './FormLayout.ts'
import { createWriteFlow } from './createWriteFlow.ts'
import { createInitialWriteFlow } from './createInitialWriteFlow.ts'
import { copyValues } from './copyValues.ts'
import { pageIn } from './pageIn.ts'
import { setFormValue } from './setFormValue.ts'
import { useFormActions } from './useFormActions.ts'
import { useFormDraft } from './useFormDraft.ts'
import { useFormFields } from './useFormFields.ts'
import { useFormProgress } from './useFormProgress.ts'
import type { FormStep, UseWriteFormParameters, WriteData, WriteForm } from './writeFormTypes.ts'
import { getPendingOperations } from '@onlend/core/client'
import { readKeptWrite } from './readKeptWrite.ts'
import type { SentWrite } from './WriteOutcome.ts'

const noRules: FieldRules = {}

/**
 * The engine under every form that writes: fields on pages, checks by codes, a draft that survives the tab, the review, sending
 * once, following to the end, and coming back after a reload. A form adds its fields, its schema and its body.
 *
 * @example
 * const form = useWriteForm({ operation: withdrawOperation, ...parameters })
 */
export function useWriteForm<
  E extends WriteEndpoint,
  Values extends FieldValues,
  Code extends string,
  Review,
>(parameters: UseWriteFormParameters<E, Values, Review>): WriteForm<Values, Code, Review, WriteData<E>> {
  const { operation, ownerId, schema, layout, toReview, describe, tidy, draft, stepUp, onEvent, leaveOut } =
    parameters
  const { findNamedFields, isRight } = parameters
  const { rules = noRules, onlyMissing = false } = parameters
  const { environment, tenantId, userId, listen } = useLending()
  const { endpoint } = operation
  const kind = endpoint.name
  const [bare] = useState(parameters.defaults)
  warnUnknownRules(kind, rules, bare)
  // An emptied form has the default values of the current rules, also of rules that came after the form.
  const defaults = useMemo(() => withRules(bare, rules), [bare, rules])
  const given = useRef(rules)
  const [flow] = useState(() =>
    createWriteFlow<Values, EndpointInput<E>, Review, WriteData<E>>(defaults, onlyMissing),
  )
  const state = useStore(flow)
  const { form, pages, takeFilled, ...fields } = useFormFields<Values, Code, EndpointInput<E>>({
    schema,
    layout,
    rules,
    defaults,
    asksMissing: state.asksMissing,
    page: state.page,
    ...(tidy && { tidy }),
    ...(describe && { describe }),
    ...(isRight && { isRight }),
    onValues: (values) => flow.setState({ values }),
    isTried: () => flow.getState().submitCount > 0,
  })
  const { look, ...progress } = useFormProgress({ endpoint, ownerId, flow, leaveOut })
  useFreshOwner(
    writeJson([environment, tenantId, userId, ownerId]),
    useCallback(() => {
      form.reset(defaults)
      flow.setState(createInitialWriteFlow(defaults))
    }, [form, flow, defaults]),
  )
  const forgetDraft = useFormDraft({
    form,
    kind,
    ownerId,
    defaults,
    draft,
    rules,
    place: () => ({ page: flow.getState().page, isSent: flow.getState().sent !== null }),
    onRestored: (restored) => flow.setState({ ...restored, draftRestored: true }),
  })
  useFormResume(kind, ownerId, flow)
  useLeaveGuard(state.isPending)
  useStepEvents(kind, state.step, state.page)

  useEffect(() => {
    // A tenant's rules can arrive after the form: an untouched field takes their value.
    for (const [name, rule] of Object.entries(rules)) {
      const isNew = rule?.defaultValue !== given.current[name]?.defaultValue
      // A field that the person has emptied since stays empty.
      if (rule?.defaultValue === undefined || !isNew || get(form.getValues(), name) !== '') continue
      setFormValue(form, name, rule.defaultValue)
      flow.setState({ values: copyValues(form.getValues()) })
    }
    given.current = rules
  }, [rules, form, flow])

  useEffect(() => {
    if (!onEvent) return
    return listen((event) => {
      const isOurs = 'operationId' in event && event.operationId === flow.getState().operationId
      if (isOurs || event.type === 'session.expired') onEvent(event)
    })
  }, [listen, onEvent, flow])

  const actions = useFormActions({
    ...{
      operation,
      ownerId,
      toReview,
      stepUp,
      flow,
      form,
      pages,
      takeFilled,
      rules,
      defaults,
      look,
      forgetDraft,
    },
    outcome: progress.outcome,
    ...(leaveOut && { leaveOut }),
    ...(findNamedFields && { findNamedFields }),
  })
  useOpenReview(state.asksMissing && state.step === 'details' && pages.flat().length === 0, actions.review)
  const page = Math.max(0, pageIn(pages, state))
  const { step, values, isPending, operationId, resumed, submitCount, draftRestored, review, sent } = state
  const { asksMissing } = state
  const isLast = asksMissing && pageIn(pages, { page, asksMissing }, 1) < 0
  const shown = useMemo(() => pages[page] ?? [], [pages, page])

  return {
    ...{
      kind,
      step,
      page,
      values,
      isPending,
      operationId,
      resumed,
      submitCount,
      asksMissing,
      draftRestored,
      review,
      actions,
    },
    ...fields,
    ...progress,
    pages,
    pageCount: isLast ? page + 1 : pages.length,
    fields: shown,
    data: sent?.data ?? null,
    sent: sent?.write ?? null,
    discardDraft: () => {
      forgetDraft()
      form.reset(defaults)
      flow.setState({ draftRestored: false, values: defaults, page: 0 })
    },
    control: form.control,
  }
}

function withRules<Values extends FieldValues>(defaults: Values, rules: FieldRules): Values {
  const values = copyValues(defaults)
  for (const [name, rule] of Object.entries(rules))
    if (rule?.defaultValue !== undefined && get(defaults, name) === '') set(values, name, rule.defaultValue)
  return values
}

// A bundler replaces `process.env.NODE_ENV`, or Node has it.
declare const process: { env: { NODE_ENV?: string } }

function warnUnknownRules(kind: string, rules: FieldRules, defaults: object): void {
  if (process.env.NODE_ENV === 'production') return
  const known = Object.keys(defaults)
  // A rule for a part of a field begins with the name of the field: `bank.code`.
  for (const name of Object.keys(rules))
    if (!known.includes(name.split('.')[0] ?? name))
      warnUnknownName({ name, what: `field of the form ${kind}`, known, effect: 'its rule changes nothing' })
}

/** Resets the form for another partner: no value, review or write of the partner before reaches the next. */
function useFreshOwner(owner: string, reset: () => void): void {
  const previous = useRef(owner)
  useEffect(() => {
    if (previous.current === owner) return
    previous.current = owner
    reset()
  }, [owner, reset])
}

/** Opens the review of a form that has nothing left to ask, once. */
function useOpenReview(isComplete: boolean, review: () => Promise<boolean>): void {
  const latest = useRef(review)
  useEffect(() => {
    latest.current = review
  })
  useEffect(() => {
    if (isComplete) void latest.current()
  }, [isComplete])
}

/** Reports the step that a person reached, and how long it was open. The event holds names and numbers, no value of a field. */
function useStepEvents(form: WriteName, step: FormStep, page: number): void {
  const { emit, now } = useLending()
  useEffect(() => {
    const since = now()
    emit({ type: 'step.reached', form, step, page })
    return () => emit({ type: 'step.left', form, step, page, milliseconds: now() - since })
  }, [emit, now, form, step, page])
}

/** Asks the person before the page closes during a send. */
function useLeaveGuard(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isActive])
}

/** Resumes a write that a reload, a killed tab or a closed form left in flight. The effect looks when the form begins. */
function useFormResume(
  kind: WriteName,
  ownerId: string | null,
  flow: {
    getState: () => { operationId: string | null }
    setState: (state: {
      step: 'outcome'
      operationId: string
      sent: { isAccepted: boolean; error: null; data: null; write: SentWrite }
      resumed: true
    }) => void
  },
): void {
  const lending = useLending()
  useEffect(() => {
    if (flow.getState().operationId !== null) return
    const pending = getPendingOperations(lending)
      .list(ownerId)
      .find((operation) => operation.kind === kind)
    if (!pending) return
    const { operationId, phase, isOnRecord } = pending
    if (isOnRecord === true) getRecordedIds(lending.client).add(operationId)
    flow.setState({
      step: 'outcome',
      operationId,
      sent: { isAccepted: phase === 'accepted', error: null, data: null, write: readKeptWrite(pending) },
      resumed: true,
    })
    lending.emit({ type: `${kind}.resumed`, operationId })
  }, [flow, lending, kind, ownerId])
}
