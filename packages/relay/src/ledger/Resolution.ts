import type { OperationResolution } from '@onlend/core/relay'

/** How an operation ended, as the service or an operator says it. */
export type EndOutcome = 'succeeded' | 'failed' | 'reversed'

/** A line of a statement as evidence. */
export type StatementLineEvidence = NonNullable<OperationResolution['evidence']['line']>

/** What an operator saw. Moments are milliseconds since 1970. */
export type Evidence = {
  text: string
  reference: string | null
  at: number | null
  /** The line of the account's statement that shows it. */
  line?: StatementLineEvidence | null
}

/** What an operator decided about an operation, and on what evidence. */
export type Resolution = {
  outcome: EndOutcome
  evidence: Evidence
  /** The host's own id of the operator. */
  by: string
  /** The second operator, where two are asked for. */
  confirmedBy: string | null
  at: number
}

/** What the service told after the final state. */
export type LaterEvidence = {
  outcome: EndOutcome
  message: string | null
  reference: string | null
  verified: boolean
  at: number
}

/** One line of the audit: what one operator did. */
export type ResolutionEntry = {
  id: string
  /** `proposed` waits for a second operator; `confirmed` is that one's; `resolved` is one operator's alone. */
  step: 'proposed' | 'confirmed' | 'resolved'
  /** The id of the proposal that is confirmed. */
  confirms: string | null
  outcome: EndOutcome
  evidence: Evidence
  stateBefore: string
  conflictBefore: boolean
  by: string
  at: number
}
