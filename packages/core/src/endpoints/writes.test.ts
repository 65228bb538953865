import { expect, test } from 'vitest'
import { CustomerPartner } from '../models/CustomerPartner.ts'
import type { LendingClientOptions } from '../transport/LendingClient.ts'
import { answer } from '../../test/answer.ts'
import { bodies, callSample } from '../../test/calls.ts'
import { createFakeService } from '../../test/createFakeService.ts'
import { getFailure } from '../../test/getFailure.ts'
import { wireSamples } from '../../test/wireSamples.ts'

type Write = keyof typeof bodies
type Fields = Record<string, unknown>

/** Sends a body: the request that reached the service, and the value of its answer. */
async function send(name: Write, body: object, options: Partial<LendingClientOptions> = {}) {
  const { client, requests } = createFakeService([answer(wireSamples[name].response)], options)
  const value = await callSample(client, name, body)
  const [request] = requests
  if (!request) throw new Error('Nothing was sent')
  return { request, value }
}

/** The faults of a body that is refused before anything is sent. */
async function refuse(name: Write, body: object): Promise<Readonly<Fields>> {
  const { client, requests } = createFakeService([answer(wireSamples[name].response)])
  const { fieldErrors } = await getFailure(callSample(client, name, body))
  expect(requests).toHaveLength(0)
  return fieldErrors
}

const customer = bodies.registerCustomer
const bank = bodies.withdraw
const account = { account_type: 'mobile-money', mobile_no: '0240000001', narration: 'Stock' }
const wallet = { ...account, amount: '20', correspondent: 'MTN' }
const [transaction] = bodies.registerTransactions.transactions
const transactions = (changes: Fields) => ({
  ...bodies.registerTransactions,
  transactions: [{ ...transaction, ...changes }],
})
const payments = (...amounts: string[]) => ({
  payments: amounts.map((amount) => ({ transaction_reference: 'a', amount })),
})
const { createBusiness: business } = bodies
// The bodies of this table are as the request of the sample has them, amounts as text.
test.each<[fact: string, name: Write, body: object]>([
  ['a business', 'createBusiness', business],
  ['T40: a withdrawal to a bank, zeros at the front included,', 'withdraw', bank],
  ['T43, T62: a bank beside whose fields those of a wallet stand', 'withdraw', { ...wallet, ...bank }],
  ['T31: a drawdown', 'requestDrawdown', bodies.requestDrawdown],
  [
    'T58, T60: a set of repayments, references as they were registered,',
    'reconcileRepayments',
    {
      payments: [
        ...bodies.reconcileRepayments.payments,
        { transaction_reference: 'INV-2024-0931', amount: '12750.75' },
      ],
    },
  ],
  [
    'T58: a set of transactions',
    'registerTransactions',
    withTextAmounts(wireSamples.registerTransactions.request),
  ],
])('%s travels as the API document shows it', async (_fact, name, body) => {
  const { request } = await send(name, body)
  expect(request.body).toEqual(wireSamples[name].request)
  expect(request.headers.get('Content-Type')).toBe('application/json')
})

/** The request of the sample as a caller gives it. */
function withTextAmounts(request: object | null): object {
  return JSON.parse(
    JSON.stringify({ ...request, customer_partner_id: undefined }, (key, value: unknown) =>
      key.startsWith('amount') ? String(value) : value,
    ),
  )
}

test.each<[fact: string, name: Write, changes: Fields]>([
  ['T42: another sector than those of the list', 'registerTransactions', { sector: 'payment-aggregator' }],
  ['T57: no financing, a required field,', 'registerTransactions', { financed_transactions: [] }],
  ['T40: a number with zeros at its front', 'registerCustomer', { unique_id: '00000000022', nin: '0033' }],
  ['T45: NIN slip, as the service shows it,', 'registerCustomer', { photo_id_type: 'NIN slip' }],
  [
    'T45: International passport, as the service shows it,',
    'registerCustomer',
    { photo_id_type: 'International passport' },
  ],
  [
    'T45: Drivers license, as the service shows it,',
    'registerCustomer',
    { photo_id_type: 'Drivers license' },
  ],
  ['T54: a business with its number', 'registerCustomer', { business_name: 'A', rc_number: 'RC0' }],
  ['T42: a sector in lower case', 'createBusiness', { sector: 'payment-aggregator' }],
  ['T50: an industry outside the examples', 'createBusiness', { industry: 'Beekeeping', company_size: '50' }],
  ['T50: a number of years outside the examples', 'createBusiness', { years_of_operations: '10+ Years' }],
  ['T52: an empty description', 'createBusiness', { company_description: '' }],
  ['T22, T53: a country beside its names', 'createBusiness', { country: 'NG', country_name: 'Nigeria' }],
  ['T51: any correspondent', 'withdraw', { ...account, correspondent: 'AIRTEL_OAPI_KEN' }],
])('%s is passed on as given', async (_fact, name, changes) => {
  expect((await send(name, { ...bodies[name], ...changes })).request.body).toMatchObject(changes)
})

test('T40, T47, T61: an identity number with letters or as a number, a financier and a reference are passed on as given', async () => {
  for (const id_value of ['007A', 22]) {
    const changes = {
      financier: 'Own',
      transaction_reference: 'my / #1',
      client: { ...transaction?.client, id_value },
    }
    const { request } = await send('registerTransactions', transactions(changes))
    expect(request.body).toMatchObject({ transactions: [changes] })
  }
})

test('T32: an amount is sent in the unit it was given in', async () => {
  const { request } = await send('withdraw', { ...bank, amount: '15000050' })
  expect(request.body).toHaveProperty('amount', 15000050)
})

test('T43, T62: a wallet carries no field of a bank', async () => {
  const { request } = await send('withdraw', { ...bank, ...wallet })
  expect(request.body).toEqual({ ...wallet, amount: 20 })
})

test('T12, T54: a person without files is JSON, needs no business, and a field left blank does not travel', async () => {
  const { request } = await send('registerCustomer', { ...customer, email: '', occupation: '' })
  expect(request.body).toEqual(customer)
})

const required = 'is required'

test.each<[fact: string, name: Write, expected: object | null]>([
  ['T87, T11: accepted is all there is to read of transactions', 'registerTransactions', null],
  ['T11: accepted is all there is to read of a withdrawal', 'withdraw', null],
  [
    'T4, T69: an assessment without data is an acceptance and tells nothing more',
    'submitCreditAssessment',
    null,
  ],
  [
    'T31, T59: a drawdown has its amount as a decimal string, and no id yet',
    'requestDrawdown',
    { amount: '1500000.00', drawdown_id: null, status: 'requested' },
  ],
  [
    'T20, T24, T25, T70: a customer has dates in ISO, links without _id, and a file as the link that the service gave',
    'registerCustomer',
    {
      customerPartner: { customer: 'cus_8Jd5', partner: 'cup_7Lq2Vt9m' },
      customer: {
        ...{ date_of_birth: '1990-02-09', created_at: '2025-03-04T09:15:27.000Z', nin_slip: null },
        international_passport: 'https://files.lending.example/passport/cus_8Jd5',
      },
    },
  ],
  [
    'T91: a business is answered with other names for the same things, each kept, and with its compliance record',
    'createBusiness',
    {
      partner: {
        ...{
          name: business.business_name,
          legal_name: business.company_name,
          tin: business.tax_identification_number,
        },
        ...{ contact_number: business.phone_number, street: business.registered_street },
        email: 'owner@kunle-cold-chain.example',
        business_email: 'office@kunle-cold-chain.example',
        support_email: 'help@kunle-cold-chain.example',
      },
      compliance: { partner_id: 'cup_7Lq2Vt9m', credit_assessment_status: 'not-started' },
    },
  ],
])('%s', async (_fact, name, expected) => {
  const { value } = await send(name, bodies[name])
  if (expected === null) expect(value).toBeNull()
  else expect(value).toMatchObject(expected)
})

test('T12, T55: with a file the body is a form whose boundary the platform writes', async () => {
  const international_passport = new File(['jpeg'], 'passport.jpg', { type: 'image/jpeg' })
  const { request } = await send(
    'registerCustomer',
    { ...customer, international_passport },
    { target: 'service' },
  )
  expect(request.headers.get('Content-Type')).toBeNull()
  expect(request.init.body).toBeInstanceOf(FormData)
  expect(request.body).toMatchObject(customer)
  // The cast names the form that the fake service has read.
  const { international_passport: sent } = request.body as Record<string, File>
  expect([sent?.name, await sent?.text()]).toEqual(['passport.jpg', 'jpeg'])
})

test('T44: an answer knows divorced', async () => {
  const response = structuredClone(wireSamples.registerCustomer.response)
  // The cast names what the sample holds.
  const { customer: answered } = response['data'] as { customer: Fields }
  Object.assign(answered, { marital_status: 'divorced' })
  const { client } = createFakeService([answer(response)])
  const value = await callSample(client, 'registerCustomer', customer)
  expect(value).toHaveProperty('customer.marital_status', 'divorced')
})

test('T53: a service of the field table is sent country alone, and a country there must be', async () => {
  const { country_name: _name, country_short_name: _short, ...rest } = business
  const { request } = await send('createBusiness', { ...rest, country: 'NG' })
  expect(request.body).toMatchObject({ country: 'NG' })
  expect(request.body).not.toHaveProperty('country_name')
  expect((await send('createBusiness', business)).request.body).not.toHaveProperty('country')
  expect(await refuse('createBusiness', { ...rest, country_name: 'N' })).toEqual({ country_name: required })
})

test('T83: the created partner is a shape of its own, without the fields that the list has', async () => {
  const { value } = await send('createBusiness', business)
  expect(value).not.toHaveProperty('partner.is_deleted')
  expect(value).not.toHaveProperty('partner.score')
  // The cast names what the sample holds.
  const { partner } = wireSamples.createBusiness.response['data'] as { partner: unknown }
  expect(CustomerPartner.parse(partner)).toMatchObject({ is_deleted: null, score: null })
})

test('T37: an amount travels as a number without float noise', async () => {
  const { request } = await send('reconcileRepayments', payments('0.10', '1234567.89'))
  expect(request.init.body).toContain('"amount":0.1}')
  expect(request.init.body).toContain('"amount":1234567.89}')
})

test('a circular reference in meta is refused before anything is sent', async () => {
  const meta: Fields = {}
  meta['self'] = meta
  expect(await refuse('registerTransactions', transactions({ meta }))).toEqual({
    body: 'cannot be written as JSON',
  })
})

test('a missing customer partner is not sent', async () => {
  const { client, requests } = createFakeService([])
  const failure = await getFailure(
    callSample(client, 'reconcileRepayments', payments('1'), {}, { customerPartnerId: '' }),
  )
  expect(failure.fieldErrors).toEqual({ customerPartnerId: required })
  expect(requests).toHaveLength(0)
})

test('T79: the app_key of the user who asked for a drawdown is removed too', async () => {
  const { value } = await send('requestDrawdown', bodies.requestDrawdown)
  expect(value).toMatchObject({ user: { id: 'usr_4Hn1', completed_guides: ['withdraw', 'drawdown'] } })
  expect(value).not.toHaveProperty('user.app_key')
})
