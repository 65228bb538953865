import * as z from 'zod/mini'
import type { Amount } from '../amounts/Amount.ts'
import { defineWrite } from '../defineWrite.ts'
import { acceptedEnvelope } from '../envelopes.ts'
import { defineInput } from '../schema/defineInput.ts'
import { filled } from '../schema/filled.ts'
import { filledList } from '../schema/filledList.ts'
import { sentAmount } from '../schema/sentAmount.ts'

/** What reporting repayments takes (Partner API, Endpoint 6). */
export type ReconcileRepaymentsInput = {
  /** One at least. */
  payments: Payment[]
}

type Payment = {
  /** Called the id of the loan here; it is the reference the transaction was registered under. */
  transaction_reference: string
  /** What was paid. In the currency of the operating country. */
  amount: Amount
}

const payment = defineInput<Payment>()(z.object({ transaction_reference: filled, amount: sentAmount }))
const input = z.object({ payments: filledList(payment, 'needs at least one payment') })

/** Reports repayments; the outcome of each arrives by webhook (Partner API, Endpoint 6). */
export const reconcileRepayments = defineWrite({
  name: 'reconcileRepayments',
  method: 'POST',
  path: '/v1/financing/bulk-payment',
  owner: 'customerPartnerId',
  ownerField: 'customer_partner_id',
  input: defineInput<ReconcileRepaymentsInput>()(input),
  encoding: 'json',
  output: acceptedEnvelope,
  section: 6,
})
