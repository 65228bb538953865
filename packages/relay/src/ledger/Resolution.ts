import type { OperationResolution } from '@onlend/core/relay'

/** The end of an operation, as the service or an operator states it. */
export type EndOutcome = 'succeeded' | 'failed' | 'reversed'

/** A line of a statement as evidence. */
export type StatementLineEvidence = NonNullable<OperationResolution['evidence']['line']>

/** The evidence that an operator saw. Moments are milliseconds since 1970. */
export type Evidence = {
  text: string
  reference: string | null
  at: number | null
  /** The line of the account's statement that shows the outcome. */
  line?: StatementLineEvidence | null
}

/** An operator's decision about an operation, and the evidence for it. */
export type Resolution = {
  outcome: EndOutcome
  evidence: Evidence
  /** The host's own id of the operator. */
  by: string
  /** The second operator, where two are required. */
  confirmedBy: string | null
  at: number
}

/** A settlement event of the service after the final state. */
export type LaterEvidence = {
  outcome: EndOutcome
  message: string | null
  reference: string | null
  verified: boolean
  at: number
}

/** One step of one operator in the resolution of an operation. */
export type ResolutionEntry = {
  id: string
  /** `proposed` waits for a second operator, `confirmed` is the second operator's, `resolved` is one operator's alone. */
  step: 'proposed' | 'confirmed' | 'resolved'
  /** The id of the confirmed proposal. */
  confirms: string | null
  outcome: EndOutcome
  evidence: Evidence
  stateBefore: string
  conflictBefore: boolean
  by: string
  at: number
}
