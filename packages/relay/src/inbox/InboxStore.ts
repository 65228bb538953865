import type { Sign } from '../lib/keyedHash.ts'
import type { EndOutcome, InboxPage, OperationRecord } from '../ledger/index.ts'
import type { Owner } from '../database/Owner.ts'
import type { EventKind } from './WebhookEvent.ts'

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
  /** Hash of the destination as a bank account. */
  destinationHash: string | null
  /** Hash of the destination as a mobile-money account: an event does not say which of the two it means. */
  mobileHash?: string | null
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

/** Why a settlement event waits for an operator: no operation was found, several fit, the sender may not speak for that partner, or no read confirmed it. */
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

/** What the inbox lists of events without a partner, each kind on its own, oldest first. */
export type OpenInbox = { events: UnmatchedEvent[]; deliveries: OpenDelivery[] }

/** What of the inbox is listed: what waits for a person; webhooks in which nothing final was read; or what was closed. */
export type InboxQuery = InboxPage & { why?: 'unread' | 'dismissed' | undefined }

/** A settlement event that a person ties to an operation of the partner that it names. */
export type EventAssignment = {
  /** Whom the person may act for. */
  owners: readonly Owner[]
  id: string
  operationId: string
  /** The person means it although the settlement event tells another amount or account than the operation has. */
  force: boolean
  /** The host's own id of the person. */
  by?: string
  /** Signs the entry of the audit, which is written with it. */
  sign?: Sign
  now: number
}

/** An operator's decision about an event, or about a webhook in which none was found. */
export type OperatorAssignment = {
  owner: Owner
  /** Of the event or of the webhook. */
  id: string
  operationId: string
  /** What the webhook says, where no parser found it. */
  outcome: EndOutcome | null
  /** The operator means it although the settlement event tells another partner, amount or account than the operation has. */
  force: boolean
  /** The host's own id of the person. */
  by?: string
  /** Signs the entry of the audit, which is written with it. */
  sign?: Sign
  now: number
}

/** That an operator closed something in the inbox because it is about nothing here. */
export type Dismissal = {
  by: string
  /** Milliseconds since 1970. */
  at: number
  reason: string
}

/** What an operator closes. */
export type DismissalOptions = Dismissal & {
  environment: Owner['environment']
  /** Of the event, or of the webhook in which no settlement event was found. */
  id: string
  /** Signs the entry of the audit, which is written with it. */
  sign?: Sign
}

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

/** Which webhooks are due to be blanked. */
export type BlankableQuery = {
  environment: Owner['environment']
  /** Milliseconds since 1970. */
  openBefore: number
  /** The last one of the page before. */
  after?: InboxPage['after']
}

/** A webhook whose body is due to be blanked. */
export type BlankableDelivery = { id: string; receivedAt: number; body: string | null }

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

/** The part of the relay's memory that knows webhooks and the settlement events in them. */
export type InboxStore = {
  /** Keeps a webhook; of bytes under a known message id, `repeated` are the same and `altered` are others. */
  keepDelivery(delivery: KeptDelivery): Promise<{ id: string; outcome: 'new' | 'repeated' | 'altered' }>
  /** Keeps and matches the events of a kept webhook. Does nothing the second time, and returns `false`, unless it is asked to read again. */
  applyEvents(deliveryId: string, events: readonly KeptEvent[], reading: AppliedReading): Promise<boolean>
  /** The spans in which the operations were sent that a webhook has settled or confirmed, each in the form of a `traceparent`; 20 at most. */
  listTraceParents(deliveryId: string): Promise<string[]>
  /** Webhooks that were kept and never applied, because a process died in between. */
  listUnapplied(environment: Owner['environment'], before: number): Promise<(KeptDelivery & { id: string })[]>
  /** The settlement events without an operation that name one of these owners. */
  listUnmatched(owners: readonly Owner[], page: InboxPage): Promise<UnmatchedEvent[]>
  /** Ties a settlement event to an operation by a person's hand; `null` when either is not there. Rejects with `AssignmentConflictError` when the two do not fit. */
  assignEvent(assignment: EventAssignment): Promise<OperationRecord | null>
  /** What an operator sees: every settlement event without an operation, put aside or never confirmed, and webhooks that could not be read or came altered. */
  listOpen(environment: Owner['environment'], query: InboxQuery): Promise<OpenInbox>
  /** The same by an operator's hand, wherever the settlement event is; also one that was dismissed. */
  assignByOperator(assignment: OperatorAssignment): Promise<OperationRecord | null>
  /** Closes what `listOpen` lists: from here on nothing but `assignByOperator` takes it up. `false` when it is not open. */
  dismiss(dismissal: DismissalOptions): Promise<boolean>
  /** Webhooks that are kept whole and have something open in them, oldest first. */
  listReplayable(query: ReplayQuery, limit: number): Promise<(KeptDelivery & { id: string })[]>
  /**
   * Webhooks that are kept whole although all that they say is matched, or although they came before a moment; oldest first. A body is `null` where it does not
   * open.
   */
  listBlankable(due: BlankableQuery, limit: number): Promise<BlankableDelivery[]>
  /** Replaces the body of a webhook that `listBlankable` returned. */
  blankBody(deliveryId: string, body: string): Promise<void>
  /** Settlement events whose confirming reading is due. */
  listUnconfirmed(environment: Owner['environment'], now: number, limit: number): Promise<UnconfirmedEvent[]>
  /** Matches a settlement event that a reading bore out. */
  confirmEvent(eventId: string, now: number): Promise<void>
  /** Puts a settlement event off until another reading, or, with `null`, leaves it to an operator; unless another instance has done so since `tries` was read. */
  postponeEvent(event: Pick<UnconfirmedEvent, 'id' | 'tries'>, until: number | null): Promise<void>
}
