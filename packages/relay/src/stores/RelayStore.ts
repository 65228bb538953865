import type { EndpointName, RelayErrorCode } from '@onlend/core'
import type { Owner } from '../identity/Owner.ts'
import type { OperationKey, OperationRecord, RecordedAnswer } from '../operations/OperationRecord.ts'
import type { EventKind } from '../webhooks/WebhookEvent.ts'

/** One row of a set that settles row by row. */
export type ClaimRow = { reference: string; amount: string | null }

/** A write that is about to be sent. */
export type Claim = OperationKey & {
  kind: EndpointName
  reference: string
  actor: string
  payloadHash: string | null
  /** Equal for writes that a person would take for the same one; `null` where nothing can be compared. */
  likeness: string | null
  /** Look-alikes since this moment hold the claim back; `null` when they have been confirmed. */
  likenessSince: number | null
  amount: string | null
  destinationHash: string | null
  destinationEnd: string | null
  summary: OperationRecord['summary']
  rows: ClaimRow[]
  now: number
  /** After this moment a claim that is still `submitting` belongs to a dead process. */
  leaseUntil: number
}

/** `claimed`: send it, once. `known`: it was claimed before. `lookAlike`: nothing was written. */
export type ClaimResult =
  | { type: 'claimed'; operation: OperationRecord }
  | { type: 'known'; operation: OperationRecord }
  | { type: 'lookAlike'; operation: OperationRecord }

/** What came of a call. */
export type CallOutcome = {
  state: 'accepted' | 'rejected' | 'unknown'
  answer: RecordedAnswer | null
  refusal: RelayErrorCode | null
  serviceMessage: string | null
  result: unknown
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
  now: number
}

/** One final word, ready to be matched. */
export type KeptEvent = {
  kind: EventKind
  outcome: 'succeeded' | 'failed'
  customerPartnerId: string | null
  reference: string | null
  transactionReference: string | null
  amount: string | null
  destinationHash: string | null
  destinationEnd: string | null
  message: string | null
  /** The sender may not speak for this partner: kept, never applied by itself. */
  quarantined: boolean
}

/** A final word that no operation was found for. */
export type UnmatchedEvent = {
  id: string
  source: string
  kind: EventKind
  outcome: 'succeeded' | 'failed'
  customerPartnerId: string | null
  reference: string | null
  amount: string | null
  destinationEnd: string | null
  message: string | null
  signed: boolean
  receivedAt: number
}

/** A notice as it is kept; `sequence` counts per owner. */
export type KeptNotice = { sequence: number; topic: string; operationId: string | null; kind: string | null }

/** The moments before which something is due, and how much is done in one go. */
export type SweepLimits = {
  environment: Owner['environment']
  now: number
  staleBefore: number
  answersBefore: number
  noticesBefore: number
  deliveriesBefore: number
}

/** The relay's memory. Every call is atomic and durable when it resolves; `createSqlStore` makes one. */
export type RelayStore = {
  /** Makes the tables and marks what a dead process left behind. Safe to call again. */
  prepare(now: number): Promise<void>
  /** A random secret of this store, the same for every instance, in hex. */
  secret(): Promise<string>
  claim(claim: Claim): Promise<ClaimResult>
  record(key: OperationKey, outcome: CallOutcome): Promise<OperationRecord>
  findOperation(owners: readonly Owner[], id: string): Promise<OperationRecord | null>
  /** Newest first. */
  listOperations(owner: Owner, limit: number): Promise<OperationRecord[]>
  /** Notices after a sequence number, oldest first, and the numbers of the oldest that could be there and of the newest. */
  listNotices(
    owner: Owner,
    after: number,
    limit: number,
  ): Promise<{ notices: KeptNotice[]; oldest: number; newest: number }>
  /** Calls back when there may be new notices of an owner. Only a hint: a reader also looks by itself. */
  onNotice(listener: (owner: Owner) => void): Promise<() => Promise<void>>
  /** Keeps a webhook; `isNew` is false for bytes that are already there under the same message id. */
  keepDelivery(delivery: KeptDelivery): Promise<{ id: string; isNew: boolean }>
  /** Matches the events of a kept webhook, and replaces its body when `body` is given. Does nothing the second time. */
  applyEvents(
    deliveryId: string,
    events: readonly KeptEvent[],
    options: { body: string | null; now: number },
  ): Promise<void>
  /** Webhooks that were kept and never applied, because a process died in between. */
  listUnapplied(environment: Owner['environment'], before: number): Promise<(KeptDelivery & { id: string })[]>
  listUnmatched(owners: readonly Owner[], limit: number): Promise<UnmatchedEvent[]>
  /** Ties an event to an operation by an operator's hand; `null` when either is not there. */
  assignEvent(
    owners: readonly Owner[],
    eventId: string,
    operationId: string,
    now: number,
  ): Promise<OperationRecord | null>
  sweep(limits: SweepLimits): Promise<void>
  /** Resolves when the store answers. */
  ping(): Promise<void>
}
