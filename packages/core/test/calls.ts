import createBusinessSample from '../src/endpoints/createBusiness.wire.json' with { type: 'json' }
import { type EndpointName, endpoints } from '../src/endpoints/endpoints.ts'
import assessmentSample from '../src/endpoints/submitCreditAssessment.wire.json' with { type: 'json' }
import type { EndpointParameters } from '../src/endpointTypes.ts'
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
const staged = { upload_id: 'up_12345678', sha256: 'ab'.repeat(32) }
const figures = assessmentSample.request.financial_information

/** For tests: a body of each write that is not the request of its sample: amounts as text, staged files. */
export const bodies = {
  createBusiness: business,
  registerCustomer: {
    ...{ first_name: 'Adaeze', last_name: 'Sample', contact_number: '08000000022' },
    ...{ unique_id_type: 'bvn', unique_id: '00000000022' },
  },
  registerTransactions: {
    sector: 'Market Place',
    transactions: [
      {
        client: { first_name: 'Adaeze', last_name: 'Sample', id_type: 'bvn', id_value: '00000000022' },
        ...{ transaction_reference: 'INV-2025-0001', amount_payable: '275000.50', financier: 'Operator' },
        ...{ disbursement_date: '2025-03-06', expected_payment_date: '2025-06-04' },
      },
    ],
    financed_transactions: [],
  },
  reconcileRepayments: { payments: [{ transaction_reference: 'INV-2025-0001', amount: '137500.25' }] },
  requestDrawdown: { amount: '1500000', tenor: 90 },
  withdraw: {
    ...{ account_type: 'bank', name: 'Kunle Cold Chain', amount: '150000.50' },
    ...{ account_number: '0001234567', bank_code: '044' },
  },
  submitCreditAssessment: {
    documents: Object.fromEntries(assessmentDocuments.map((name) => [name, [staged]])),
    management_financial_reports: { '2023': [staged], '2024': [staged, staged] },
    financial_information: JSON.parse(figures) as Record<string, Record<string, string>>,
  },
}

/** For tests: calls an endpoint with an id for every placeholder and, for a write, this body. */
export function callSample(
  client: LendingClient,
  name: EndpointName,
  body: object,
  options?: CallOptions,
  changes: object = {},
): Promise<unknown> {
  const endpoint = endpoints[name]
  const keys = [endpoint.owner ?? '', ...endpoint.path.matchAll(/(?<=\{)\w+/g)].map(String)
  const ids = keys.filter((key) => key !== '').map((key) => [key, idsOfSamples[key] ?? 'sample_1'])
  const parameters = { ...Object.fromEntries(ids), ...(endpoint.method !== 'GET' && { body }), ...changes }
  // The cast is safe: every placeholder has an id, and the endpoint's own input refuses what is no body.
  return callEndpoint(client, endpoint, parameters as EndpointParameters<typeof endpoint>, options)
}

/** The request of a sample as a caller gives it: without its owner, the amount as text. */
function toBody(name: EndpointName): object {
  const { [endpoints[name].ownerField ?? '']: _ownerInBody, ...sample } = wireSamples[name].request ?? {}
  return { ...sample, ...(typeof sample['amount'] === 'number' && { amount: `${sample['amount']}` }) }
}

// The cast names the registry's own keys.
const names = Object.keys(endpoints) as EndpointName[]

/** For tests: a plain call of every endpoint, with values that the service takes. */
export const calls: Readonly<Record<EndpointName, Call>> = Object.fromEntries(
  names.map((name) => {
    const body = name in bodies ? bodies[name as keyof typeof bodies] : toBody(name)
    return [name, (client, options) => callSample(client, name, body, options)] satisfies [string, Call]
  }),
  // The cast follows from the names.
) as Record<EndpointName, Call>
