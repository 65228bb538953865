import type { ReadBy } from '../../readers/Reader.ts'
import { model, oneOf, orNull } from '../../readers/shapes.ts'
import { amount, number, text, timestamp } from '../../readers/values.ts'

/** One row of a set that settles row by row: a transaction to register or a repayment to reconcile. */
export interface OperationRow extends ReadBy<typeof OperationRow> {}

/** The reader of one row of a set. */
export const OperationRow = model({
  /** The position in the set, from 0; pass the last one to get the next page. */
  position: number,
  /** The transaction reference as it was sent. */
  reference: text,
  /** The amount as it was sent; in the currency of the operating country. */
  amount: orNull(amount),
  /** The outcome of the row. */
  state: oneOf(['awaited', 'succeeded', 'failed']),
  /** The service's own words, to show and never to branch on. */
  message: orNull(text),
  /** The time when the outcome became known; `null` until then. ISO 8601, UTC. */
  settledAt: orNull(timestamp),
})
