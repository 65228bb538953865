import { defineEndpoint } from '../defineEndpoint.ts'
import { nullableEnvelope } from '../envelopes.ts'
import { CreditLimit } from '../models/CreditLimit.ts'

/** Reads the current credit limit, or `null` when there is none (Partner API, Endpoint 9). */
export const getCreditLimit = defineEndpoint({
  name: 'getCreditLimit',
  method: 'GET',
  path: '/v1/customer-partner/{customerPartnerId}/credit-limit/current',
  owner: 'customerPartnerId',
  output: nullableEnvelope<CreditLimit>(CreditLimit),
  absentOn404: true,
  section: 9,
})
