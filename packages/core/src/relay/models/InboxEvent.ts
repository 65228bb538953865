import type { OpenUnion } from '../../schema/OpenUnion.ts'
import type { ReadBy } from '../../readers/Reader.ts'
import { list, model, orNull } from '../../readers/shapes.ts'
import { flag, openText, text, timestamp } from '../../readers/values.ts'

/** A settlement event without an operation, or an unreadable webhook: it waits for an operator, or an operator dismissed it. */
export interface InboxEvent extends ReadBy<typeof InboxEvent> {}

/** The reader of a settlement event that waits for an operator, or was dismissed by one. */
export const InboxEvent = model({
  /** The opaque id of the event. */
  id: text,
  /**
   * The reason why the event waits. `unmatched`: no operation fits; `ambiguous`: several fit; `quarantined`: the sender may not speak for this partner;
   * `unconfirmed`: the service did not confirm the event; `unparsed`, `unread`: the webhook was unreadable, or has no final outcome; `altered`: other
   * bytes came under a known message id.
   */
  why: openText<
    | 'unmatched'
    | 'ambiguous'
    | 'quarantined'
    | 'unconfirmed'
    | 'unparsed'
    | 'unread'
    | 'altered'
    | 'dismissed'
  >(),
  /** The name of the sender. */
  source: text,
  /** The endpoint of the write; `null` for an unreadable webhook. */
  kind: orNull<OpenUnion<'withdraw' | 'registerTransactions' | 'reconcileRepayments'>>(text),
  /** The outcome of the operation, as the event reports it. */
  outcome: orNull<OpenUnion<'succeeded' | 'failed' | 'reversed'>>(text),
  /** The customer partner that the event names. */
  customerPartnerId: orNull(text),
  /** The service's own reference. */
  reference: orNull(text),
  /** The reference of the transaction, for registrations and repayments. */
  transactionReference: orNull(text),
  /** The text that the service wrote as the amount; not always an amount. */
  amount: orNull(text),
  /** The last digits of the account or phone number. */
  destinationEnd: orNull(text),
  /** The service's own words. */
  message: orNull(text),
  /** Whether the event came with a checked signature. */
  signed: flag,
  /** When the relay received it. ISO 8601, UTC. */
  receivedAt: timestamp,
  /** Ids of the operations that fit an ambiguous event. */
  candidates: orNull(list(text)),
  /** The body of an unreadable webhook, without the values that people must not see. */
  body: orNull(text),
  /** The operator who dismissed the event, the time and the reason. */
  dismissal: orNull(model({ by: text, at: timestamp, reason: text })),
  /** The event's place in the list; the next page begins after it. */
  place: text,
})
