import { list, model } from '../../readers/shapes.ts'
import { number, text } from '../../readers/values.ts'

/** The rows of reported repayments that the relay refused, since the money of their statement line has been credited before. */
export type CreditedLines = {
  /** The positions of the rows in the set, from 0, in order. */
  rows: number[]
  /** The operations that have credited the money, or possibly have. */
  operations: string[]
}

/** The reader of the rows that were credited before. */
export const CreditedLines = model<CreditedLines>({ rows: list(number), operations: list(text) })
