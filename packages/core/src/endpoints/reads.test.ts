import { expect, test } from 'vitest'
import { answer } from '../../test/answer.ts'
import { calls } from '../../test/calls.ts'
import { createFakeService } from '../../test/createFakeService.ts'
import { getFailure } from '../../test/getFailure.ts'
import { wireSamples } from '../../test/wireSamples.ts'
import { callEndpoint } from '../transport/callEndpoint.ts'
import type { EndpointName } from './endpoints.ts'
import { listBanks } from './listBanks.ts'

/** Reads an answer of the service once. */
function read(name: EndpointName, response: Response): Promise<unknown> {
  return calls[name](createFakeService([response], { retries: { attempts: 0 } }).client)
}

/** The sample, with other data in it. */
function toSample(name: EndpointName, changes: Record<string, unknown> | unknown[]): object {
  const { response } = wireSamples[name]
  const isList = Array.isArray(changes) || Array.isArray(response['data'])
  // The cast names what is no list.
  const own = response['data'] as Record<string, unknown>
  return { ...response, data: isList ? (Array.isArray(changes) ? changes : own) : { ...own, ...changes } }
}

const [bank] = wireSamples.listBanks.response['data'] as unknown[] // The sample is a list.
const unexplained = {
  trigger_points: [{ a: 1 }],
  debt_type: 'senior',
  leverage_ratio: 2.5,
  financial_reports: {},
}
const spending = { limit: 0, drawn: 0, amount_available: 0 }
const nothing = { customers: [], no_of_active_customers: 0 }

type Row = [fact: string, name: EndpointName, changes: Record<string, unknown> | unknown[], expected: object]

test.each<Row>([
  [
    'T20, T30, T33, T34, T35, T36, T38: a limit names its partner without _id and its currency, counts months, and what is available, its dollars, rates and scores are as the service says',
    'getCreditLimit',
    {},
    {
      ...{ customer_partner: 'cup_7Lq2Vt9m', currency: 'NGN', tenure_in_months: 12 },
      ...{ limit: '5000000', drawn: '1500000', amount_available: '3400000' },
      ...{ limit_in_dollars_initial: '3267.97', coupon_rate: '0.06', score: '71.5', threshold: '60' },
    },
  ],
  ['T39: zero is a value', 'getCreditLimit', spending, { limit: '0', drawn: '0', amount_available: '0' }],
  [
    'T32, T39: null is none, and amounts are not converted between major and minor units',
    'getCreditLimit',
    { amount_available: null, limit: '500000000.00' },
    { amount_available: null, limit: '500000000.00' },
  ],
  [
    'T49: active, pending payment and expired are three separate facts',
    'getCreditLimit',
    { expired: true },
    { status: 'active', payment_status: 'pending', expired: true },
  ],
  ['T84: a field that the API document does not explain passes', 'getCreditLimit', unexplained, unexplained],
  [
    'T29, T30, T31, T34, T35, T36, T39, T49: of a drawdown every sum, rate and score is a decimal string, dates, dollars and units stay apart, and it may be pending with a recurring disbursement',
    'getActiveDrawdown',
    {},
    {
      ...{ amount_drawn: '1500000', amount_expected: '1590000.00', amount_recollected: '0', score: '71.50' },
      ...{ amount_drawn_in_dollars_initial: '980.39', amount_drawn_in_dollars_current: '975.61' },
      ...{ annualised_coupon_rate: null, tenor_coupon_rate: '0.06', implied_yield: '0.0612' },
      ...{ tenor: 90, annualised_tenor: '0.2465753424657534', yield_to_maturity: '0.2432' },
      ...{ status: 'pending', disbursement_status: 'recurring', actual_payment_date: null },
      expected_payoff_date: '2025-06-04T00:00:00.000Z',
      maturity_date: '2025-06-04T00:00:00.000Z',
      settlement_date: '2025-03-06T00:00:00.000Z',
    },
  ],
  [
    'T22, T36, T77, T83: a partner has its country as an id beside country_id, scores as decimals, both webhook addresses and a lockbox account',
    'getCustomerPartner',
    {},
    {
      ...{ country: 'ctr_ng', country_id: 'ctr_ng' },
      ...{ score: '71.50', transaction_score: '68.25', drawdown_score: '74.75' },
      webhook_url: 'https://kunle-cold-chain.example/hooks/lending',
      data_sharing_webhook_url: null,
      lockbox_account: { account_number: '0009876543', status: 'created' },
    },
  ],
  [
    'T6, T77: neither account nor address is null',
    'getCustomerPartner',
    { lockbox_account: null, webhook_url: null },
    { lockbox_account: null, webhook_url: null },
  ],
  ['T6: an empty list is none', 'getCustomerPartner', { lockbox_account: [] }, { lockbox_account: null }],
  [
    'T22, T24, T25, T85, T93: a list of customers has dates in ISO and in UTC, countries as text, the deleted ones, and null for what was left out',
    'listCustomers',
    {},
    {
      customers: [
        ...[{ is_deleted: false, date_of_birth: '1990-02-09', country: 'Nigeria' }],
        { is_deleted: true, created_at: '2024-12-31T23:59:59.000Z', business_name: null },
      ],
      no_of_active_customers: 1,
    },
  ],
  ['T5: nothing at all is no customer', 'listCustomers', [], nothing],
  [
    'T19, T21, T40: a bank has camelCase times, an integer as its id, and a code that repeats and keeps its zeros',
    'listBanks',
    {},
    [
      { id: 1, code: '044', longcode: '044000000', createdAt: '2016-07-14T10:04:29.000Z' },
      { id: 302, code: '044' },
    ],
  ],
  [
    'T76: a full page of banks says nothing about the banks after it',
    'listBanks',
    Array.from({ length: 100 }, () => bank),
    { length: 100 },
  ],
  [
    'T16, T83, T85: the customers of a channel partner are customer partners, also deleted and of nulls',
    'listCustomerPartners',
    {},
    [
      { id: 'cup_7Lq2Vt9m', is_deleted: false },
      { id: 'cup_2Gh8', is_deleted: true, email: null, score: '0', finance_cycles: null },
    ],
  ],
  [
    'T27, T31, T59, T86: a financing has timestamps and an amount as a decimal, and may have no drawdown and contact',
    'listFinancings',
    {},
    [
      { start_date: '2025-03-06T00:00:00.000Z', upload_date: '2025-03-04T09:15:27.000Z', amount: '250000' },
      { amount: '12750.75', drawdown_id: null, contact_number: null, first_name: 'Yaw' },
    ],
  ],
])('%s', async (_fact, name, changes, expected) => {
  expect(await read(name, answer(toSample(name, changes)))).toMatchObject(expected)
})

test.each(['getActiveDrawdown', 'getCreditLimit'] as const)(
  'T5, T6: no %s is null, whether the service says 404, an empty array, null or nothing',
  async (name) => {
    for (const response of [
      answer({ status: 'error', message: 'none' }, { status: 404 }),
      new Response('', { status: 404 }),
      answer({ status: 'success', message: '', data: [] }),
      answer({ status: 'success', message: '', data: null }),
      answer({ status: 'success', message: '' }),
      new Response('', { status: 200 }),
      new Response(null, { status: 204 }),
    ])
      expect(await read(name, response)).toBeNull()
  },
)

test('T6: a page with status 404 is a wrong address, and a route that the relay does not know is not "there is none"', async () => {
  const page = new Response('<!doctype html><title>Not found</title>', { status: 404 })
  expect(await getFailure(read('getActiveDrawdown', page))).toMatchObject({
    category: 'rejected',
    status: 404,
  })
  const unknown = answer({ status: 'error' }, { status: 404, headers: { 'Onlend-Error': 'not_found' } })
  expect(await getFailure(read('getActiveDrawdown', unknown))).toMatchObject({
    code: 'not_found',
    status: 404,
  })
})

test.each(['listBanks', 'listCustomerPartners', 'listFinancings'] as const)(
  'T5: nothing at all is an empty list of %s',
  async (name) => {
    for (const data of [[], null, undefined])
      expect(await read(name, answer({ status: 'success', data }))).toEqual([])
  },
)

test.each([
  ['getActiveDrawdown', 'data'],
  ['listFinancings', 'data.0'],
] as const)('T33: no currency is invented for %s', async (name, path) => {
  expect({ data: await read(name, answer(wireSamples[name].response)) }).not.toHaveProperty(
    `${path}.currency`,
  )
})

test('T2: status and message inside message are ignored', async () => {
  const list = await read('listCustomers', answer(wireSamples.listCustomers.response))
  expect(Object.keys(list ?? {})).toEqual(['customers', 'no_of_active_customers'])
})

test('T31: a limit beyond what a float holds keeps its digits', async () => {
  const { response } = wireSamples.getCreditLimit
  const text = JSON.stringify(response).replace('"limit":5000000', '"limit":123456789012345678.99')
  expect(await read('getCreditLimit', new Response(text))).toHaveProperty('limit', '123456789012345678.99')
})

test('T77, T83, T93: a partner of which only id and name are known is a partner, and a webhook address that was left out is not one that is not set', async () => {
  const partner = await read('getCustomerPartner', answer({ data: { id: 'cup_1', name: 'Bare' } }))
  expect(partner).toMatchObject({ id: 'cup_1', tin: null, score: null, lockbox_account: null })
  expect(partner).not.toHaveProperty('webhook_url')
})

test('T3: there is no message of the banks and none is needed', () => {
  // That the sample is read is in endpoints.test.ts.
  expect(wireSamples.listBanks.response).not.toHaveProperty('message')
})

test('T18, T22: the page size is a segment of the path that may be left out', async () => {
  const { client, requests } = createFakeService([answer(wireSamples.listBanks.response)])
  await callEndpoint(client, listBanks, { country: 'ghana' })
  await callEndpoint(client, listBanks, { country: 'nigeria', perPage: 100 })
  expect(requests.map(({ url }) => url)).toEqual(['/lending/v1/banks/ghana', '/lending/v1/banks/nigeria/100'])
})

test('an impossible birth date names the field and not the date', async () => {
  const broken = structuredClone(wireSamples.listCustomers.response)
  // The cast names what the sample holds.
  const { customers } = broken['data'] as { customers: { date_of_birth?: string }[] }
  Object.assign(customers[1] ?? {}, { date_of_birth: '31-02-1990' })
  const failure = await getFailure(read('listCustomers', answer(broken)))
  expect(failure).toMatchObject({ category: 'contract', path: 'data.customers.1.date_of_birth' })
  expect(String(failure)).not.toContain('1990')
})
