import type { OperationState } from '@onlend/core'
import type { WriteName } from '@onlend/core/internal'
import type { SetRow } from '@onlend/core/operations'
import type { OperationApproval, RelayErrorCode } from '@onlend/core/relay'
import type { Sign } from '../lib/keyedHash.ts'
import type { SpendingCheck, SpendingRefusal } from './spending/SpendingCheck.ts'
import type { OperationKey, OperationRecord, RecordedAnswer } from './OperationRecord.ts'

/** A write that the relay is about to send. */
export type Claim = OperationKey & {
  kind: WriteName
  reference: string
  actor: string
  payloadHash: string
  /** Equal for operations that a person would take for the same one; `null` where the ledger compares nothing. */
  duplicateKey: string | null
  /** The earlier operations that hold the claim back; `null` where the ledger compares nothing. */
  heldBack: HeldBack | null
  amount: string | null
  destinationHash: string | null
  destinationEnd: string | null
  summary: OperationRecord['summary']
  rows: SetRow[]
  now: number
  /** After this moment a claim that is still `submitting` belongs to a dead process. */
  leaseUntil: number
  /** The spending rules for the claim; `null` where the host controls nothing. */
  spending: SpendingCheck | null
  /** The statement lines that pay for the claim's rows: from the claim on, no other operation can hold them. */
  statementLines?: readonly ClaimedLine[]
  /** Makes the operation wait for a second person; `null` where none is needed. */
  approval: NewApproval | null
  /** The span of the send, in the form of a `traceparent`. */
  traceParent?: string | null
  /** Signs the audit entry, where the claim is a possible duplicate that the person has confirmed. */
  sign?: Sign
  /** Ids of operations that were sent, all of which have to be on record. */
  witnessed?: readonly string[]
}

/** A statement line, as a keyed hash of its digest, and the rows of the set that it pays for; none where the line is evidence. */
export type ClaimedLine = { hash: string; positions: readonly number[] }

/** The approval for which a new operation waits. */
export type NewApproval = {
  /** The rule that asks for a second person. */
  rule: OperationApproval['rule']
  /** The name that the host gives for the person who asks for the operation. */
  askedByName: string | null
  /** Milliseconds since 1970. */
  expiresAt: number
  /** The request that the relay sends after the approval. */
  request: WaitingRequest
}

/** The request that the relay sends after the approval: the path under the mount, and the body as it was received. */
export type WaitingRequest = { path: string; body: string }

/**
 * The equal operations, or sets with equal rows, that hold a claim back: every one whose outcome is awaited or not known, those
 * accepted since one moment, and those final since another.
 */
export type HeldBack = {
  /** For kinds whose settlement event is still to come. Milliseconds since 1970. */
  acceptedSince: number
  /** For final operations, and kinds that end with the acceptance. Milliseconds since 1970. */
  finalSince: number
  /** The earlier operation that the person has seen and does not mean; only a newer one holds the claim back. */
  confirmed: string | null
}

/**
 * `claimed`: send the operation, once. `awaitingApproval`: the operation is written down, and the relay sends it only after a second person's approval.
 * `known`: the key was claimed before. `forgotten`: the key was claimed before, and its operation was pruned or erased. `possibleDuplicate`: nothing was
 * written; with the newest earlier operation and the repeated rows. `lineCredited`: nothing was written; with the rows whose statement lines other
 * operations hold, and these operations. `notAllowed`: the operation breaks a spending rule. `fenced`: the ledger may lack sent operations, this one included.
 */
export type ClaimResult =
  | { type: 'claimed' | 'awaitingApproval'; operation: OperationRecord }
  | { type: 'notAllowed'; refusal: SpendingRefusal }
  | { type: 'known'; operation: OperationRecord }
  | { type: 'forgotten'; tombstone: Tombstone }
  | Fenced
  | { type: 'lineCredited'; rows: number[]; operations: string[] }
  | { type: 'possibleDuplicate'; operation: OperationRecord; rows: RepeatedRow[] }

/** The remainder of an operation that was pruned or erased: the used key and the end state. Moments are milliseconds since 1970. */
export type Tombstone = OperationKey & {
  kind: WriteName
  state: OperationState
  why: 'retention' | 'erasure'
  createdAt: number
  forgottenAt: number
}

/** The store wrote no operation. `isOlder`: the ledger lacks a sent operation or its epoch. `isNew`: the key is of the newest epoch, so the relay never sent it. */
export type Fenced = { type: 'fenced'; isOlder: boolean; isNew: boolean }

/** A row of a set that was sent before. */
export type RepeatedRow = { position: number; reference: string; amount: string | null; operationId: string }

/** The outcome of a call. */
export type CallOutcome = {
  state: 'accepted' | 'rejected' | 'unknown'
  answer: RecordedAnswer | null
  refusal: RelayErrorCode | null
  serviceMessage: string | null
  result: unknown
  /** The service's own reference of the write, where its answer has one. */
  serviceReference?: string | null
  /** Ids of the staged files of the write: an acceptance marks them as used and deletes their drafts in the same step. */
  uploads?: readonly string[]
  now: number
}

/** A second person's decision about an operation that waits for one. */
export type ApprovalDecision = {
  key: OperationKey
  by: string
  /** The name that the host gives for this person. */
  byName: string | null
  /** Signs the audit entry. */
  sign?: Sign
  now: number
} & (
  | {
      says: 'approved'
      /** Ids of operations that were sent, all of which have to be on record. */
      witnessed?: readonly string[]
      /** The ledger checks the rules again, for the day of the approval; `null` where the host controls nothing any more. */
      spending: SpendingCheck | null
      leaseUntil: number
    }
  | { says: 'refused'; reason: string | null }
)

/**
 * The result of a decision. `approved`: send the operation, once. `notAwaiting`: the operation was decided, has expired or never waited. `samePerson`:
 * a person cannot approve their own operation. `notAllowed`: the operation breaks a spending rule now, and still waits.
 */
export type DecisionResult =
  | { type: 'approved' | 'refused' | 'notAwaiting'; operation: OperationRecord }
  | { type: 'notAllowed'; refusal: SpendingRefusal }
  | { type: 'samePerson' }
  | { type: 'notFound' }
  | Fenced
