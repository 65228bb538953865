import type { LendingError, Operation } from '@onlend/core'
import type { WriteFlowState } from './createWriteFlow.ts'
import type { WriteOutcome } from './WriteOutcome.ts'

type ToOutcomeParameters = {
  flow: Pick<WriteFlowState<unknown, unknown, unknown, unknown>, 'isPending' | 'stop' | 'sent'>
  /** The relay's record; `null` when the relay has none, `undefined` before the relay's answer. */
  operation: Operation | null | undefined
  /** A request of this page with the same id is still in flight. */
  isInFlight: boolean
  /** The error for a record that the relay no longer has, with its last state where the relay knows one. */
  lost?: Pick<LendingError, 'lastState'> | null
}

/** Combines this device's view with the relay's record; the record wins. */
export function toOutcome({ flow, operation, isInFlight, lost }: ToOutcomeParameters): WriteOutcome | null {
  if (flow.isPending) return 'submitting'
  if (flow.stop) return flow.stop.outcome
  if (!flow.sent) return null
  if (operation) return operation.state
  if (lost?.lastState) return lost.lastState
  if (flow.sent.isAccepted) return 'accepted'
  // The relay answered so, although this page could not read its record since.
  if (flow.sent.error?.code === 'awaiting_approval') return 'awaiting_approval'
  if (lost) return 'unknown'
  if (isInFlight) return 'submitting'
  return operation === null ? 'notReceived' : 'unknown'
}
