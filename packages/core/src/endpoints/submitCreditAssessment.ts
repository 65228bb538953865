import { defineWrite } from '../defineWrite.ts'
import { acceptedEnvelope } from '../envelopes.ts'
import { CreditAssessment } from '../models/CreditAssessment.ts'

/** Submits the documents and figures of a credit assessment (Partner API, Endpoint 11). */
export const submitCreditAssessment = defineWrite({
  name: 'submitCreditAssessment',
  method: 'PATCH',
  path: '/v1/channel-partner/customer-partner/{customerPartnerId}/complete-credit-assessment',
  owner: 'customerPartnerId',
  input: CreditAssessment,
  encoding: 'multipart',
  output: acceptedEnvelope,
  section: 11,
})
