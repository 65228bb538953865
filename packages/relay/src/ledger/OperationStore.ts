import type { Amount, OperationState } from '@onlend/core'
import type { WriteName } from '@onlend/core/internal'
import type { SetRow } from '@onlend/core/operations'
import type { OperationApproval, RelayErrorCode } from '@onlend/core/relay'
import type { Sign } from '../lib/keyedHash.ts'
import type { Owner } from '../database/Owner.ts'
import type { SpendingCheck, SpendingRefusal } from './spending/SpendingCheck.ts'
import type { OperationKey, OperationRecord, RecordedAnswer } from './OperationRecord.ts'
import type { EndOutcome, Evidence, ResolutionEntry } from './Resolution.ts'

/** A write that is about to be sent. */
export type Claim = OperationKey & {
  kind: WriteName
  reference: string
  actor: string
  payloadHash: string | null
  /** Equal for operations that a person would take for the same one; `null` where nothing can be compared. */
  duplicateKey: string | null
  /** Which earlier operations hold the claim back; `null` where nothing is compared. */
  heldBack: HeldBack | null
  amount: string | null
  destinationHash: string | null
  destinationEnd: string | null
  summary: OperationRecord['summary']
  rows: SetRow[]
  now: number
  /** After this moment a claim that is still `submitting` belongs to a dead process. */
  leaseUntil: number
  /** What it has to keep; `null` where the host controls nothing. */
  spending: SpendingCheck | null
  /** Lines of a bank's statement that its rows are the money of: held by it alone from here on. None where nothing was said of lines. */
  statementLines?: readonly ClaimedLine[]
  /** Makes it wait for a second person; `null` where none is needed. */
  approval: NewApproval | null
  /** The span in which it is sent, in the form of a `traceparent`. */
  traceParent?: string | null
  /** Signs the entry of the audit, where the claim is a possible duplicate that the person has confirmed. */
  sign?: Sign
  /** Ids of operations that were sent, all of which have to be on record. */
  witnessed?: readonly string[]
}

/** A line of a bank's statement, as a keyed hash of its digest, and the rows of the set that it is the money of; none where it is evidence. */
export type ClaimedLine = { hash: string; positions: readonly number[] }

/** An operation that is to wait for a second person. */
export type NewApproval = {
  /** The rule that asks for a second person. */
  rule: OperationApproval['rule']
  /** What the host calls the person who asks for it. */
  askedByName: string | null
  /** Milliseconds since 1970. */
  expiresAt: number
  /** What is sent once it is approved. */
  request: WaitingRequest
}

/** What is sent once an operation is approved: the path under the mount, and the body as it was received. */
export type WaitingRequest = { path: string; body: string }

/**
 * Which equal operations, or sets with equal rows, hold a claim back: every one whose outcome is awaited or not known, besides those that were
 * accepted since one moment, or became final since another.
 */
export type HeldBack = {
  /** Where the service's settlement event is still to come. Milliseconds since 1970. */
  acceptedSince: number
  /** Also where an acceptance is all that ever comes. Milliseconds since 1970. */
  finalSince: number
  /** The operation that the person has seen and does not mean; it holds nothing back unless there is a newer one. */
  confirmed: string | null
}

/**
 * `claimed`: send it, once. `awaitingApproval`: it is written down, and sent only once a second person approves it. `known`: it was claimed before.
 * `forgotten`: so it was, and has ended; it is not kept any more. `possibleDuplicate`: nothing was written; the newest earlier one, and the rows that repeat. `lineCredited`: nothing was written; the rows whose
 * statement line other operations hold, and these. `notAllowed`: it does not keep the rules. `fenced`: the
 * ledger may lack operations that were sent, this one among them.
 */
export type ClaimResult =
  | { type: 'claimed' | 'awaitingApproval'; operation: OperationRecord }
  | { type: 'notAllowed'; refusal: SpendingRefusal }
  | { type: 'known'; operation: OperationRecord }
  | { type: 'forgotten'; tombstone: Tombstone }
  | Fenced
  | { type: 'lineCredited'; rows: number[]; operations: string[] }
  | { type: 'possibleDuplicate'; operation: OperationRecord; rows: RepeatedRow[] }

/** What stays of an operation that was pruned or erased: that its key was used, and how it ended. Moments are milliseconds since 1970. */
export type Tombstone = OperationKey & {
  kind: WriteName
  state: OperationState
  why: 'retention' | 'erasure'
  createdAt: number
  forgottenAt: number
}

/** Nothing was written. `isOlder`: the ledger lacks what was sent, and nothing has said so yet. `isNew`: the key is newer than the fence, so that it cannot have been sent. */
export type Fenced = { type: 'fenced'; isOlder: boolean; isNew: boolean }

/** A row of a set that was sent before. */
export type RepeatedRow = { position: number; reference: string; amount: string | null; operationId: string }

/** What came of a call. */
export type CallOutcome = {
  state: 'accepted' | 'rejected' | 'unknown'
  answer: RecordedAnswer | null
  refusal: RelayErrorCode | null
  serviceMessage: string | null
  result: unknown
  /** The service's own reference of what it took, where its answer tells one. */
  serviceReference?: string | null
  /** Of a body that was streamed, and so was not known when the write was claimed. */
  payloadHash?: string | null
  /** Ids of staged files that go with it: on record as taken along, and their drafts gone, in the same step as an acceptance. */
  uploads?: readonly string[]
  now: number
}

/** One row of a set as it stands. */
export type KeptRow = {
  position: number
  reference: string
  amount: Amount | null
  state: 'awaited' | 'succeeded' | 'failed'
  message: string | null
  settledAt: number | null
}

/** What an operator says about an operation: an outcome on evidence, or yes to what another operator proposed. */
export type OperatorResolution = {
  key: OperationKey
  said: { outcome: EndOutcome; evidence: Evidence; lineHash?: string | null } | { confirms: string }
  by: string
  /** Two operators are asked for: what the first says is a proposal. */
  fourEyes: boolean
  /** Signs the entry of the audit, which is written with it. */
  sign?: Sign
  now: number
}

/**
 * What came of it. `notResolvable`: it is being sent, has its outcome, or the proposal is not there any more. `samePerson`: an operator cannot confirm
 * what they proposed themselves. `lineUsed`: another operation holds the statement line that would be the evidence; nothing was written.
 */
export type ResolutionResult =
  | { type: 'resolved' | 'proposed'; operation: OperationRecord }
  | { type: 'notFound' }
  | { type: 'samePerson' }
  | { type: 'lineUsed'; operations: string[] }
  | { type: 'notResolvable'; operation: OperationRecord }

/** What a second person says about an operation that waits for one. */
export type ApprovalDecision = {
  key: OperationKey
  by: string
  /** What the host calls them. */
  byName: string | null
  /** Signs the entry of the audit. */
  sign?: Sign
  now: number
} & (
  | {
      says: 'approved'
      /** Ids of operations that were sent, all of which have to be on record. */
      witnessed?: readonly string[]
      /** Checked again, for the day on which it is approved; `null` where the host controls nothing any more. */
      spending: SpendingCheck | null
      leaseUntil: number
    }
  | { says: 'refused'; reason: string | null }
)

/**
 * What came of it. `approved`: send it, once. `notAwaiting`: it was decided, has expired or never waited. `samePerson`: a person cannot approve what they asked for
 * themselves. `notAllowed`: it does not keep the rules any more, and still waits.
 */
export type DecisionResult =
  | { type: 'approved' | 'refused' | 'notAwaiting'; operation: OperationRecord }
  | { type: 'notAllowed'; refusal: SpendingRefusal }
  | { type: 'samePerson' }
  | { type: 'notFound' }
  | Fenced

/** The operations that a person may see: those of some kinds, and their own. */
export type ShownOperations = { kinds: readonly string[]; actor: string }

/** A page of what waits for an operator, oldest first. */
export type InboxPage = {
  limit: number
  /** The last one of the page before. */
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

/** The part of the relay's memory that knows operations: what was claimed, sent, recorded and resolved. */
export type OperationStore = {
  claim(claim: Claim): Promise<ClaimResult>
  record(key: OperationKey, outcome: CallOutcome): Promise<OperationRecord>
  findOperation(owners: readonly Owner[], id: string): Promise<OperationRecord | null>
  /** What stays under an id of one of these owners whose operation was forgotten. */
  findTombstone(owners: readonly Owner[], id: string): Promise<Tombstone | null>
  /** Every owner that had an operation under this id which was forgotten. */
  findTombstoneOwners(environment: Owner['environment'], id: string): Promise<Owner[]>
  /** Every owner that has an operation under this id, and who sent each. */
  findOperationOwners(
    environment: Owner['environment'],
    id: string,
  ): Promise<{ owner: Owner; actor: string }[]>
  /** Newest first; with `shown` and `state` those alone that they name. */
  listOperations(
    owner: Owner,
    limit: number,
    shown?: ShownOperations | null,
    state?: OperationState | null,
  ): Promise<OperationRecord[]>
  /** The rows of a set after a position, in the order in which they were sent. */
  listRows(key: OperationKey, after: number, limit: number): Promise<KeptRow[]>
  /** Which of some hashes of statement lines are those of lines that a new report would be refused for. */
  listHeldLines(owner: Owner, hashes: readonly string[]): Promise<ReadonlySet<string>>
  /** What is sent once an operation is approved; `null` where it does not wait any more. */
  findWaitingRequest(key: OperationKey): Promise<WaitingRequest | null>
  /** Whether an accepted or succeeded operation of the partner has gone to an account or number. */
  hasPaid(question: PaidQuestion): Promise<boolean>
  /** The amount that a person, or all persons for the partner, have moved since `from`. */
  sumDay(question: DaySumQuestion): Promise<Amount>
  /** Decides about an operation that waits for a second person, once: of two decisions the first counts. */
  decideApproval(decision: ApprovalDecision): Promise<DecisionResult>
  /** Resolves an operation by an operator's hand, or keeps the proposal for a second one. Either is in the audit for good. */
  resolve(resolution: OperatorResolution): Promise<ResolutionResult>
  /** The audit of an operation: who said what about its outcome, oldest first. Nothing in it is ever changed. */
  listResolutions(key: OperationKey): Promise<ResolutionEntry[]>
  /** The operations that need an operator, oldest first: unknown, stale, in conflict, or with a proposal that waits. */
  listAttention(environment: Owner['environment'], page: InboxPage): Promise<OperationRecord[]>
}
