import { callEndpoint, type LendingClient } from '@onlend/core'
import { assessmentDocuments, endpoints } from '@onlend/core/internal'

const customerPartnerId = 'cp_adaeze'
const pdf = (name: string) => new File(['%PDF-1.4 example'], name, { type: 'application/pdf' })

const business = {
  email: 'owner@new-shop.example',
  first_name: 'Sample',
  last_name: 'Owner',
  country_name: 'Nigeria',
  country_short_name: 'NG',
  business_name: 'New Shop',
  company_description: '',
  industry: 'Commerce',
  company_size: '6-20',
  sector: 'lender',
  years_of_operations: '0-2 Years',
  tax_identification_number: '00123456-0009',
  company_name: 'New Shop Limited',
  support_email: 'help@new-shop.example',
  phone_number: '08000000099',
  website: 'https://new-shop.example',
  registered_country: 'Nigeria',
  registered_state: 'Lagos',
  registered_city: 'Ikeja',
  registered_street: '1 Sample Close',
}

const customer = {
  first_name: 'Adaeze',
  last_name: 'Sample',
  contact_number: '08000000022',
  unique_id_type: 'bvn',
  unique_id: '00000000022',
  date_of_birth: '1990-02-09',
} as const

const transaction = {
  client: { first_name: 'Adaeze', last_name: 'Sample', id_type: 'bvn', id_value: '00000000022' },
  transaction_reference: 'INV-2026-0001',
  disbursement_date: '2026-01-16',
  expected_payment_date: '2026-04-16',
  amount_payable: '275000.50',
  financier: 'Others',
} as const

const figures = {
  income: '7200000.00',
  cost_of_sales: '4100000.00',
  operating_expense: '1200000',
  depreciation: '90000',
  tax: '310000.50',
  total_assets: '15000000',
  equity: '8000000',
  cash_reserve: '950000',
  total_debt: '2500000',
  capex: '400000',
  principal_repayment: '0',
  period: '12',
}

/** A call of every write by name, with values that the service takes from an approved partner. */
export const writes = {
  createBusiness: (client: LendingClient): Promise<unknown> =>
    callEndpoint(client, endpoints.createBusiness, { channelPartnerId: 'chp_harbour', body: business }),
  registerCustomer: (client: LendingClient): Promise<unknown> =>
    callEndpoint(client, endpoints.registerCustomer, { customerPartnerId, body: customer }),
  'registerCustomer with files': (client: LendingClient): Promise<unknown> => {
    const files = {
      photo_id_type: 'NIN slip',
      nin_slip: pdf('nin.pdf'),
      proof_of_residence: pdf('residence.pdf'),
    } as const
    return callEndpoint(client, endpoints.registerCustomer, {
      customerPartnerId,
      body: { ...customer, ...files },
    })
  },
  registerTransactions: (client: LendingClient): Promise<unknown> => {
    const body = { sector: 'Lender', transactions: [transaction], financed_transactions: [] }
    return callEndpoint(client, endpoints.registerTransactions, { customerPartnerId, body })
  },
  reconcileRepayments: (client: LendingClient): Promise<unknown> => {
    const body = { payments: [{ transaction_reference: 'INV-2026-0001', amount: '137500.25' as const }] }
    return callEndpoint(client, endpoints.reconcileRepayments, { customerPartnerId, body })
  },
  requestDrawdown: (client: LendingClient): Promise<unknown> =>
    callEndpoint(client, endpoints.requestDrawdown, {
      customerPartnerId: 'cp_kwame',
      body: { amount: '1000', tenor: 90 },
    }),
  'withdraw to a bank': (client: LendingClient): Promise<unknown> => {
    const to = {
      account_type: 'bank',
      name: 'Adaeze Sample',
      account_number: '0123456789',
      bank_code: '058',
    } as const
    return callEndpoint(client, endpoints.withdraw, { customerPartnerId, body: { ...to, amount: '1500' } })
  },
  'withdraw to a wallet': (client: LendingClient): Promise<unknown> => {
    const to = {
      account_type: 'mobile-money',
      mobile_no: '0240000001',
      correspondent: 'MTN',
      narration: 'Stock',
    } as const
    return callEndpoint(client, endpoints.withdraw, { customerPartnerId, body: { ...to, amount: '1500' } })
  },
  submitCreditAssessment: (client: LendingClient): Promise<unknown> => {
    const documents = Object.fromEntries(assessmentDocuments.map((name) => [name, [pdf(`${name}.pdf`)]]))
    const certificates = [pdf('holdco-1.pdf'), pdf('holdco-2.pdf')]
    const body = {
      documents: { ...documents, holdco_incorporation_documents: certificates },
      management_financial_reports: {
        '2024': [pdf('2024.pdf')],
        '2025': [pdf('2025-1.pdf'), pdf('2025-2.pdf')],
      },
      financial_information: { '2024': figures, '2025': figures },
    }
    return callEndpoint(client, endpoints.submitCreditAssessment, { customerPartnerId, body })
  },
}
