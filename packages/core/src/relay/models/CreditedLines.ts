import type { ReadBy } from '../../readers/Reader.ts'
import { list, model } from '../../readers/shapes.ts'
import { number, text } from '../../readers/values.ts'

/** The rows of reported repayments that the relay refused, since the money of their statement line has been credited before. */
export interface CreditedLines extends ReadBy<typeof CreditedLines> {}

/** The reader of the rows that were credited before. */
export const CreditedLines = model({
  /** The positions of the rows in the set, from 0, in order. */
  rows: list(number),
  /** The operations that have credited the money, or possibly have. */
  operations: list(text),
})
