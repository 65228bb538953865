import { createBusiness } from '../endpoints/createBusiness.ts'
import type { EndpointName } from '../endpoints/endpoints.ts'
import { getActiveDrawdown } from '../endpoints/getActiveDrawdown.ts'
import { getCreditLimit } from '../endpoints/getCreditLimit.ts'
import { getCustomerPartner } from '../endpoints/getCustomerPartner.ts'
import { listBanks } from '../endpoints/listBanks.ts'
import { listCustomerPartners } from '../endpoints/listCustomerPartners.ts'
import { listCustomers } from '../endpoints/listCustomers.ts'
import { listFinancings } from '../endpoints/listFinancings.ts'
import { reconcileRepayments } from '../endpoints/reconcileRepayments.ts'
import { registerCustomer } from '../endpoints/registerCustomer.ts'
import { registerTransactions } from '../endpoints/registerTransactions.ts'
import { requestDrawdown } from '../endpoints/requestDrawdown.ts'
import { submitCreditAssessment } from '../endpoints/submitCreditAssessment.ts'
import { withdraw } from '../endpoints/withdraw.ts'
import type { EndpointInput } from '../endpointTypes.ts'
import { assessmentDocuments } from '../models/assessmentDocuments.ts'
import { type CallOptions, callEndpoint } from '../transport/callEndpoint.ts'
import type { LendingClient } from '../transport/LendingClient.ts'
import { wireSamples } from './wireSamples.ts'

type Call = (client: LendingClient, options?: CallOptions) => Promise<unknown>

const customerPartnerId = 'cup_7Lq2Vt9m'
const channelPartnerId = 'chp_1Zr8Kd4s'
const { channel_partner_id: _owner, ...business } = wireSamples.createBusiness.request
const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' })
const figures = wireSamples.submitCreditAssessment.request.financial_information

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

/** For tests: a plain call of every endpoint, with values that the service takes. */
export const calls: Record<EndpointName, Call> = {
  createBusiness: (client, options) =>
    callEndpoint(client, createBusiness, { channelPartnerId, body: business }, options),
  registerCustomer: (client, options) =>
    callEndpoint(client, registerCustomer, { customerPartnerId, body: customer }, options),
  listCustomers: (client, options) => callEndpoint(client, listCustomers, { customerPartnerId }, options),
  registerTransactions: (client, options) =>
    callEndpoint(client, registerTransactions, { customerPartnerId, body: transactions }, options),
  listFinancings: (client, options) => callEndpoint(client, listFinancings, { customerPartnerId }, options),
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
  getActiveDrawdown: (client, options) =>
    callEndpoint(client, getActiveDrawdown, { customerPartnerId }, options),
  getCreditLimit: (client, options) => callEndpoint(client, getCreditLimit, { customerPartnerId }, options),
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
  getCustomerPartner: (client, options) =>
    callEndpoint(client, getCustomerPartner, { customerPartnerId }, options),
  listCustomerPartners: (client, options) =>
    callEndpoint(client, listCustomerPartners, { channelPartnerId }, options),
  listBanks: (client, options) =>
    callEndpoint(client, listBanks, { country: 'nigeria', perPage: 100 }, options),
}
