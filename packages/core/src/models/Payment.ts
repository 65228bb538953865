import * as z from 'zod/mini'
import type { Amount } from '../amounts/Amount.ts'
import { defineInput } from '../schema/defineInput.ts'
import { filled } from '../schema/filled.ts'
import { sentAmount } from '../schema/sentAmount.ts'

/** A repayment as it is reported (Partner API, Endpoint 6). */
export type Payment = {
  /** Called the id of the loan here; it is the reference the transaction was registered under. */
  transaction_reference: string
  /** The sum that was paid, in the currency of the operating country. */
  amount: Amount
}

/** The schema of a repayment as it is reported. */
export const Payment = defineInput<Payment>()(z.object({ transaction_reference: filled, amount: sentAmount }))
