import type { OperationKey, OperationRecord } from '../operations/OperationRecord.ts'
import type { EndOutcome, Evidence } from '../operations/Resolution.ts'

/** What an operator says about an operation: an outcome on evidence, or yes to what another operator proposed. */
export type OperatorResolution = {
  key: OperationKey
  said: { outcome: EndOutcome; evidence: Evidence } | { confirms: string }
  by: string
  /** Two operators are asked for: what the first says is a proposal. */
  fourEyes: boolean
  now: number
}

/**
 * What came of it. `notResolvable`: it is being sent, has its outcome, or the proposal is not there any more. `samePerson`: nobody confirms
 * what they proposed themselves.
 */
export type ResolutionResult =
  | { type: 'resolved' | 'proposed'; operation: OperationRecord }
  | { type: 'notFound' }
  | { type: 'samePerson' }
  | { type: 'notResolvable'; operation: OperationRecord }
