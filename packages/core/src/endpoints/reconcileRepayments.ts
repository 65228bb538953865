import * as z from 'zod/mini'
import { defineWrite } from '../defineWrite.ts'
import { acceptedEnvelope } from '../envelopes.ts'
import { Payment } from '../models/Payment.ts'
import type { InputSchema } from '../schema/InputSchema.ts'
import { filledList } from '../schema/filledList.ts'

/** The input of a repayment report (Partner API, Endpoint 6). */
export interface ReconcileRepaymentsInput extends z.input<typeof input> {}

const input = z.object({
  /** The repayments, at least one. */
  payments: filledList(Payment, 'needs at least one payment'),
})

const schema: InputSchema<ReconcileRepaymentsInput> = input

/** Reports repayments; the outcome of each arrives by webhook (Partner API, Endpoint 6). */
export const reconcileRepayments = defineWrite({
  name: 'reconcileRepayments',
  method: 'POST',
  path: '/v1/financing/bulk-payment',
  owner: 'customerPartnerId',
  ownerField: 'customer_partner_id',
  input: schema,
  encoding: 'json',
  output: acceptedEnvelope,
  section: 6,
})
