import type { WriteSettledByEvent } from '@onlend/core/operations'
import type { EndOutcome } from '../ledger/index.ts'

/** The writes that end with a settlement event (Partner API, Events). */
export type EventKind = WriteSettledByEvent

/** A settlement event of the service, as a parser read it. A field that the parser did not find is `null`. */
export type WebhookEvent = {
  kind: EventKind
  /**
   * `reversed`: the operation had succeeded and the money came back. The event counts for the operation that `reference` names; a signed event
   * without a reference counts for the only succeeded operation of its amount and account.
   */
  outcome: EndOutcome
  customerPartnerId: string | null
  /** The reference of the operation or of the service's own record of it. */
  reference: string | null
  /** The service's own reference, where the webhook has one besides `reference`: a later event that names it is about the same operation. */
  serviceReference?: string | null
  /** The transaction of the settlement event, for registrations and repayments. */
  transactionReference: string | null
  /** A decimal, such as `1500.50`. An amount that cannot be read as a decimal fits no operation. */
  amount: string | null
  /** Account or phone number, in any spelling; the inbox keeps only its keyed hash and last four digits. */
  destination: string | null
  /** The service's own words. */
  message: string | null
}

/**
 * Reads the events of a webhook body; an empty list means that the body has no settlement event. After a throw, two seconds without a result, or a
 * result that is no list of events, the webhook is `unparsed`: the inbox keeps it for an operator and can read it again.
 */
export type WebhookParser = (body: string) => WebhookEvent[] | Promise<WebhookEvent[]>
