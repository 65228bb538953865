import * as z from 'zod/mini'
import { defineWrite } from '../defineWrite.ts'
import { acceptedEnvelope } from '../envelopes.ts'
import { filled } from '../schema/filled.ts'
import { sentAmount } from '../schema/sentAmount.ts'

/** Sends money from the lockbox account to a bank account or a mobile-money wallet; the outcome arrives by webhook (Partner API, Endpoint 10). */
export const withdraw = defineWrite({
  name: 'withdraw',
  method: 'POST',
  path: '/v1/baas/customer-partner/{customerPartnerId}/withdraw',
  owner: 'customerPartnerId',
  input: z.discriminatedUnion('account_type', [
    z.object({
      account_type: z.literal('bank'),
      /** The name on the account. */
      name: filled,
      amount: sentAmount,
      account_number: filled,
      bank_code: filled,
    }),
    z.object({
      account_type: z.literal('mobile-money'),
      amount: sentAmount,
      /** The phone number of the wallet. */
      mobile_no: filled,
      /** Which operators exist is not documented: the host configures them. */
      correspondent: filled,
      narration: filled,
    }),
  ]),
  encoding: 'json',
  output: acceptedEnvelope,
  section: 10,
})
