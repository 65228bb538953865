import type { Amount } from '@onlend/core'

/** The writes whose final word comes by webhook (Partner API, Events). */
export type EventKind = 'withdraw' | 'registerTransactions' | 'reconcileRepayments'

/** One final word of the service, as a parser understood it. What it could not find is `null`. */
export type WebhookEvent = {
  kind: EventKind
  outcome: 'succeeded' | 'failed'
  customerPartnerId: string | null
  /** The reference of the operation or of the service's own record of it. */
  reference: string | null
  /** The transaction that the word is about, for registrations and repayments. */
  transactionReference: string | null
  amount: Amount | null
  /** Account or phone number; kept only as a keyed hash and its last four digits. */
  destination: string | null
  /** The service's own words. */
  message: string | null
}

/**
 * Reads the events out of a webhook body; an empty list means that it holds no final word.
 * A throw counts as an empty list: the body is kept for an operator either way.
 */
export type WebhookParser = (body: string) => WebhookEvent[] | Promise<WebhookEvent[]>
