import * as z from 'zod/mini'
import { openUnion } from '../../schema/openUnion.ts'
import { orNull } from '../../schema/orNull.ts'
import { timestamp } from '../../schema/timestamp.ts'

/** A settlement event that is tied to no operation, or a webhook in which none could be read: it waits for an operator, or was dismissed by one. */
export const InboxEvent = z.looseObject({
  id: z.string(),
  /**
   * Why it is here. `unmatched`: no operation fits it; `ambiguous`: several do; `quarantined`: the sender may not speak for this partner;
   * `unconfirmed`: the service did not confirm it; `unparsed`, `unread`: the webhook could not be read, or holds nothing final; `altered`: other
   * bytes came under a known message id.
   */
  why: openUnion(
    'unmatched',
    'ambiguous',
    'quarantined',
    'unconfirmed',
    'unparsed',
    'unread',
    'altered',
    'dismissed',
  ),
  /** The name of the sender. */
  source: z.string(),
  /** The endpoint of the write; `null` where no event could be read. */
  kind: orNull(openUnion('withdraw', 'registerTransactions', 'reconcileRepayments')),
  outcome: orNull(openUnion('succeeded', 'failed', 'reversed')),
  customerPartnerId: orNull(z.string()),
  reference: orNull(z.string()),
  /** The transaction that it is about, for registrations and repayments. */
  transactionReference: orNull(z.string()),
  /** As the service wrote it; not always an amount. */
  amount: orNull(z.string()),
  /** The last digits of the account or phone number. */
  destinationEnd: orNull(z.string()),
  /** The service's own words. */
  message: orNull(z.string()),
  /** Whether it came with a checked signature. */
  signed: z.boolean(),
  receivedAt: timestamp,
  /** Ids of the operations that it may be about, where that is several. */
  candidates: orNull(z.array(z.string())),
  /** The webhook in which nothing could be read, without what people must not see. */
  body: orNull(z.string()),
  /** Who dismissed it, when and why. */
  dismissal: orNull(z.looseObject({ by: z.string(), at: timestamp, reason: z.string() })),
  /** Where it stands in the list; the next page begins after it. */
  place: z.string(),
})

/** A settlement event that waits for an operator, or was dismissed by one. */
export type InboxEvent = z.output<typeof InboxEvent>
