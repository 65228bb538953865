import { list, model } from '../../readers/shapes.ts'
import { number, text } from '../../readers/values.ts'

/** Which rows of reported repayments the relay refused, since the money of their statement line has been credited before. */
export type CreditedLines = {
  /** Their places in the set, from 0, in order. */
  rows: number[]
  /** The operations that have credited it, or may have. */
  operations: string[]
}

/** The reader of which rows were credited before. */
export const CreditedLines = model<CreditedLines>({ rows: list(number), operations: list(text) })
