import type { ReadBy } from '../../readers/Reader.ts'
import { model, oneOf, orNull } from '../../readers/shapes.ts'
import { amount, number, text } from '../../readers/values.ts'

/** One row of a batch and its outcome. A person can correct a `refused` or `failed` row and send it in another batch; an `unknown` row they must not. */
export interface BatchRow extends ReadBy<typeof BatchRow> {}

/** The reader of one row of a batch. */
export const BatchRow = model({
  /** The row's position in the batch, from 0; pass the last one to get the next page. */
  position: number,
  /** The row's line in the person's file, from 1. */
  line: number,
  /** The transaction reference, as the relay sends it. */
  reference: text,
  /** The amount, as the relay sends it; in the currency of the operating country. */
  amount: orNull(amount),
  /** The outcome of the row. */
  state: oneOf(['unsent', 'refused', 'awaited', 'succeeded', 'failed', 'unknown']),
  /** The service's own words, to show and never to branch on. */
  message: orNull(text),
  /** The reason why the relay did not send the row: its money was credited before, it is too large, or a person left it out. `null` for other rows. */
  reason: orNull(oneOf(['credited', 'tooLarge', 'leftOut'])),
  /** The operation that carried the row; `null` while the row is unsent. */
  operationId: orNull(text),
})
