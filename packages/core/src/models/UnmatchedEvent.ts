import * as z from 'zod/mini'
import { openUnion } from '../schema/openUnion.ts'
import { orNull } from '../schema/orNull.ts'
import { timestamp } from '../schema/timestamp.ts'

/** A settlement event that no operation was found for, or a webhook that nobody could read: it waits for an operator. */
export const UnmatchedEvent = z.looseObject({
  id: z.string(),
  why: openUnion('unmatched', 'quarantined', 'unconfirmed', 'unparsed', 'empty', 'altered', 'dismissed'),
  /** The name of the sender. */
  source: z.string(),
  /** `null` where no event could be read. */
  kind: orNull(openUnion('withdraw', 'registerTransactions', 'reconcileRepayments')),
  outcome: orNull(openUnion('succeeded', 'failed', 'reversed')),
  customerPartnerId: orNull(z.string()),
  reference: orNull(z.string()),
  transactionReference: orNull(z.string()),
  /** As the service wrote it; not always an amount. */
  amount: orNull(z.string()),
  destinationEnd: orNull(z.string()),
  /** The service's own words. */
  message: orNull(z.string()),
  /** Whether it came with a checked signature. */
  signed: z.boolean(),
  receivedAt: timestamp,
  /** Where it stands in the list; the next page begins after it. */
  place: z.string(),
})

/** A settlement event that waits for an operator. */
export type UnmatchedEvent = z.output<typeof UnmatchedEvent>
