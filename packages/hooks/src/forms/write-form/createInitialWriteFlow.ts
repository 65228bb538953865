import type { WriteFlowState } from './createWriteFlow.ts'

/** The state of a form before the first step. */
export function createInitialWriteFlow<Values>(values: Values): WriteFlowState<Values, never, never, never> {
  return {
    round: Symbol('round'),
    step: 'details',
    page: 0,
    operationId: null,
    body: null,
    review: null,
    isPending: false,
    stop: null,
    sent: null,
    resumed: false,
    submitCount: 0,
    values,
    draftRestored: false,
    asksMissing: false,
  }
}
