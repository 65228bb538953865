import type { Operation, OperationState } from '@onlend/core'
import type { WriteName } from '@onlend/core/internal'
import type { OperationApproval, RelayErrorCode } from '@onlend/core/relay'
import type { Owner } from '../database/Owner.ts'
import type { LaterEvidence, Resolution } from './Resolution.ts'

/** Names one operation: the same id under another owner is another operation, and neither owner can find out that the other's exists. */
export type OperationKey = { owner: Owner; id: string }

/** An answer of the service without its secrets, kept for a repeated key. */
export type RecordedAnswer = { status: number; body: string | null; retryAfter: string | null }

/** The approval of an operation, as the ledger keeps it. */
export type Approval = Omit<OperationApproval, 'askedBy' | 'expiresAt' | 'decidedAt' | 'decision'> & {
  expiresAt: number
  decision: 'approved' | 'refused' | 'expired' | null
  decidedAt: number | null
}

/** One row of the ledger. Moments are milliseconds since 1970. */
export type OperationRecord = OperationKey & {
  kind: WriteName
  /** The host's own id of the person who sent the operation. */
  actor: string
  state: OperationState
  reference: string
  /** Keyed hash of the body. */
  payloadHash: string
  summary: Operation['summary']
  answer: RecordedAnswer | null
  /** The reason for which the relay refused the operation after the claim. */
  refusal: RelayErrorCode | null
  serviceMessage: string | null
  matched: 'reference' | 'facts' | 'assigned' | 'resolved' | null
  /** Events about this operation or an equal one: the number of candidates, and of events per outcome. */
  ambiguous: { candidates: number; succeeded: number; failed: number } | null
  verified: boolean | null
  /** Set when a later settlement event conflicted with the final one, until an operator resolves it. */
  conflict: boolean
  /** The resolution that an operator decided. */
  resolution: Resolution | null
  /** The resolution that one operator proposed and a second one has not confirmed yet; for operators alone. */
  proposal: (Resolution & { id: string }) | null
  /** The settlement events of the service after the final state, oldest first. */
  laterEvidence: LaterEvidence[]
  /** The part of the answer that no endpoint returns again. */
  result: unknown
  rows: { total: number; succeeded: number; failed: number } | null
  /** The earlier operation that equals this one, which the person saw and confirmed before the send. */
  confirmedDuplicate: string | null
  /** The approval by a second person; `null` where the operation needs none. Moments are milliseconds since 1970. */
  approval: Approval | null
  createdAt: number
  acceptedAt: number | null
  settledAt: number | null
  /** The moment at which the money came back. */
  reversedAt: number | null
  updatedAt: number
}

/** A page of a list for operators, oldest first. */
export type InboxPage = {
  limit: number
  /** The last entry of the page before. */
  after?: { receivedAt: number; id: string } | undefined
}
