import type { Amount, OperationState } from '@onlend/core'
import type { WriteName } from '@onlend/core/internal'
import type { SetRow } from '@onlend/core/operations'
import type { OperationApproval, RelayErrorCode } from '@onlend/core/relay'
import type { Sign } from '../lib/keyedHash.ts'
import type { Owner } from '../database/Owner.ts'
import type { SpendingCheck, SpendingRefusal } from './spending/SpendingCheck.ts'
import type { OperationKey, OperationRecord, RecordedAnswer } from './OperationRecord.ts'
import type { EndOutcome, Evidence, ResolutionEntry } from './Resolution.ts'

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

/** One row of a set in its current state. */
export type KeptRow = {
  position: number
  reference: string
  amount: Amount | null
  state: 'awaited' | 'succeeded' | 'failed'
  message: string | null
  settledAt: number | null
}

/** An operator's statement about an operation: an outcome on evidence, or the confirmation of another operator's proposal. */
export type OperatorResolution = {
  key: OperationKey
  said: { outcome: EndOutcome; evidence: Evidence; lineHash?: string | null } | { confirms: string }
  by: string
  /** Two operators are required: the first one's statement is a proposal. */
  fourEyes: boolean
  /** Signs the audit entry, which the same transaction writes. */
  sign?: Sign
  now: number
}

/**
 * The result of a resolution. `notResolvable`: the operation is being sent, has its outcome, or lost the proposal. `samePerson`: an operator cannot
 * confirm their own proposal. `lineUsed`: another operation holds the statement line that would be the evidence; nothing was written.
 */
export type ResolutionResult =
  | { type: 'resolved' | 'proposed'; operation: OperationRecord }
  | { type: 'notFound' }
  | { type: 'samePerson' }
  | { type: 'lineUsed'; operations: string[] }
  | { type: 'notResolvable'; operation: OperationRecord }

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

/** The operations that a person may see: those of some kinds, and their own. */
export type ShownOperations = { kinds: readonly string[]; actor: string }

/** A page of a list for operators, oldest first. */
export type InboxPage = {
  limit: number
  /** The last entry of the page before. */
  after?: { receivedAt: number; id: string } | undefined
}

/** A destination: the keyed hash of its number, and its bank or operator. */
export type PaidQuestion = { owner: Owner; kind: WriteName } & Pick<
  NonNullable<SpendingCheck['destination']>,
  'accountHash' | 'method' | 'institution'
>

/** The operations to add up: of one kind and currency, from one moment on, of a person or for a partner. */
export type DaySumQuestion = {
  of: 'person' | 'partner'
  owner: Owner
  kind: WriteName
  actor: string
  currency: string
  /** Milliseconds since 1970. */
  from: number
}

/** The store of operations: claims, outcomes, approvals and resolutions. */
export type OperationStore = {
  claim(claim: Claim): Promise<ClaimResult>
  record(key: OperationKey, outcome: CallOutcome): Promise<OperationRecord>
  findOperation(owners: readonly Owner[], id: string): Promise<OperationRecord | null>
  /** The tombstone under an id of one of these owners. */
  findTombstone(owners: readonly Owner[], id: string): Promise<Tombstone | null>
  /** Every owner that has a tombstone under this id. */
  findTombstoneOwners(environment: Owner['environment'], id: string): Promise<Owner[]>
  /** Every owner that has an operation under this id, and the person who sent it. */
  findOperationOwners(
    environment: Owner['environment'],
    id: string,
  ): Promise<{ owner: Owner; actor: string }[]>
  /** Lists operations, newest first; `shown` and `state` narrow the list. */
  listOperations(
    owner: Owner,
    limit: number,
    shown?: ShownOperations | null,
    state?: OperationState | null,
  ): Promise<OperationRecord[]>
  /** The rows of a set after a position, in the order in which they were sent. */
  listRows(key: OperationKey, after: number, limit: number): Promise<KeptRow[]>
  /** The hashes, among the given ones, of statement lines for which the ledger would refuse a new report. */
  listHeldLines(owner: Owner, hashes: readonly string[]): Promise<ReadonlySet<string>>
  /** The request that the relay sends after the approval; `null` where the operation does not wait any more. */
  findWaitingRequest(key: OperationKey): Promise<WaitingRequest | null>
  /** Whether an accepted or succeeded operation of the partner has gone to an account or number. */
  hasPaid(question: PaidQuestion): Promise<boolean>
  /** The amount that a person, or all persons for the partner, have moved since `from`. */
  sumDay(question: DaySumQuestion): Promise<Amount>
  /** Decides once about an operation that waits for a second person: the first of two decisions counts. */
  decideApproval(decision: ApprovalDecision): Promise<DecisionResult>
  /** Resolves an operation by an operator's hand, or keeps the proposal for a second one. The audit keeps both for good. */
  resolve(resolution: OperatorResolution): Promise<ResolutionResult>
  /** The resolution entries of an operation, oldest first. Nobody can change an entry. */
  listResolutions(key: OperationKey): Promise<ResolutionEntry[]>
  /** The operations that need an operator, oldest first: unknown, stale, in conflict, or with a proposal that waits. */
  listAttention(environment: Owner['environment'], page: InboxPage): Promise<OperationRecord[]>
}
