import * as z from 'zod/mini'
import type { InputSchema } from '../schema/InputSchema.ts'
import { filled } from '../schema/filled.ts'
import { sentAmount } from '../schema/sentAmount.ts'
import { sentDate } from '../schema/sentDate.ts'

/** The requested financing of one transaction (Partner API, Endpoint 4, financed_transactions item). */
export interface FinancedTransaction extends z.input<typeof financed> {}

const instalment = z.object({
  /** The day the instalment starts, `YYYY-MM-DD`. */
  disbursement_date: sentDate,
  /** `YYYY-MM-DD`. */
  expected_payment_date: sentDate,
  /** In the currency of the operating country. */
  amount: sentAmount,
})

const financed = z.object({
  /** The reference of one of the transactions beside it. */
  transaction_reference: filled,
  /** The requested financing. In the currency of the operating country. */
  amount: sentAmount,
  /** Null in the answer to a drawdown request: take it from the active drawdown. */
  drawdown_id: filled,
  /** The instalments. */
  payments: z.array(instalment),
})

/** The schema of the requested financing of one transaction. */
export const FinancedTransaction: InputSchema<FinancedTransaction> = financed
