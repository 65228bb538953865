import type { WriteSettledByEvent } from '@onlend/core/operations'
import type { EndOutcome } from '../ledger/index.ts'

/** The writes that a settlement event comes for (Partner API, Events). */
export type EventKind = WriteSettledByEvent

/** A settlement event of the service, as a parser understood it. What it could not find is `null`. */
export type WebhookEvent = {
  kind: EventKind
  /**
   * `reversed`: it had succeeded and the money came back. It counts for the operation that `reference` names; without a reference, for the one
   * that succeeded with its amount and account, where a signature covers it.
   */
  outcome: EndOutcome
  customerPartnerId: string | null
  /** The reference of the operation or of the service's own record of it. */
  reference: string | null
  /** The service's own reference, where the webhook tells it besides `reference`: a later event that names it is about the same. */
  serviceReference?: string | null
  /** The transaction that the settlement event is about, for registrations and repayments. */
  transactionReference: string | null
  /** A decimal, such as `1500.50`. One that is told and cannot be read as such fits no operation. */
  amount: string | null
  /** Account or phone number, a phone number in any spelling of it; kept only as a keyed hash and its last four digits. */
  destination: string | null
  /** The service's own words. */
  message: string | null
}

/**
 * Reads the events out of a webhook body; an empty list means that it holds no settlement event. A throw, more than two seconds, or anything
 * that is no list of events leaves the webhook `unparsed`: it is kept, waits for an operator, and can be read again.
 */
export type WebhookParser = (body: string) => WebhookEvent[] | Promise<WebhookEvent[]>
