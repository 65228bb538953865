import * as z from 'zod/mini'
import type { Amount } from '../amounts/Amount.ts'
import { defineInput } from '../schema/defineInput.ts'
import { filled } from '../schema/filled.ts'
import { sentAmount } from '../schema/sentAmount.ts'
import { sentDate } from '../schema/sentDate.ts'

/** The requested financing of one transaction (Partner API, Endpoint 4, financed_transactions item). */
export type FinancedTransaction = {
  /** The reference of one of the transactions beside it. */
  transaction_reference: string
  /** The requested financing. In the currency of the operating country. */
  amount: Amount
  /** Null in the answer to a drawdown request: take it from the active drawdown. */
  drawdown_id: string
  /** The instalments. */
  payments: Instalment[]
}

type Instalment = {
  /** The day the instalment starts, `YYYY-MM-DD`. */
  disbursement_date: string
  /** `YYYY-MM-DD`. */
  expected_payment_date: string
  /** In the currency of the operating country. */
  amount: Amount
}

const instalment = z.object({
  disbursement_date: sentDate,
  expected_payment_date: sentDate,
  amount: sentAmount,
})

/** The schema of the requested financing of one transaction. */
export const FinancedTransaction = defineInput<FinancedTransaction>()(
  z.object({
    transaction_reference: filled,
    amount: sentAmount,
    drawdown_id: filled,
    payments: z.array(defineInput<Instalment>()(instalment)),
  }),
)
