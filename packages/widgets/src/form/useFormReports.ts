'use client'
import type { Operation } from '@onlend/core'
import type { FormStep, WriteOutcome } from '@onlend/hooks/forms'
import { useEffect, useRef } from 'react'

/** Where a form stands, as a host hears it. */
export type FormStatus = {
  step: FormStep
  outcome: WriteOutcome | null
  operation: Operation | null
  operationId: string | null
}

type UseFormReportsParameters<Data> = {
  onStatusChange?: ((status: FormStatus) => void) | undefined
  onSuccess?: ((result: { operationId: string; data: Data | null }) => void) | undefined
  /** The outcomes after which nothing better will come: without a later word from the service, its answer is one. */
  successes?: readonly WriteOutcome[]
}

const finalSuccess: readonly WriteOutcome[] = ['succeeded']

/** Tells a host about each change of a form once. */
export function useFormReports<Data>(
  form: FormStatus & { data: Data | null },
  { onStatusChange, onSuccess, successes = finalSuccess }: UseFormReportsParameters<Data>,
): void {
  const { step, outcome, operation, operationId, data } = form
  const told = useRef('')
  useEffect(() => {
    const status = `${step} ${outcome} ${operationId}`
    if (told.current === status) return
    told.current = status
    onStatusChange?.({ step, outcome, operation, operationId })
    if (outcome !== null && successes.includes(outcome) && operationId !== null)
      onSuccess?.({ operationId, data })
  }, [step, outcome, operation, operationId, data, onStatusChange, onSuccess, successes])
}
