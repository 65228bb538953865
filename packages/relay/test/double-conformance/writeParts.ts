import type { Part } from './World.ts'
import { writeOnce } from './writeOnce.ts'

const business = {
  channel_partner_id: 'chp_harbour',
  email: 'owner@kunle-cold-chain.example',
  first_name: 'Sample',
  last_name: 'Owner',
  country_name: 'Nigeria',
  country_short_name: 'NG',
  business_name: 'Kunle Cold Chain',
  company_description: '',
  industry: 'Logistics',
  company_size: '21-50',
  sector: 'market-place',
  years_of_operations: '2+ Years',
  tax_identification_number: '00123456-0001',
  company_name: 'Kunle Cold Chain Limited',
  support_email: 'help@kunle-cold-chain.example',
  phone_number: '08000000011',
  website: 'https://kunle-cold-chain.example',
  registered_country: 'Nigeria',
  registered_state: 'Lagos',
  registered_city: 'Ikeja',
  registered_street: '4 Sample Close',
}
const customer = {
  first_name: 'Adaeze',
  last_name: 'Sample',
  contact_number: '08000000022',
  unique_id_type: 'bvn',
  unique_id: '00000000022',
  email: 'adaeze.sample@mail.example',
  gender: 'female',
  date_of_birth: '1990-02-09',
}
const transactions = {
  customer_partner_id: 'cp_adaeze',
  sector: 'Market Place',
  financed_transactions: [],
  transactions: [1, 2].map((number) => ({
    client: { business_name: 'Invented Foods', id_type: 'rc_number', id_value: 'RC000888' },
    transaction_reference: `INV-2026-000${number}`,
    disbursement_date: '2026-01-15',
    expected_payment_date: '2026-04-05',
    amount_payable: 80_000,
    financier: 'Others',
  })),
}
const repayments = {
  customer_partner_id: 'cp_adaeze',
  payments: [{ transaction_reference: 'INV-2026-0001', amount: 1000 }],
}
const repaidOnce = writeOnce({
  path: '/v1/financing/bulk-payment',
  body: repayments,
  other: { ...repayments, payments: [{ ...repayments.payments[0], amount: 2000 }] },
})

/** What changes something at the service, besides withdrawals and assessments. */
export const writeParts = {
  requestDrawdown: [
    writeOnce({
      path: '/v1/draw-downs/customer-partner/cp_nodrawdown_404/request',
      body: { amount: 150_000, tenor: 90 },
      other: { amount: 150_000, tenor: 60 },
    }),
  ],
  registerCustomer: [
    writeOnce({
      path: '/v1/customer_partners/cp_adaeze/customers',
      body: customer,
      other: { ...customer, unique_id: '00000000033' },
      answer: '201',
    }),
  ],
  registerTransactions: [
    writeOnce({
      path: '/v1/transactions/register',
      body: transactions,
      other: { ...transactions, sector: 'Other' },
    }),
    {
      fact: 'the partner in the body is the one that has to be theirs',
      async play({ send }) {
        const post = (customer_partner_id: unknown) =>
          send('POST', '/v1/transactions/register', {
            body: { ...transactions, customer_partner_id },
            headers: { 'Idempotency-Key': 'key-000001' },
          })
        await post('cp_other')
        await post(['cp_adaeze'])
        await post(undefined)
      },
      answers: ['403 forbidden', '400 malformed_request', '400 malformed_request'],
    },
  ],
  reconcileRepayments: [
    {
      ...repaidOnce,
      async play(world) {
        const headers = { 'Idempotency-Key': 'key-000000' }
        await world.send('POST', '/v1/transactions/register', { body: transactions, headers })
        await world.sandbox.advance(3_000)
        await repaidOnce.play(world)
      },
      answers: ['200', ...repaidOnce.answers],
    },
    {
      fact: 'a statement line is credited once, and again only where its rows were not carried out',
      async play({ send, sandbox, withdraw }) {
        const line = (letter: string) => letter.repeat(22)
        const post = (key: string, lines: string, references: string[]) => {
          const payments = references.map((transaction_reference) => ({ transaction_reference, amount: 5 }))
          const headers = { 'Idempotency-Key': key, 'X-Relay-Statement-Lines': lines }
          const body = { customer_partner_id: 'cp_adaeze', payments }
          return send('POST', '/v1/financing/bulk-payment', { body, headers })
        }
        const headers = { 'Idempotency-Key': 'key-000000' }
        await send('POST', '/v1/transactions/register', { body: transactions, headers })
        await sandbox.advance(3_000)
        await post('key-000001', `${line('a')}+${line('b')},${line('c')}`, ['INV-2026-0001', 'BAD-1'])
        await post('key-000001', line('z'), ['INV-2026-0001', 'BAD-1'])
        await post('key-000001', `${line('a')}+${line('b')},${line('c')}`, ['INV-2026-0001', 'BAD-1'])
        await post('key-000002', `-,${line('c')},${line('b')}`, ['BAD-2', 'BAD-3', 'BAD-4'])
        await send('GET', '/operations/key-000002')
        await sandbox.advance(3_000)
        await send('GET', '/operations/key-000001/rows')
        await post('key-000002', `${line('c')},${line('c')}`, ['BAD-2', 'BAD-3'])
        await post('key-000003', `${line('c')},${line('a')}`, ['BAD-4', 'BAD-5'])
        for (const [at, odd] of [
          '',
          'a',
          '-,-',
          `${line('a')}=`,
          `${line('a')},`,
          '-'.repeat(8_001),
        ].entries())
          await post(`key-00001${at}`, odd, ['BAD-6'])
        await withdraw('key-000020', {}, { headers: { 'X-Relay-Statement-Lines': '-' } })
      },
      answers: [
        ...['200', '200', '400 malformed_request', '200', '409 line_credited', '404 not_found', '200'],
        ...['200', '409 line_credited'],
        ...Array.from({ length: 7 }, () => '400 malformed_request'),
      ],
    },
  ],
  createBusiness: [
    writeOnce({
      path: '/v1/channel-partner/create-business',
      body: business,
      other: { ...business, business_name: 'Kunle Cold Stores' },
      answer: '201',
    }),
    {
      fact: 'it belongs to the channel partner, whose people list it',
      async play({ send }) {
        const headers = { 'Idempotency-Key': 'key-000001' }
        const path = '/v1/channel-partner/create-business'
        await send('POST', path, { body: { ...business, channel_partner_id: 'chp_other' }, headers })
        await send('POST', path, { body: business, headers, as: 'kwame' })
        await send('POST', path, { body: business, headers })
        await send('GET', '/operations?channel_partner_id=chp_harbour')
        await send('GET', '/operations?channel_partner_id=chp_other')
        await send('GET', '/operations/key-000001', { as: 'kwame' })
      },
      answers: ['403 forbidden', '403 forbidden', '201', '200', '403 forbidden', '404 not_found'],
    },
  ],
} satisfies Record<string, Part[]>
