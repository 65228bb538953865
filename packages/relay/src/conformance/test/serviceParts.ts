import type { EndpointName } from '@onlend/core/internal'
import { stageFile } from './stageFile.ts'
import type { Part, World } from './World.ts'

const adaeze = '/v1/customer-partner/cp_adaeze'
const limit = `${adaeze}/credit-limit/current`
const customers = '/v1/customer_partners/cp_adaeze/customers'

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
const assessmentSlots = [
  ...['holdco_incorporation_documents_1', 'holdco_incorporation_documents_2', 'opco_incorporation_documents'],
  ...['memorandum', 'bank_statements', 'management_profile', 'audited_financial_reports'],
  ...['shareholders_details', 'directors_details', 'business_summary', 'loan_book', 'side_letter'],
  ...['board_resolution', 'means_of_identification', 'signature_mandate', 'utility_bill'],
  ...['passport_photograph', 'bank_forms', 'management_financial_report_2025'],
]
const figures = Object.fromEntries(
  [
    ...['income', 'cost_of_sales', 'operating_expense', 'depreciation', 'tax', 'total_assets', 'equity'],
    ...['cash_reserve', 'total_debt', 'capex', 'principal_repayment', 'period'],
  ].map((name) => [name, '12']),
)
const repayments = {
  customer_partner_id: 'cp_adaeze',
  payments: [{ transaction_reference: 'INV-2026-0001', amount: 1000 }],
}

const read =
  (path: string): Part['play'] =>
  async ({ send }) => {
    await send('GET', path)
    await send('GET', `${path}?page=2`)
    await send('GET', path, { as: null })
  }
const readAnswers = ['200', '400 malformed_request', '401 unauthenticated']

/** Sends a write under a key, and what a page that has lost the answer, or another page, would send then. */
const write =
  (method: string, path: string, body: object, other: object): Part['play'] =>
  async ({ send }) => {
    const sent = { ...body }
    const key = { 'Idempotency-Key': 'key-000001' }
    await send(method, path, { body: sent })
    await send(method, path, { body: sent, headers: { 'Idempotency-Key': 'short' } })
    await send(method, path, { body: sent, headers: key })
    await send(method, path, { body: sent, headers: key })
    await send(method, path, { body: { ...other }, headers: key })
    await send(method, path, { body: sent, headers: { 'Idempotency-Key': 'key-000002' } })
    await send('GET', '/operations/key-000001')
  }
const writeAnswers = [
  '400 idempotency_key_required',
  '400 idempotency_key_required',
  '200',
  '200',
  '422 idempotency_key_reused',
  '409 possible_duplicate',
  '200',
]
/** As the service answers what it has made. */
const creationAnswers = writeAnswers.with(2, '201').with(3, '201')
const isWrittenOnce = 'it is sent once per key, repeated from the record, and held back under another key'
const isRead = 'it is read without a query and by a person who is signed in'

const settle = (world: World) => world.sandbox.advance(3_000)

/** The service's endpoints through the relay. */
export const serviceParts: Record<EndpointName, Part[]> = {
  getCreditLimit: [
    { fact: isRead, play: read(limit), answers: readAnswers },
    {
      fact: 'it is refused for another partner, by another site, in a wrong method and at a wrong path',
      async play({ send }) {
        await send('GET', '/v1/customer-partner/cp_other/credit-limit/current')
        await send('GET', limit, { as: 'kwame' })
        await send('GET', limit, { headers: { 'X-Relay': null, 'Sec-Fetch-Site': 'cross-site' } })
        await send('POST', limit, { body: {} })
        await send('GET', '/v1/customer-partner/cp%2fadaeze/credit-limit/current')
        await send('GET', '/v1/nothing')
        await send('GET', '/v1/nothing', { as: null })
      },
      answers: [
        '403 forbidden',
        '403 forbidden',
        '403 cross_site',
        '405 method_not_allowed',
        '400 malformed_request',
        '404 not_found',
        '401 unauthenticated',
      ],
    },
    {
      fact: 'what the service answers wrongly is told apart',
      async play({ send, sandbox }) {
        const faults = ['401', '429', '500', '502-html', 'wrong-content-type', 'reset'] as const
        for (const fault of faults) {
          sandbox.faults.add({ endpoint: 'getCreditLimit', fault })
          await send('GET', limit)
        }
      },
      answers: [
        '502 credentials_refused',
        '429',
        '500',
        '502 upstream_invalid',
        // What a body is called says nothing of what it is.
        '200',
        '502 upstream_unreachable',
      ],
    },
  ],
  getActiveDrawdown: [
    { fact: isRead, play: read('/v1/draw-downs/customer-partner/cp_adaeze/active'), answers: readAnswers },
    {
      fact: 'a partner without one is answered as the service does',
      play: async ({ send }) =>
        void (await send('GET', '/v1/draw-downs/customer-partner/cp_nodrawdown_404/active')),
      answers: ['404'],
    },
  ],
  listCustomers: [{ fact: isRead, play: read(customers), answers: readAnswers }],
  listFinancings: [{ fact: isRead, play: read(`${adaeze}/transactions/financings`), answers: readAnswers }],
  listBanks: [{ fact: isRead, play: read('/v1/banks/nigeria'), answers: readAnswers }],
  getCustomerPartner: [
    {
      fact: 'it is read by people of the channel partner, without identity numbers and keys',
      async play({ send }) {
        await send('GET', '/v1/channel-partner/customer-partner/cp_adaeze/details')
        await send('GET', '/v1/channel-partner/customer-partner/cp_kwame/details', { as: 'kwame' })
        await send('GET', '/v1/channel-partner/customer-partner/cp_adaeze/details', { as: 'reader' })
      },
      answers: ['200', '200', '403 forbidden'],
    },
  ],
  listCustomerPartners: [
    {
      fact: 'it is read by people of this channel partner, without identity numbers and keys',
      async play({ send }) {
        await send('GET', '/v1/channel-partner/chp_harbour/customers')
        await send('GET', '/v1/channel-partner/chp_other/customers')
        await send('GET', '/v1/channel-partner/chp_harbour/customers', { as: 'kwame' })
      },
      answers: ['200', '403 forbidden', '403 forbidden'],
    },
  ],
  withdraw: [
    {
      fact: isWrittenOnce,
      play: write(
        'POST',
        '/v1/baas/customer-partner/cp_adaeze/withdraw',
        { account_type: 'bank', name: 'Ada Obi', amount: 1, account_number: '0123456789', bank_code: '058' },
        { account_type: 'bank', name: 'Ada Obi', amount: 2, account_number: '0123456789', bank_code: '058' },
      ),
      answers: writeAnswers,
    },
    {
      fact: 'a possible duplicate is sent once the very earlier one is confirmed, and ten minutes after its end',
      async play(world) {
        const { withdraw } = world
        const confirm = (id: string) => ({ headers: { 'X-Relay-Confirm': `duplicate=${id}` } })
        await withdraw('key-000001')
        await world.sandbox.advance(1)
        await withdraw('key-000002', {}, confirm('key-000009'))
        await withdraw('key-000002', {}, confirm('key-000001'))
        await world.sandbox.advance(1)
        await withdraw('key-000003', { amount: 1500.01 })
        await settle(world)
        await world.sandbox.advance(601_000)
        await withdraw('key-000004', { amount: 1500.01 })
        await world.send('GET', '/operations?customer_partner_id=cp_adaeze')
      },
      answers: ['200', '409 possible_duplicate', '200', '200', '200', '200'],
    },
    {
      fact: 'the name of the bank that the person saw is kept, and a header that is none is not',
      async play({ withdraw, send }) {
        await withdraw('key-000001', {}, { headers: { 'X-Relay-Institution': 'Acc%C3%A8s%20Bank' } })
        await send('GET', '/operations/key-000001')
        await withdraw('key-000002', { amount: 2 }, { headers: { 'X-Relay-Institution': '%E0%A4%A' } })
        await send('GET', '/operations/key-000002')
      },
      answers: ['200', '200', '200', '200'],
    },
    {
      fact: 'after an answer that says nothing the outcome is unknown, and the key is never sent again',
      async play({ withdraw, send, sandbox }) {
        const faults = ['500', '502-html', 'done-then-reset', 'reset', '409'] as const
        for (const [at, fault] of faults.entries()) {
          const key = `key-00000${at}`
          sandbox.faults.add({ endpoint: 'withdraw', fault })
          await withdraw(key, { amount: at + 1 })
          await withdraw(key, { amount: at + 1 })
          await send('GET', `/operations/${key}`)
        }
      },
      answers: Array.from({ length: 5 }, () => ['409 outcome_unknown', '409 outcome_unknown', '200']).flat(),
    },
    {
      fact: 'a refusal of the service is recorded and repeated, and so is one of its credentials',
      async play({ withdraw, send, sandbox }) {
        await withdraw('key-000001', { account_number: '0000000000' })
        await withdraw('key-000001', { account_number: '0000000000' })
        await sandbox.advance(1)
        sandbox.faults.add({ endpoint: 'withdraw', fault: '401' })
        await withdraw('key-000002')
        await withdraw('key-000002')
        await sandbox.advance(1)
        sandbox.faults.add({ endpoint: 'withdraw', fault: '429' })
        await withdraw('key-000003')
        await withdraw('key-000003')
        await send('GET', '/operations?customer_partner_id=cp_adaeze')
      },
      answers: ['422', '422', '502 credentials_refused', '502 credentials_refused', '429', '429', '200'],
    },
    {
      fact: 'who may not send it sends nothing, and a body that is no JSON object is refused',
      async play({ withdraw, send }) {
        await withdraw('key-000001', {}, { as: 'reader' })
        await withdraw('key-000001', {}, { as: 'kwame' })
        await withdraw('key-000001', {}, { headers: { 'Content-Type': 'text/plain' } })
        await withdraw('key-000001', {}, { body: '{' })
        await withdraw('key-000001', {}, { body: '[]' })
        await withdraw('key-000001', {}, { headers: { 'X-Relay': null } })
        await send('GET', '/operations?customer_partner_id=cp_adaeze')
      },
      answers: [
        '403 forbidden',
        '403 forbidden',
        '415 unsupported_media_type',
        '400 malformed_request',
        '400 malformed_request',
        '403 cross_site',
        '200',
      ],
    },
    {
      fact: 'limits of one operation, of a person and a day, and of a partner and a day hold it back',
      options: { withdrawals: { perOperation: '5000', perPersonAndDay: '4000', perPartnerAndDay: '6000' } },
      async play({ withdraw, sandbox }) {
        await withdraw('key-000001', { amount: 5000.01 })
        await withdraw('key-000002', { amount: 3000 })
        await withdraw('key-000003', { amount: 1000.01 })
        await withdraw('key-000004', { amount: 3500 }, { as: 'second' })
        await withdraw('key-000005', { amount: 4500 }, { as: 'second' })
        await sandbox.advance(86_400_000)
        await withdraw('key-000006', { amount: 3500 }, { as: 'second' })
      },
      answers: [
        '422 limit_exceeded',
        '200',
        '422 limit_exceeded',
        '422 limit_exceeded',
        '422 limit_exceeded',
        '200',
      ],
    },
    {
      fact: 'a new destination is held, and a proof is asked for after every other rule',
      options: { withdrawals: { newDestination: { coolingOff: 60_000 }, stepUp: { above: '1000' } } },
      async play({ withdraw, sandbox }) {
        await withdraw('key-000001')
        await sandbox.advance(60_000)
        await withdraw('key-000001')
        await withdraw('key-000001', {}, { headers: { 'X-Relay-Step-Up': 'wrong' } })
        await withdraw('key-000001', {}, { headers: { 'X-Relay-Step-Up': 'proof' } })
        await withdraw('key-000001')
      },
      answers: ['422 destination_held', '403 step_up_required', '403 step_up_refused', '200', '200'],
    },
  ],
  requestDrawdown: [
    {
      fact: isWrittenOnce,
      play: write(
        'POST',
        '/v1/draw-downs/customer-partner/cp_nodrawdown_404/request',
        { amount: 150_000, tenor: 90 },
        { amount: 150_000, tenor: 60 },
      ),
      answers: writeAnswers,
    },
  ],
  registerCustomer: [
    {
      fact: isWrittenOnce,
      play: write('POST', customers, customer, { ...customer, unique_id: '00000000033' }),
      answers: creationAnswers,
    },
  ],
  registerTransactions: [
    {
      fact: isWrittenOnce,
      play: write('POST', '/v1/transactions/register', transactions, { ...transactions, sector: 'Other' }),
      answers: writeAnswers,
    },
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
      fact: isWrittenOnce,
      async play(world) {
        const key = { 'Idempotency-Key': 'key-000000' }
        await world.send('POST', '/v1/transactions/register', { body: transactions, headers: key })
        await settle(world)
        const other = { ...repayments, payments: [{ ...repayments.payments[0], amount: 2000 }] }
        await write('POST', '/v1/financing/bulk-payment', repayments, other)(world)
      },
      answers: ['200', ...writeAnswers],
    },
  ],
  createBusiness: [
    {
      fact: isWrittenOnce,
      play: write('POST', '/v1/channel-partner/create-business', business, {
        ...business,
        business_name: 'Kunle Cold Stores',
      }),
      answers: creationAnswers,
    },
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
  submitCreditAssessment: [
    {
      fact: 'staged files are sent in one form, once, and taken along once it is accepted',
      async play(world) {
        const submit = (parts: object[], key = 'key-000001') =>
          world.send('PATCH', '/v1/channel-partner/customer-partner/cp_adaeze/complete-credit-assessment', {
            body: { parts },
            headers: { 'Idempotency-Key': key, 'Content-Type': 'application/vnd.onlend.staged+json' },
          })
        const parts: object[] = [{ name: 'financial_information', value: JSON.stringify({ 2025: figures }) }]
        await submit([...parts, { name: 'memorandum', upload: '0'.repeat(48), sha256: '0'.repeat(64) }])
        for (const slot of assessmentSlots) {
          const { upload, sha256 } = await stageFile(world, { slot })
          parts.push({ name: slot, upload, sha256 })
        }
        await submit([...parts.slice(0, -1), { ...parts.at(-1), sha256: '1'.repeat(64) }])
        await submit(parts)
        await submit(parts)
        await submit(parts, 'key-000002')
        await world.send(
          'GET',
          '/uploads?customer_partner_id=cp_adaeze&kind=submitCreditAssessment&set=current',
        )
        await world.send('GET', '/operations/key-000001')
      },
      answers: [
        '422 upload_not_staged',
        ...assessmentSlots.flatMap(() => ['201', '204']),
        '422 upload_changed',
        '200',
        '200',
        '422 upload_not_staged',
        '200',
        '200',
      ],
    },
  ],
}
