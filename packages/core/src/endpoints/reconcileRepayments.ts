import * as z from 'zod/mini'
import { defineWrite } from '../defineWrite.ts'
import { acceptedEnvelope } from '../envelopes.ts'
import { filled } from '../schema/filled.ts'
import { filledList } from '../schema/filledList.ts'
import { sentAmount } from '../schema/sentAmount.ts'

/** Reports repayments; the outcome of each arrives by webhook (Partner API, Endpoint 6). */
export const reconcileRepayments = defineWrite({
  name: 'reconcileRepayments',
  method: 'POST',
  path: '/v1/financing/bulk-payment',
  owner: 'customerPartnerId',
  ownerField: 'customer_partner_id',
  input: z.object({
    payments: filledList(
      z.object({
        /** Called the id of the loan here; it is the reference the transaction was registered under. */
        transaction_reference: filled,
        amount: sentAmount,
      }),
      'needs at least one payment',
    ),
  }),
  encoding: 'json',
  output: acceptedEnvelope,
  section: 6,
})
