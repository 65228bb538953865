import * as z from 'zod/mini'
import type { Amount } from '../amounts/Amount.ts'
import { defineInput } from '../schema/defineInput.ts'
import { filled } from '../schema/filled.ts'
import { sentAmount } from '../schema/sentAmount.ts'

/** A reported repayment (Partner API, Endpoint 6). */
export type Payment = {
  /** The reference that the transaction was registered under; the API document calls it the id of the loan here. */
  transaction_reference: string
  /** The paid amount, in the currency of the operating country. */
  amount: Amount
}

/** The schema of a reported repayment. */
export const Payment = defineInput<Payment>()(z.object({ transaction_reference: filled, amount: sentAmount }))
