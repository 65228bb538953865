import type { Amount } from '../../amounts/Amount.ts'
import { model, oneOf, orNull } from '../../readers/shapes.ts'
import { amount, number, text } from '../../readers/values.ts'

/** One row of a batch and what became of it. `refused` and `failed` may be corrected and sent again in another batch; `unknown` may not. */
export type BatchRow = {
  /** Its place in the batch, from 0; the next page follows the last one. */
  position: number
  /** Its line in the person's file, from 1. */
  line: number
  /** The transaction reference as it is sent. */
  reference: string
  /** As it is sent; in the currency of the operating country. */
  amount: Amount | null
  /** The outcome of the row. */
  state: 'unsent' | 'refused' | 'awaited' | 'succeeded' | 'failed' | 'unknown'
  /** The service's own words, to show and never to branch on. */
  message: string | null
  /** Why it did not go out, where it was not the service that refused it: its money was credited before, it is too large, or a person left it out. */
  reason: 'credited' | 'tooLarge' | 'leftOut' | null
  /** The operation that it went out with; `null` while it is unsent. */
  operationId: string | null
}

/** The reader of one row of a batch. */
export const BatchRow = model<BatchRow>({
  position: number,
  line: number,
  reference: text,
  amount: orNull(amount),
  state: oneOf(['unsent', 'refused', 'awaited', 'succeeded', 'failed', 'unknown']),
  message: orNull(text),
  reason: orNull(oneOf(['credited', 'tooLarge', 'leftOut'])),
  operationId: orNull(text),
})
