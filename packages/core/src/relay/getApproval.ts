import { defineEndpoint } from '../defineEndpoint.ts'
import { dataEnvelope } from '../envelopes.ts'
import { ApprovalDetails } from './models/ApprovalDetails.ts'
import { sessionErrors } from './sessionErrors.ts'

/**
 * Shows a person who may decide about a waiting operation its facts: the whole account or phone number, the purpose, the days, and whether money
 * has gone there before. Each answer is an entry of the audit; an operation that no longer waits is not found. Answered by the relay.
 */
export const getApproval = defineEndpoint({
  name: 'getApproval',
  method: 'GET',
  path: '/operations/{operationId}/approval?customer_partner_id={customerPartnerId?}',
  owner: null,
  output: dataEnvelope<ApprovalDetails>(ApprovalDetails),
  errors: [...sessionErrors, 'forbidden', 'not_found'],
  section: null,
})
