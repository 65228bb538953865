import { defineEndpoint } from '../defineEndpoint.ts'
import { listEnvelope } from '../envelopes.ts'
import { CreditSnapshot } from './models/CreditSnapshot.ts'
import { sessionErrors } from './sessionErrors.ts'

/** Lists the changes of a customer partner's credit limit, as the relay saw them in reads, newest first, at most 500. Answered by the relay. */
export const listCreditSnapshots = defineEndpoint({
  name: 'listCreditSnapshots',
  method: 'GET',
  path: '/snapshots?customer_partner_id={customerPartnerId}',
  owner: 'customerPartnerId',
  output: listEnvelope<CreditSnapshot>(CreditSnapshot),
  errors: [...sessionErrors, 'forbidden'],
  section: null,
})
