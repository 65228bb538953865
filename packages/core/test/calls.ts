import { createBusiness } from '../src/endpoints/createBusiness.ts'
import createBusinessSample from '../src/endpoints/createBusiness.wire.json' with { type: 'json' }
import { type EndpointName, endpoints } from '../src/endpoints/endpoints.ts'
import { reconcileRepayments } from '../src/endpoints/reconcileRepayments.ts'
import { registerCustomer } from '../src/endpoints/registerCustomer.ts'
import { registerTransactions } from '../src/endpoints/registerTransactions.ts'
import { requestDrawdown } from '../src/endpoints/requestDrawdown.ts'
import { submitCreditAssessment } from '../src/endpoints/submitCreditAssessment.ts'
import assessmentSample from '../src/endpoints/submitCreditAssessment.wire.json' with { type: 'json' }
import { withdraw } from '../src/endpoints/withdraw.ts'
import type { EndpointInput, EndpointParameters } from '../src/endpointTypes.ts'
import { assessmentDocuments } from '../src/models/AssessmentDocument.ts'
import { type CallOptions, callEndpoint } from '../src/transport/callEndpoint.ts'
import type { LendingClient } from '../src/transport/LendingClient.ts'
import { wireSamples } from './wireSamples.ts'

type Call = (client: LendingClient, options?: CallOptions) => Promise<unknown>

const customerPartnerId = 'cup_7Lq2Vt9m'
const channelPartnerId = 'chp_1Zr8Kd4s'
const idsOfSamples: Readonly<Record<string, string | number>> = {
  customerPartnerId,
  channelPartnerId,
  country: 'nigeria',
  perPage: 100,
}
const { channel_partner_id: _owner, ...business } = createBusinessSample.request
const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' })
const figures = assessmentSample.request.financial_information

const customer: EndpointInput<typeof registerCustomer> = {
  first_name: 'Adaeze',
  last_name: 'Sample',
  contact_number: '08000000022',
  unique_id_type: 'bvn',
  unique_id: '00000000022',
}

const transactions: EndpointInput<typeof registerTransactions> = {
  sector: 'Market Place',
  transactions: [
    {
      client: { first_name: 'Adaeze', last_name: 'Sample', id_type: 'bvn', id_value: '00000000022' },
      transaction_reference: 'INV-2025-0001',
      disbursement_date: '2025-03-06',
      expected_payment_date: '2025-06-04',
      amount_payable: '275000.50',
      financier: 'Operator',
    },
  ],
  financed_transactions: [],
}

const assessment: EndpointInput<typeof submitCreditAssessment> = {
  documents: Object.fromEntries(assessmentDocuments.map((name) => [name, [pdf(`${name}.pdf`)]])),
  management_financial_reports: { '2023': [pdf('2023.pdf')], '2024': [pdf('2024-1.pdf'), pdf('2024-2.pdf')] },
  financial_information: JSON.parse(figures),
}

/** The writes whose input differs from the request body: amounts as text, files, a form. */
const ownCalls: Partial<Record<EndpointName, Call>> = {
  createBusiness: (client, options) =>
    callEndpoint(client, createBusiness, { channelPartnerId, body: business }, options),
  registerCustomer: (client, options) =>
    callEndpoint(client, registerCustomer, { customerPartnerId, body: customer }, options),
  registerTransactions: (client, options) =>
    callEndpoint(client, registerTransactions, { customerPartnerId, body: transactions }, options),
  reconcileRepayments: (client, options) => {
    const body = { payments: [{ transaction_reference: 'INV-2025-0001', amount: '137500.25' as const }] }
    return callEndpoint(client, reconcileRepayments, { customerPartnerId, body }, options)
  },
  requestDrawdown: (client, options) =>
    callEndpoint(
      client,
      requestDrawdown,
      { customerPartnerId, body: { amount: '1500000', tenor: 90 } },
      options,
    ),
  withdraw: (client, options) => {
    const to = {
      account_type: 'bank',
      name: 'Kunle Cold Chain',
      account_number: '0001234567',
      bank_code: '044',
    } as const
    return callEndpoint(
      client,
      withdraw,
      { customerPartnerId, body: { ...to, amount: '150000.50' } },
      options,
    )
  },
  submitCreditAssessment: (client, options) =>
    callEndpoint(client, submitCreditAssessment, { customerPartnerId, body: assessment }, options),
}

/** A call with an id for every placeholder and, for a write, the body of the sample, its amount as text. */
function sampleCall(name: EndpointName): Call {
  const endpoint = endpoints[name]
  const { [endpoint.ownerField ?? '']: _ownerInBody, ...sample } = wireSamples[name].request ?? {}
  const body = { ...sample, ...(typeof sample['amount'] === 'number' && { amount: `${sample['amount']}` }) }
  const keys = [endpoint.owner ?? '', ...endpoint.path.matchAll(/(?<=\{)\w+/g)].map(String)
  const ids = keys.filter((key) => key !== '').map((key) => [key, idsOfSamples[key] ?? 'sample_1'])
  const parameters = { ...Object.fromEntries(ids), ...(endpoint.method !== 'GET' && { body }) }
  return (client, options) =>
    // The cast is safe: every placeholder has an id, and the endpoint's own input refuses a sample that is no body.
    callEndpoint(client, endpoint, parameters as EndpointParameters<typeof endpoint>, options)
}

// The cast names the registry's own keys.
const names = Object.keys(endpoints) as EndpointName[]

/** For tests: a plain call of every endpoint, with values that the service takes. */
export const calls: Readonly<Record<EndpointName, Call>> = Object.fromEntries(
  names.map((name) => [name, ownCalls[name] ?? sampleCall(name)]),
  // The cast follows from the names.
) as Record<EndpointName, Call>
