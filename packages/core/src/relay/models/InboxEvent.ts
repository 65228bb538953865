import type { OpenUnion } from '../../schema/OpenUnion.ts'
import { list, model, orNull } from '../../readers/shapes.ts'
import { flag, text, timestamp } from '../../readers/values.ts'

/** A settlement event that is tied to no operation, or a webhook in which none could be read: it waits for an operator, or was dismissed by one. */
export type InboxEvent = {
  /** Opaque. */
  id: string
  /**
   * Why it is here. `unmatched`: no operation fits it; `ambiguous`: several do; `quarantined`: the sender may not speak for this partner;
   * `unconfirmed`: the service did not confirm it; `unparsed`, `unread`: the webhook could not be read, or holds nothing final; `altered`: other
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
  /** The endpoint of the write; `null` where no event could be read. */
  kind: OpenUnion<'withdraw' | 'registerTransactions' | 'reconcileRepayments'> | null
  /** What it says became of an operation. */
  outcome: OpenUnion<'succeeded' | 'failed' | 'reversed'> | null
  /** The customer partner that it names. */
  customerPartnerId: string | null
  /** The service's own reference. */
  reference: string | null
  /** The transaction that it is about, for registrations and repayments. */
  transactionReference: string | null
  /** As the service wrote it; not always an amount. */
  amount: string | null
  /** The last digits of the account or phone number. */
  destinationEnd: string | null
  /** The service's own words. */
  message: string | null
  /** Whether it came with a checked signature. */
  signed: boolean
  /** When the relay received it. ISO 8601, UTC. */
  receivedAt: string
  /** Ids of the operations that it may be about, where there are several. */
  candidates: string[] | null
  /** The webhook in which nothing could be read, without what people must not see. */
  body: string | null
  /** Who dismissed it, when and why. */
  dismissal: { by: string; at: string; reason: string } | null
  /** Where it stands in the list; the next page begins after it. */
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
