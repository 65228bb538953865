'use client'
import type { FormStep } from '@onlend/hooks/internal'
import type { Operation } from '@onlend/core'
import type { WriteName } from '@onlend/core/internal'
import type { WriteFormActions, WriteOutcome } from '@onlend/hooks/forms'
import { type Ref, useContext, useEffect, useImperativeHandle, useRef } from 'react'
import { WidgetContext } from '../ui/WidgetContext.ts'
import { SendingCrash } from '../ui/SendingCrash.tsx'

/** The methods with which a host drives a mounted form. */
export type FormHandle = {
  /** Checks the fields and goes on, at the end to the review; never sends. */
  submit: () => void
  /** An empty form, unless something is being sent. */
  reset: () => void
  /** Reads the operation again. */
  refresh: () => void
}

/** The progress of a form, as the host gets it. */
export type FormStatus = {
  step: FormStep
  outcome: WriteOutcome | null
  operation: Operation | null
  operationId: string | null
}

type UseFormReportsParameters<Data> = {
  handle: Ref<FormHandle>
  onStatusChange?: ((status: FormStatus) => void) | undefined
  onSuccess?: ((result: { operationId: string; data: Data | null }) => void) | undefined
  /** The service's answer is the last news: no settlement event follows it. @default false */
  answerIsFinal?: boolean
  /** The partner of the form, if it is another than the provider's. */
  ownerId?: string | undefined
}

/** Gives a host its handle on a form and reports each change once. Reports to the boundary around the form whether sending has begun. */
export function useFormReports<Data>(
  form: FormStatus & { kind: WriteName; isPending: boolean; data: Data | null; actions: WriteFormActions },
  { handle, onStatusChange, onSuccess, answerIsFinal = false, ownerId }: UseFormReportsParameters<Data>,
): void {
  const { step, outcome, operation, operationId, data, kind, isPending, actions } = form
  useImperativeHandle(
    handle,
    () => ({
      submit: () => void actions.submit(),
      reset: actions.startOver,
      refresh: () => void actions.checkAgain(),
    }),
    [actions],
  )
  // Reports during the render, not after: a child can crash in this same render.
  useContext(WidgetContext)?.reportSending({
    kind,
    ownerId,
    isBegun: isPending || step === 'outcome',
    Crash: SendingCrash,
  })
  const told = useRef('')
  useEffect(() => {
    const status = `${step} ${outcome} ${operationId}`
    if (told.current === status) return
    told.current = status
    onStatusChange?.({ step, outcome, operation, operationId })
    const isSuccess = outcome === 'succeeded' || (answerIsFinal && outcome === 'accepted')
    if (isSuccess && operationId !== null) onSuccess?.({ operationId, data })
  }, [step, outcome, operation, operationId, data, onStatusChange, onSuccess, answerIsFinal])
}
