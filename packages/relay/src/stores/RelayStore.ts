import type { WriteName } from '@onlend/core/internal'
import type { SetRow } from '@onlend/core/operations'
import type { RelayErrorCode } from '@onlend/core/relay'
import type { Owner } from '../identity/Owner.ts'
import type { Revocation } from '../identity/revocations/Revocation.ts'
import type { OperationKey, OperationRecord, RecordedAnswer } from '../operations/OperationRecord.ts'
import type { EndOutcome, ResolutionEntry } from '../operations/Resolution.ts'
import type { EventKind } from '../inbox/WebhookEvent.ts'
import type { OperatorAssignment, EventAssignment } from './Assignment.ts'
import type { Dismissal, DismissalOptions } from './Dismissal.ts'
import type { HeldBack, RepeatedRow } from './HeldBack.ts'
import type { InboxPage, InboxQuery } from './InboxQuery.ts'
import type { OperatorResolution, ResolutionResult } from './OperatorResolution.ts'
import type { UploadStore } from './UploadStore.ts'

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
}

/** `claimed`: send it, once. `known`: it was claimed before. `possibleDuplicate`: nothing was written; the newest earlier one, and the rows that repeat. */
export type ClaimResult =
  | { type: 'claimed'; operation: OperationRecord }
  | { type: 'known'; operation: OperationRecord }
  | { type: 'possibleDuplicate'; operation: OperationRecord; rows: RepeatedRow[] }

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

/** A webhook as it is kept. */
export type KeptDelivery = {
  environment: Owner['environment']
  source: string
  /** The sender's id of the message; the hash of the body where there is none. */
  messageId: string
  bodyHash: string
  body: string
  signed: boolean
  /** The verifier promises that a repeat of this message keeps its id. @default false */
  keepsId?: boolean
  now: number
}

/** One settlement event, ready to be matched. */
export type KeptEvent = {
  kind: EventKind
  outcome: EndOutcome
  customerPartnerId: string | null
  reference: string | null
  /** The service's own reference, where it is told besides `reference`. */
  serviceReference?: string | null
  transactionReference: string | null
  amount: string | null
  destinationHash: string | null
  destinationEnd: string | null
  message: string | null
  /** The sender may not speak for this partner: kept, never applied by itself. */
  quarantined: boolean
  /** Believed only when a reading of the service says the same. */
  needsConfirmation: boolean
}

/** What came of reading a kept webhook. */
export type AppliedReading = {
  /** `false` when the parser threw or hung. */
  isParsed: boolean
  /** Replaces the stored body when all that it says is matched; `null` keeps it. */
  redacted: string | null
  /** Reads a webhook once more that was read before: what is matched stays, and the rest is replaced. */
  again: boolean
  /** Milliseconds that its events look back by their facts. @default 259200000 */
  matchWindow?: number
  now: number
}

/** Why a settlement event waits for somebody: no operation was found, several fit, the sender may not speak for that partner, or no reading bore it out. */
export type OpenReason = 'unmatched' | 'ambiguous' | 'quarantined' | 'unconfirmed'

/** A settlement event that no operation was found for. */
export type UnmatchedEvent = {
  id: string
  why: OpenReason | 'dismissed'
  source: string
  kind: EventKind
  outcome: EndOutcome
  customerPartnerId: string | null
  reference: string | null
  /** The transaction that the settlement event is about, for registrations and repayments. */
  transactionReference: string | null
  amount: string | null
  destinationEnd: string | null
  message: string | null
  signed: boolean
  receivedAt: number
  /** Ids of the operations that it may be about, where that is several. */
  candidates: string[]
  dismissal: Dismissal | null
}

/** A webhook in which no settlement event was found: the parser failed, found none, or it came second under a known message id. */
export type OpenDelivery = {
  id: string
  why: 'unparsed' | 'unread' | 'altered' | 'dismissed'
  source: string
  body: string | null
  signed: boolean
  receivedAt: number
  dismissal: Dismissal | null
}

/** What is listed of the inbox and belongs to nobody in particular, each kind on its own, oldest first. */
export type OpenInbox = { events: UnmatchedEvent[]; deliveries: OpenDelivery[] }

/** Which kept webhooks are read again. */
export type ReplayQuery = {
  environment: Owner['environment']
  source: string | null
  /** Milliseconds since 1970. */
  since: number
  /** One webhook, also one that came second under a known message id. */
  deliveryId: string | null
  /** The last one of the page before. */
  after: NonNullable<InboxPage['after']> | null
}

/** A settlement event that waits for a reading of the service. */
export type UnconfirmedEvent = Pick<
  KeptEvent,
  'kind' | 'outcome' | 'customerPartnerId' | 'transactionReference'
> & {
  id: string
  /** Whether a signature covers it. */
  signed: boolean
  tries: number
}

/** One row of a set as it stands. */
export type KeptRow = {
  position: number
  reference: string
  amount: string | null
  state: 'awaited' | 'succeeded' | 'failed'
  message: string | null
  settledAt: number | null
}

/** A change event as it is kept; `sequence` counts per owner. */
export type KeptChangeEvent = {
  sequence: number
  topic: string
  operationId: string | null
  kind: string | null
  /** Of a draft: the one that is there now; `null` where there is none any more, and of everything else. */
  revision: number | null
  /** Milliseconds since 1970, by the clock of the instance that wrote it. */
  createdAt: number
}

/** Change events after a sequence number, oldest first. */
export type KeptChangeEvents = {
  changeEvents: KeptChangeEvent[]
  /** The number from which on none of them is missing. */
  oldest: number
  /** The number of the newest there ever was; 0 where there was none. */
  newest: number
  /** When the newest was written; `null` where it is no longer kept, or there was none. */
  newestAt: number | null
}

/** How much waits for an operator: operations whose end is open, settlement events that no operation was found for, and how full the staging is. */
export type Attention = {
  unknown: number
  stale: number
  conflicts: number
  unmatched: number
  oldestUnmatchedAt: number | null
  /** Files that wait for a write, or to be thrown away, and their bytes as announced. */
  stagedFiles: number
  stagedBytes: number
}

/** The moments before which something is due. */
export type SweepLimits = {
  environment: Owner['environment']
  now: number
  staleBefore: number
  answersBefore: number
  changeEventsBefore: number
  deliveriesBefore: number
}

/** The relay's memory. Every call is atomic and durable when it resolves; `createSqlStore` makes one. */
export type RelayStore = UploadStore & {
  /** Makes the tables and marks what a dead process left behind. Safe to call again. */
  prepare(now: number): Promise<void>
  /** A random secret of this store, the same for every instance, in hex. */
  secret(): Promise<string>
  claim(claim: Claim): Promise<ClaimResult>
  record(key: OperationKey, outcome: CallOutcome): Promise<OperationRecord>
  findOperation(owners: readonly Owner[], id: string): Promise<OperationRecord | null>
  /** Every owner that has an operation under this id, and who sent each. */
  findOperationOwners(
    environment: Owner['environment'],
    id: string,
  ): Promise<{ owner: Owner; actor: string }[]>
  /** Newest first. */
  listOperations(owner: Owner, limit: number): Promise<OperationRecord[]>
  listChangeEvents(owner: Owner, after: number, limit: number): Promise<KeptChangeEvents>
  /** Calls back when there may be new change events of an owner, or of anybody (`null`), as when it begins to listen. Only a hint: a reader also looks by itself. */
  onChangeEvent(listener: (owner: Owner | null) => void): Promise<() => Promise<void>>
  /** Keeps a webhook; of bytes under a known message id, `repeated` are the same and `altered` are others. */
  keepDelivery(delivery: KeptDelivery): Promise<{ id: string; outcome: 'new' | 'repeated' | 'altered' }>
  /** Keeps and matches the events of a kept webhook. Does nothing the second time, unless it is asked to read again. */
  applyEvents(deliveryId: string, events: readonly KeptEvent[], reading: AppliedReading): Promise<void>
  /** Webhooks that were kept and never applied, because a process died in between. */
  listUnapplied(environment: Owner['environment'], before: number): Promise<(KeptDelivery & { id: string })[]>
  /** The settlement events without an operation that name one of these owners. */
  listUnmatched(owners: readonly Owner[], page: InboxPage): Promise<UnmatchedEvent[]>
  /** Ties a settlement event to an operation by a person's hand; `null` when either is not there. Rejects with `AssignmentConflictError` when the two do not fit. */
  assignEvent(assignment: EventAssignment): Promise<OperationRecord | null>
  /** What an operator sees: every settlement event without an operation, put aside or not borne out, and webhooks that could not be read or came altered. */
  listOpen(environment: Owner['environment'], query: InboxQuery): Promise<OpenInbox>
  /** The same by an operator's hand, wherever the settlement event is; also one that was dismissed. */
  assignByOperator(assignment: OperatorAssignment): Promise<OperationRecord | null>
  /** Closes what `listOpen` lists: from here on nothing but `assignByOperator` takes it up. `false` when it is not open. */
  dismiss(dismissal: DismissalOptions): Promise<boolean>
  /** Webhooks that are kept whole and have something open in them, oldest first. */
  listReplayable(query: ReplayQuery, limit: number): Promise<(KeptDelivery & { id: string })[]>
  /** Webhooks that are kept whole although all that they say is matched. */
  listBlankable(environment: Owner['environment'], limit: number): Promise<{ id: string; body: string }[]>
  /** Replaces the body of a webhook that `listBlankable` returned. */
  blankBody(deliveryId: string, body: string): Promise<void>
  /** Settlement events whose confirming reading is due. */
  listUnconfirmed(environment: Owner['environment'], now: number, limit: number): Promise<UnconfirmedEvent[]>
  /** Matches a settlement event that a reading bore out. */
  confirmEvent(eventId: string, now: number): Promise<void>
  /** Puts a settlement event off until another reading, or, with `null`, leaves it to an operator; unless another instance has done so since `tries` was read. */
  postponeEvent(event: Pick<UnconfirmedEvent, 'id' | 'tries'>, until: number | null): Promise<void>
  /** Resolves an operation by an operator's hand, or keeps the proposal for a second one. Either is in the audit for good. */
  resolve(resolution: OperatorResolution): Promise<ResolutionResult>
  /** The audit of an operation: who said what about its outcome, oldest first. Nothing in it is ever changed. */
  listResolutions(key: OperationKey): Promise<ResolutionEntry[]>
  /** The operations that need an operator, oldest first: unknown, stale, in conflict, or with a proposal that waits. */
  listAttention(environment: Owner['environment'], page: InboxPage): Promise<OperationRecord[]>
  /** The rows of a set after a position, in the order in which they were sent. */
  listRows(key: OperationKey, after: number, limit: number): Promise<KeptRow[]>
  /** Keeps a revocation; of two of one subject, the later. Swept once it has expired. */
  revoke(environment: Owner['environment'], revocation: Revocation): Promise<void>
  /** What has been revoked since a moment. */
  listRevocations(environment: Owner['environment'], since: number): Promise<Revocation[]>
  sweep(limits: SweepLimits): Promise<void>
  attention(environment: Owner['environment']): Promise<Attention>
  /** Resolves when the store answers. */
  ping(): Promise<void>
  /** The store's own clock, in milliseconds since 1970; `null` where it has none but this process's. */
  readClock(): Promise<number | null>
}
