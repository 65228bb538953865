import type { LendingError } from '@onlend/core'
import { type StoreApi, createStore } from 'zustand/vanilla'
import type { SentWrite, WriteOutcome } from './WriteOutcome.ts'
import { createInitialWriteFlow } from './createInitialWriteFlow.ts'
import type { FormStep } from './writeFormTypes.ts'

/** The progress of one mounted form, without the typed text and the relay's record. */
export type WriteFlowState<Values, Body, Review, Data> = {
  /** A new symbol for each fresh form: a late answer compares it to see whether the form is still the same. */
  round: symbol
  step: FormStep
  page: number
  /** The id that the form makes when the review opens. */
  operationId: string | null
  /** The body that the id stands for; another body needs another id. */
  body: Body | null
  review: Review | null
  isPending: boolean
  /** The reason why the form sent nothing, or the refusal that came back. */
  stop: { outcome: WriteOutcome; error: LendingError | null } | null
  /** Set as soon as the write may have left. `isAccepted` is this device's view; the relay's record decides. */
  sent: { isAccepted: boolean; error: LendingError | null; data: Data | null; write: SentWrite } | null
  resumed: boolean
  submitCount: number
  /** The values of the fields when a person last left one. */
  values: Values
  draftRestored: boolean
  /** The form asks only for the fields that have no valid value from the host, until the review opens. */
  asksMissing: boolean
}

/** The state of one mounted form. */
export type WriteFlow<Values, Body, Review, Data> = StoreApi<WriteFlowState<Values, Body, Review, Data>>

/** Makes the state of a fresh form. */
export function createWriteFlow<Values, Body, Review, Data>(
  values: Values,
  asksMissing = false,
): WriteFlow<Values, Body, Review, Data> {
  return createStore<WriteFlowState<Values, Body, Review, Data>>(() => ({
    ...createInitialWriteFlow(values),
    asksMissing,
  }))
}
