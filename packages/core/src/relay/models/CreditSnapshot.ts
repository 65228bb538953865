import type { ReadBy } from '../../readers/Reader.ts'
import { model, orNull } from '../../readers/shapes.ts'
import { amount, text, timestamp } from '../../readers/values.ts'

/** A credit limit as the relay saw it; the relay keeps it when it differs from the one before. Amounts are in `currency`. */
export interface CreditSnapshot extends ReadBy<typeof CreditSnapshot> {}

/** The reader of a snapshot. */
export const CreditSnapshot = model({
  /** The time when the relay first saw these values. ISO 8601, UTC. */
  at: timestamp,
  limit: amount,
  drawn: amount,
  available: orNull(amount),
  currency: text,
})
