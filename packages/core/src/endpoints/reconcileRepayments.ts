import * as z from 'zod/mini'
import { defineWrite } from '../defineWrite.ts'
import { acceptedEnvelope } from '../envelopes.ts'
import { Payment } from '../models/Payment.ts'
import { defineInput } from '../schema/defineInput.ts'
import { filledList } from '../schema/filledList.ts'

/** The input of a repayment report (Partner API, Endpoint 6). */
export type ReconcileRepaymentsInput = {
  /** The repayments, at least one. */
  payments: Payment[]
}

const input = z.object({ payments: filledList(Payment, 'needs at least one payment') })

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
