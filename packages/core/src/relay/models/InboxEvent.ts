import type { OpenUnion } from '../../schema/OpenUnion.ts'
import { list, model, orNull } from '../../readers/shapes.ts'
import { flag, text, timestamp } from '../../readers/values.ts'

/** A settlement event without an operation, or an unreadable webhook: it waits for an operator, or an operator dismissed it. */
export type InboxEvent = {
  /** The opaque id of the event. */
  id: string
  /**
   * The reason why the event waits. `unmatched`: no operation fits; `ambiguous`: several fit; `quarantined`: the sender may not speak for this partner;
   * `unconfirmed`: the service did not confirm the event; `unparsed`, `unread`: the webhook was unreadable, or has no final outcome; `altered`: other
   * bytes came under a known message id.
   */
  why: OpenUnion<
    | 'unmatched'
    | 'ambiguous'
    | 'quarantined'
    | 'unconfirmed'
    | 'unparsed'
    | 'unread'
    | 'altered'
    | 'dismissed'
  >
  /** The name of the sender. */
  source: string
  /** The endpoint of the write; `null` for an unreadable webhook. */
  kind: OpenUnion<'withdraw' | 'registerTransactions' | 'reconcileRepayments'> | null
  /** The outcome of the operation, as the event reports it. */
  outcome: OpenUnion<'succeeded' | 'failed' | 'reversed'> | null
  /** The customer partner that the event names. */
  customerPartnerId: string | null
  /** The service's own reference. */
  reference: string | null
  /** The reference of the transaction, for registrations and repayments. */
  transactionReference: string | null
  /** The text that the service wrote as the amount; not always an amount. */
  amount: string | null
  /** The last digits of the account or phone number. */
  destinationEnd: string | null
  /** The service's own words. */
  message: string | null
  /** Whether the event came with a checked signature. */
  signed: boolean
  /** When the relay received it. ISO 8601, UTC. */
  receivedAt: string
  /** Ids of the operations that fit an ambiguous event. */
  candidates: string[] | null
  /** The body of an unreadable webhook, without the values that people must not see. */
  body: string | null
  /** The operator who dismissed the event, the time and the reason. */
  dismissal: { by: string; at: string; reason: string } | null
  /** The event's place in the list; the next page begins after it. */
  place: string
}

/** The reader of a settlement event that waits for an operator, or was dismissed by one. */
export const InboxEvent = model<InboxEvent>({
  id: text,
  why: text,
  source: text,
  kind: orNull(text),
  outcome: orNull(text),
  customerPartnerId: orNull(text),
  reference: orNull(text),
  transactionReference: orNull(text),
  amount: orNull(text),
  destinationEnd: orNull(text),
  message: orNull(text),
  signed: flag,
  receivedAt: timestamp,
  candidates: orNull(list(text)),
  body: orNull(text),
  dismissal: orNull(model({ by: text, at: timestamp, reason: text })),
  place: text,
})
