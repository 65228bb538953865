import type { LendingError, Operation } from '@onlend/core'
import type { WriteFlowState } from './createWriteFlow.ts'
import type { WriteOutcome } from './WriteOutcome.ts'

type ToOutcomeParameters = {
  flow: Pick<WriteFlowState<unknown, unknown, unknown, unknown>, 'isPending' | 'stop' | 'sent'>
  /** The relay's record; `null` when it has none, `undefined` while that is not known. */
  operation: Operation | null | undefined
  /** A request of this page is still under way under the same id. */
  isInFlight: boolean
  /** The relay's last word of a record that it cannot give. */
  lost?: Pick<LendingError, 'lastState'> | null
}

/** Puts together what this device saw and what the relay's record says; the record wins. */
export function toOutcome({ flow, operation, isInFlight, lost }: ToOutcomeParameters): WriteOutcome | null {
  if (flow.isPending) return 'submitting'
  if (flow.stop) return flow.stop.outcome
  if (!flow.sent) return null
  if (operation) return operation.state
  if (lost?.lastState) return lost.lastState
  if (flow.sent.isAccepted) return 'accepted'
  // The relay has said so itself, although its record could not be read since.
  if (flow.sent.error?.code === 'awaiting_approval') return 'awaiting_approval'
  if (lost) return 'unknown'
  if (isInFlight) return 'submitting'
  return operation === null ? 'notReceived' : 'unknown'
}
