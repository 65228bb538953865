import type { Sign } from '../lib/keyedHash.ts'
import type { EndOutcome, InboxPage } from '../ledger/index.ts'
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

/** An operator's closing of an inbox entry that is about no operation. */
export type Dismissal = {
  by: string
  /** Milliseconds since 1970. */
  at: number
  reason: string
}

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
