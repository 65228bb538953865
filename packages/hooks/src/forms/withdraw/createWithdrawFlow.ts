import type { Bank, LendingError } from '@onlend/core'
import { type StoreApi, createStore } from 'zustand/vanilla'
import { freshWithdrawFlow } from './freshWithdrawFlow.ts'
import type { WithdrawBody } from './toWithdrawBody.ts'
import type { WithdrawOutcome, WithdrawReview, WithdrawStep, WithdrawValues } from './withdrawFormTypes.ts'

/** Where one mounted withdrawal stands, apart from what is typed and what the relay knows. */
export type WithdrawFlowState = {
  step: WithdrawStep
  /** Minted when the review opens. */
  operationId: string | null
  /** What the id stands for; another body needs another id. */
  body: WithdrawBody | null
  review: WithdrawReview | null
  isPending: boolean
  /** What kept it from being sent, or the no that came back. */
  stop: { outcome: WithdrawOutcome; error: LendingError | null } | null
  /** Set once it may have left. `accepted` is what this device saw; the relay's record is the truth. */
  sent: { isAccepted: boolean; error: LendingError | null } | null
  resumed: boolean
  submitCount: number
  /** What stood in the fields when one was last left. */
  values: WithdrawValues
  bank: Bank | null
  manualBank: boolean
  draftRestored: boolean
}

/** The state of one mounted withdrawal. */
export type WithdrawFlow = StoreApi<WithdrawFlowState>

/** Makes the state of a fresh withdrawal. */
export function createWithdrawFlow(values: WithdrawValues): WithdrawFlow {
  return createStore<WithdrawFlowState>(() => freshWithdrawFlow(values))
}
