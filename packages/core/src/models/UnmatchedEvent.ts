import * as z from 'zod/mini'
import { model } from '../schema/model.ts'
import type { OpenUnion } from '../schema/OpenUnion.ts'
import { orNull } from '../schema/orNull.ts'
import { timestamp } from '../schema/timestamp.ts'

/** A settlement event that no operation was found for, or a webhook that nobody could read: it waits for an operator. */
export type UnmatchedEvent = {
  /** Opaque. */
  id: string
  /** Why it waits. */
  why: OpenUnion<'unmatched' | 'quarantined' | 'unconfirmed' | 'unparsed' | 'empty' | 'altered' | 'dismissed'>
  /** The name of the sender. */
  source: string
  /** `null` where no event could be read. */
  kind: OpenUnion<'withdraw' | 'registerTransactions' | 'reconcileRepayments'> | null
  /** What it says became of an operation. */
  outcome: OpenUnion<'succeeded' | 'failed' | 'reversed'> | null
  /** The customer partner it names. */
  customerPartnerId: string | null
  /** The service's own reference. */
  reference: string | null
  /** The transaction that it is about. */
  transactionReference: string | null
  /** As the service wrote it; not always an amount. */
  amount: string | null
  /** The last four digits of the account or phone number. */
  destinationEnd: string | null
  /** The service's own words. */
  message: string | null
  /** Whether it came with a checked signature. */
  signed: boolean
  /** When the relay received it. ISO 8601, UTC. */
  receivedAt: string
  /** Where it stands in the list; the next page begins after it. */
  place: string
}

/** The schema of a settlement event that waits for an operator. */
export const UnmatchedEvent = model<UnmatchedEvent>({
  id: z.string(),
  why: z.string(),
  source: z.string(),
  kind: orNull(z.string()),
  outcome: orNull(z.string()),
  customerPartnerId: orNull(z.string()),
  reference: orNull(z.string()),
  transactionReference: orNull(z.string()),
  amount: orNull(z.string()),
  destinationEnd: orNull(z.string()),
  message: orNull(z.string()),
  signed: z.boolean(),
  receivedAt: timestamp,
  place: z.string(),
})
