import type { Operation, OperationState } from '@onlend/core'
import type { WriteName } from '@onlend/core/internal'
import type { OperationApproval, RelayErrorCode } from '@onlend/core/relay'
import type { Owner } from '../database/Owner.ts'
import type { LaterEvidence, Resolution } from './Resolution.ts'

/** Names one operation: the same id under another owner is another operation, and neither owner can tell that the other's exists. */
export type OperationKey = { owner: Owner; id: string }

/** An answer of the service, kept for a repeated key; secrets are already taken out of it. */
export type RecordedAnswer = { status: number; body: string | null; retryAfter: string | null }

/** What is known of the approval of an operation. */
export type Approval = Omit<OperationApproval, 'askedBy' | 'expiresAt' | 'decidedAt' | 'decision'> & {
  expiresAt: number
  decision: 'approved' | 'refused' | 'expired' | null
  decidedAt: number | null
}

/** One row of the ledger. Moments are milliseconds since 1970. */
export type OperationRecord = OperationKey & {
  kind: WriteName
  /** The host's own id of the person who sent it. */
  actor: string
  state: OperationState
  reference: string
  /** Keyed hash of the body, or of the print of a form; `null` while a form is on its way, and after one that did not arrive. */
  payloadHash: string | null
  summary: Operation['summary']
  answer: RecordedAnswer | null
  /** Why the relay itself said no after the operation was written down. */
  refusal: RelayErrorCode | null
  serviceMessage: string | null
  matched: 'reference' | 'facts' | 'assigned' | 'resolved' | null
  /** Events that may be about this operation or about one that equals it: between how many, and what they say. */
  ambiguous: { candidates: number; succeeded: number; failed: number } | null
  verified: boolean | null
  /** Set when a later settlement event conflicted with the final one, until an operator resolves it. */
  conflict: boolean
  /** What an operator decided. */
  resolution: Resolution | null
  /** What one operator proposed and a second one has not confirmed yet; for operators alone. */
  proposal: (Resolution & { id: string }) | null
  /** What the service told after the final state, oldest first. */
  laterEvidence: LaterEvidence[]
  /** What has to be kept of the answer because no endpoint returns it again. */
  result: unknown
  rows: { total: number; succeeded: number; failed: number } | null
  /** The earlier operation that equals this one, which the person saw before they sent it. */
  confirmedDuplicate: string | null
  /** Who asked for it and who decided, where a second person has to; moments are milliseconds since 1970. */
  approval: Approval | null
  createdAt: number
  acceptedAt: number | null
  settledAt: number | null
  /** When the money came back. */
  reversedAt: number | null
  updatedAt: number
}
