import type { Amount } from '../../amounts/Amount.ts'
import { model, oneOf, orNull } from '../../readers/shapes.ts'
import { amount, number, text, timestamp } from '../../readers/values.ts'

/** One row of a set that settles row by row: a transaction to register or a repayment to reconcile. */
export type OperationRow = {
  /** The place in the set, from 0; the next page follows the last one. */
  position: number
  /** The transaction reference as it was sent. */
  reference: string
  /** As it was sent; in the currency of the operating country. */
  amount: Amount | null
  /** What became of it. */
  state: 'awaited' | 'succeeded' | 'failed'
  /** The service's own words, to show and never to branch on. */
  message: string | null
  /** When its outcome was known; `null` until then. ISO 8601, UTC. */
  settledAt: string | null
}

/** The reader of one row of a set. */
export const OperationRow = model<OperationRow>({
  position: number,
  reference: text,
  amount: orNull(amount),
  state: oneOf(['awaited', 'succeeded', 'failed']),
  message: orNull(text),
  settledAt: orNull(timestamp),
})
