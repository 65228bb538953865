import * as z from 'zod/mini'
import { filled } from '../schema/filled.ts'
import { sentAmount } from '../schema/sentAmount.ts'
import { sentDate } from '../schema/sentDate.ts'

/** The financing asked for one transaction (Partner API, Endpoint 4, financed_transactions item). */
export const FinancedTransaction = z.object({
  transaction_reference: filled,
  amount: sentAmount,
  /** Null in the answer to a drawdown request: take it from the active drawdown. */
  drawdown_id: filled,
  payments: z.array(
    z.object({
      /** The day the instalment starts. */
      disbursement_date: sentDate,
      expected_payment_date: sentDate,
      amount: sentAmount,
    }),
  ),
})

/** A financed transaction as a caller passes it. */
export type FinancedTransaction = z.input<typeof FinancedTransaction>
