import { defineEndpoint } from '../defineEndpoint.ts'
import { listEnvelope } from '../envelopes.ts'
import { Bank } from '../models/Bank.ts'

/** Lists the banks of a country, at most 100 and without a next page (Partner API, Endpoint 14). */
export const listBanks = defineEndpoint({
  name: 'listBanks',
  method: 'GET',
  path: '/v1/banks/{country}/{perPage?}',
  owner: null,
  output: listEnvelope<Bank>(Bank),
  section: 14,
})
