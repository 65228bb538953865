import type { Sign } from '../lib/keyedHash.ts'
import type { EndOutcome, InboxPage, OperationRecord } from '../ledger/index.ts'
import type { Owner } from '../database/Owner.ts'
import type { EventKind } from './WebhookEvent.ts'

/** A webhook as the inbox keeps it. */
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

/** One settlement event, ready for the matching. */
export type KeptEvent = {
  kind: EventKind
  outcome: EndOutcome
  customerPartnerId: string | null
  reference: string | null
  /** The service's own reference, where the event has one besides `reference`. */
  serviceReference?: string | null
  transactionReference: string | null
  amount: string | null
  /** Hash of the destination as a bank account. */
  destinationHash: string | null
  /** Hash of the destination as a mobile-money account: an event does not say whether its number is a bank or a mobile-money account. */
  mobileHash?: string | null
  destinationEnd: string | null
  message: string | null
  /** The sender may not speak for this partner: the inbox keeps the event for an operator and never applies it by itself. */
  quarantined: boolean
  /** The inbox believes the event only when a reading of the service says the same. */
  needsConfirmation: boolean
}

/** The result of reading a kept webhook. */
export type AppliedReading = {
  /** `false` when the parser threw or hung. */
  isParsed: boolean
  /** Replaces the stored body when all its events are matched or dismissed; `null` keeps the body. */
  redacted: string | null
  /** Reads a webhook again: matched and dismissed events stay, and the others are replaced. */
  again: boolean
  /** Milliseconds that the matching by facts looks back from the events. @default 259200000 */
  matchWindow?: number
  now: number
}

/** The reason for which an event waits for an operator: no operation fits, several fit, the sender may not speak for the partner, or no read confirmed it. */
export type OpenReason = 'unmatched' | 'ambiguous' | 'quarantined' | 'unconfirmed'

/** A settlement event without an operation. */
export type UnmatchedEvent = {
  id: string
  why: OpenReason | 'dismissed'
  source: string
  kind: EventKind
  outcome: EndOutcome
  customerPartnerId: string | null
  reference: string | null
  /** The transaction of the settlement event, for registrations and repayments. */
  transactionReference: string | null
  amount: string | null
  destinationEnd: string | null
  message: string | null
  signed: boolean
  receivedAt: number
  /** Ids of the operations that an ambiguous event can be about. */
  candidates: string[]
  dismissal: Dismissal | null
}

/** A webhook without a settlement event: the parser failed or found none, or other bytes came before under its message id. */
export type OpenDelivery = {
  id: string
  why: 'unparsed' | 'unread' | 'altered' | 'dismissed'
  source: string
  body: string | null
  signed: boolean
  receivedAt: number
  dismissal: Dismissal | null
}

/** A page of the operators' inbox: events and webhooks, each oldest first. */
export type OpenInbox = { events: UnmatchedEvent[]; deliveries: OpenDelivery[] }

/** The filter of the inbox: by default the entries that wait for a person; `unread` for webhooks without a final event, `dismissed` for closed entries. */
export type InboxQuery = InboxPage & { why?: 'unread' | 'dismissed' | undefined }

/** The assignment of a settlement event to an operation of the partner that the event names. */
export type EventAssignment = {
  /** The owners for whom the person may act. */
  owners: readonly Owner[]
  id: string
  operationId: string
  /** Assigns the event although its amount or account differs from the operation's. */
  force: boolean
  /** The host's own id of the person. */
  by?: string
  /** Signs the audit entry, which the same transaction writes. */
  sign?: Sign
  now: number
}

/** An operator's assignment of an event, or of a webhook without a settlement event. */
export type OperatorAssignment = {
  owner: Owner
  /** The id of the event or of the webhook. */
  id: string
  operationId: string
  /** The outcome that the operator read in a webhook without a settlement event. */
  outcome: EndOutcome | null
  /** Assigns the event although its partner, amount or account differs from the operation's. */
  force: boolean
  /** The host's own id of the person. */
  by?: string
  /** Signs the audit entry, which the same transaction writes. */
  sign?: Sign
  now: number
}

/** An operator's closing of an inbox entry that is about no operation. */
export type Dismissal = {
  by: string
  /** Milliseconds since 1970. */
  at: number
  reason: string
}

/** The dismissal of an inbox entry. */
export type DismissalOptions = Dismissal & {
  environment: Owner['environment']
  /** The id of the event, or of the webhook without a settlement event. */
  id: string
  /** Signs the audit entry, which the same transaction writes. */
  sign?: Sign
}

/** The filter of the kept webhooks to read again. */
export type ReplayQuery = {
  environment: Owner['environment']
  source: string | null
  /** Milliseconds since 1970. */
  since: number
  /** The id of one webhook, also of an altered one. */
  deliveryId: string | null
  /** The last webhook of the page before. */
  after: NonNullable<InboxPage['after']> | null
}

/** The query for webhooks whose bodies are due for blanking. */
export type BlankableQuery = {
  environment: Owner['environment']
  /** Milliseconds since 1970. */
  openBefore: number
  /** The last webhook of the page before. */
  after?: InboxPage['after']
}

/** A webhook whose body is due for blanking. */
export type BlankableDelivery = { id: string; receivedAt: number; body: string | null }

/** A settlement event that waits for a reading of the service. */
export type UnconfirmedEvent = Pick<
  KeptEvent,
  'kind' | 'outcome' | 'customerPartnerId' | 'transactionReference'
> & {
  id: string
  /** Whether a signature covers the event. */
  signed: boolean
  tries: number
}

/** The store of webhooks and their settlement events. */
export type InboxStore = {
  /** Keeps a webhook; under a known message id, `repeated` for the same bytes and `altered` for other bytes. */
  keepDelivery(delivery: KeptDelivery): Promise<{ id: string; outcome: 'new' | 'repeated' | 'altered' }>
  /** Keeps and matches the events of a kept webhook. Does nothing the second time and returns `false`, unless `again` is set. */
  applyEvents(deliveryId: string, events: readonly KeptEvent[], reading: AppliedReading): Promise<boolean>
  /** The spans that sent the operations of a webhook's events, each in the form of a `traceparent`; 20 at most. */
  listTraceParents(deliveryId: string): Promise<string[]>
  /** Kept webhooks that no instance has applied, because a process died in between. */
  listUnapplied(environment: Owner['environment'], before: number): Promise<(KeptDelivery & { id: string })[]>
  /** Unmatched settlement events that name one of these owners. */
  listUnmatched(owners: readonly Owner[], page: InboxPage): Promise<UnmatchedEvent[]>
  /** Assigns a settlement event to an operation by a person's hand; `null` when one is missing. Rejects with `AssignmentConflictError` when they do not fit. */
  assignEvent(assignment: EventAssignment): Promise<OperationRecord | null>
  /** The operators' inbox: every unmatched, quarantined or never confirmed settlement event, and the unreadable and altered webhooks. */
  listOpen(environment: Owner['environment'], query: InboxQuery): Promise<OpenInbox>
  /** Does the same by an operator's hand for an event in any open state, and for a dismissed one. */
  assignByOperator(assignment: OperatorAssignment): Promise<OperationRecord | null>
  /** Closes an entry of `listOpen`; afterwards only `assignByOperator` can use it. `false` when the entry is not open. */
  dismiss(dismissal: DismissalOptions): Promise<boolean>
  /** Webhooks with a whole body and an open event or an unread body, oldest first. */
  listReplayable(query: ReplayQuery, limit: number): Promise<(KeptDelivery & { id: string })[]>
  /**
   * Webhooks with a whole body that have no open event, or came before a moment; oldest first. A body is `null` where no secret opens it.
   */
  listBlankable(due: BlankableQuery, limit: number): Promise<BlankableDelivery[]>
  /** Replaces the body of a webhook that `listBlankable` returned. */
  blankBody(deliveryId: string, body: string): Promise<void>
  /** Settlement events that are due for a confirming read. */
  listUnconfirmed(environment: Owner['environment'], now: number, limit: number): Promise<UnconfirmedEvent[]>
  /** Matches a settlement event that a read has confirmed. */
  confirmEvent(eventId: string, now: number): Promise<void>
  /** Postpones an event until the next read, or, with `null`, leaves it to an operator. Does nothing if another instance has postponed it meanwhile. */
  postponeEvent(event: Pick<UnconfirmedEvent, 'id' | 'tries'>, until: number | null): Promise<void>
}
