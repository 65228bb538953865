import type { WithdrawFlowState } from './createWithdrawFlow.ts'
import type { WithdrawValues } from './withdrawFormTypes.ts'

/** A withdrawal that nobody has begun. */
export function freshWithdrawFlow(values: WithdrawValues): WithdrawFlowState {
  return {
    step: 'details',
    operationId: null,
    body: null,
    review: null,
    isPending: false,
    stop: null,
    sent: null,
    resumed: false,
    submitCount: 0,
    values,
    bank: null,
    manualBank: false,
    draftRestored: false,
  }
}
