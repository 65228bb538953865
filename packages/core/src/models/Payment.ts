import * as z from 'zod/mini'
import type { InputSchema } from '../schema/InputSchema.ts'
import { filled } from '../schema/filled.ts'
import { sentAmount } from '../schema/sentAmount.ts'

/** A reported repayment (Partner API, Endpoint 6). */
export interface Payment extends z.input<typeof payment> {}

const payment = z.object({
  /** The reference that the transaction was registered under; the API document calls it the id of the loan here. */
  transaction_reference: filled,
  /** The paid amount, in the currency of the operating country. */
  amount: sentAmount,
})

/** The schema of a reported repayment. */
export const Payment: InputSchema<Payment> = payment
