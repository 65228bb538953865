import type { LendingError } from '@onlend/core'
import { type StoreApi, createStore } from 'zustand/vanilla'
import type { SentWrite, WriteOutcome } from './WriteOutcome.ts'
import { createInitialWriteFlow } from './createInitialWriteFlow.ts'
import type { FormStep } from './writeFormTypes.ts'

/** Where one mounted form stands, apart from what is typed and what the relay knows. */
export type WriteFlowState<Values, Body, Review, Data> = {
  /** Another one for each fresh form: tells whether what took a while still belongs to it. */
  round: symbol
  step: FormStep
  page: number
  /** Minted when the review opens. */
  operationId: string | null
  /** What the id stands for; another body needs another id. */
  body: Body | null
  review: Review | null
  isPending: boolean
  /** What kept it from being sent, or the no that came back. */
  stop: { outcome: WriteOutcome; error: LendingError | null } | null
  /** Set once it may have left. `accepted` is what this device saw; the relay's record is the truth. */
  sent: { isAccepted: boolean; error: LendingError | null; data: Data | null; write: SentWrite } | null
  resumed: boolean
  submitCount: number
  /** What stood in the fields when one was last left. */
  values: Values
  draftRestored: boolean
}

/** The state of one mounted form. */
export type WriteFlow<Values, Body, Review, Data> = StoreApi<WriteFlowState<Values, Body, Review, Data>>

/** Makes the state of a fresh form. */
export function createWriteFlow<Values, Body, Review, Data>(
  values: Values,
): WriteFlow<Values, Body, Review, Data> {
  return createStore<WriteFlowState<Values, Body, Review, Data>>(() => createInitialWriteFlow(values))
}
