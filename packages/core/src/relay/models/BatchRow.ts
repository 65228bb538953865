import type { Amount } from '../../amounts/Amount.ts'
import { model, oneOf, orNull } from '../../readers/shapes.ts'
import { amount, number, text } from '../../readers/values.ts'

/** One row of a batch and its outcome. A person can correct a `refused` or `failed` row and send it in another batch; an `unknown` row they must not. */
export type BatchRow = {
  /** The row's position in the batch, from 0; pass the last one to get the next page. */
  position: number
  /** The row's line in the person's file, from 1. */
  line: number
  /** The transaction reference, as the relay sends it. */
  reference: string
  /** The amount, as the relay sends it; in the currency of the operating country. */
  amount: Amount | null
  /** The outcome of the row. */
  state: 'unsent' | 'refused' | 'awaited' | 'succeeded' | 'failed' | 'unknown'
  /** The service's own words, to show and never to branch on. */
  message: string | null
  /** The reason why the relay did not send the row: its money was credited before, it is too large, or a person left it out. `null` for other rows. */
  reason: 'credited' | 'tooLarge' | 'leftOut' | null
  /** The operation that carried the row; `null` while the row is unsent. */
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
