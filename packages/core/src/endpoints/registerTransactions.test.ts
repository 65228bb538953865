import { expect, test } from 'vitest'
import type { EndpointInput } from '../endpointTypes.ts'
import { answer } from '../../test/answer.ts'
import { createFakeService } from '../../test/createFakeService.ts'
import { getFailure } from '../../test/getFailure.ts'
import { callEndpoint } from '../transport/callEndpoint.ts'
import { registerTransactions } from './registerTransactions.ts'
import sample from './registerTransactions.wire.json' with { type: 'json' }

type Body = EndpointInput<typeof registerTransactions>
type Transaction = Body['transactions'][number]

const person: Transaction = {
  client: {
    first_name: 'Adaeze',
    last_name: 'Sample',
    contact_number: '08000000022',
    id_type: 'bvn',
    id_value: 22000000022,
  },
  transaction_reference: 'INV-2025-0001',
  disbursement_date: '2025-03-06',
  expected_payment_date: '2025-06-04',
  amount_payable: '275000.5',
  financier: 'Operator',
  reason: 'Inventory',
  meta: { store: 'Enugu 2' },
}
const business: Transaction = {
  client: { business_name: 'Invented Foods', id_type: 'rc_number', id_value: 'RC000888' },
  transaction_reference: 'INV-2025-0002',
  disbursement_date: '2025-03-06',
  expected_payment_date: '2025-04-05',
  amount_payable: '80000',
  financier: 'Others',
}
const financed: Body['financed_transactions'][number] = {
  transaction_reference: 'INV-2025-0001',
  amount: '250000',
  drawdown_id: 'drw_6Tq7',
  payments: [
    { disbursement_date: '2025-03-06', expected_payment_date: '2025-05-05', amount: '137500.25' },
    { disbursement_date: '2025-03-06', expected_payment_date: '2025-06-04', amount: '137500.25' },
  ],
}
const whole: Body = {
  sector: 'Market Place',
  transactions: [person, business],
  financed_transactions: [
    financed,
    {
      transaction_reference: 'INV-2025-0002',
      amount: '60000',
      drawdown_id: 'drw_6Tq7',
      payments: [{ disbursement_date: '2025-03-06', expected_payment_date: '2025-04-05', amount: '80000' }],
    },
  ],
}
const register = (body: Body = whole) => {
  const service = createFakeService([answer(sample.response)])
  return {
    ...service,
    result: callEndpoint(service.client, registerTransactions, { customerPartnerId: 'cup_7Lq2Vt9m', body }),
  }
}
const sent = async (changes: Partial<Transaction>) => {
  const { requests, result } = register({
    ...whole,
    financed_transactions: [],
    transactions: [{ ...person, ...changes }],
  })
  await result
  // The cast names the body that the fake service has parsed.
  const body = requests[0]?.body as { transactions: Record<string, unknown>[] } | undefined
  return body?.transactions[0]
}
const refused = async (changes: Record<string, unknown>) => {
  // The cast lets a test pass what the types forbid.
  const { requests, result } = register({
    ...whole,
    financed_transactions: [],
    transactions: [{ ...person, ...changes } as Transaction],
  })
  const { fieldErrors } = await getFailure(result)
  expect(requests).toHaveLength(0)
  return fieldErrors
}

test('T58: what travels is what the API document shows, with the customer partner as one string', async () => {
  const { requests, result } = register()
  await result
  expect(requests[0]?.body).toEqual(sample.request)
})

test('T87, T11: accepted is all there is to read', async () => {
  await expect(register().result).resolves.toBeNull()
})

test('T42: the sector has capitals here, and another one passes through', async () => {
  const { requests, result } = register({ ...whole, sector: 'payment-aggregator' })
  await result
  expect(requests[0]?.body).toHaveProperty('sector', 'payment-aggregator')
})

test('T40: an identity number may be a string with zeros and letters, or a number', async () => {
  expect(
    await sent({ client: { ...business.client, id_value: '007A' } as Transaction['client'] }),
  ).toHaveProperty('client.id_value', '007A')
  expect(await sent({ client: person.client })).toHaveProperty('client.id_value', 22000000022)
})

test('T47: the financier is passed on as given', async () => {
  expect(await sent({ financier: 'Harvest Capital' })).toHaveProperty('financier', 'Harvest Capital')
})

test('T56: a client is a person with two names or a business with one', async () => {
  expect(await refused({ client: { first_name: 'Adaeze' } })).toHaveProperty(['transactions.0.client'])
  expect(await refused({ client: {} })).toHaveProperty(['transactions.0.client'])
  expect(await refused({ client: { business_name: '' } })).toEqual({
    'transactions.0.client.business_name': 'is required',
  })
})

test('T57: no financing is sent as an empty list, because the field is required', async () => {
  const { requests, result } = register({ ...whole, financed_transactions: [] })
  await result
  expect(requests[0]?.body).toHaveProperty('financed_transactions', [])
})

test('T59: financing names its drawdown', async () => {
  const { result } = register({ ...whole, financed_transactions: [{ ...financed, drawdown_id: '' }] })
  expect((await getFailure(result)).fieldErrors).toEqual({
    'financed_transactions.0.drawdown_id': 'is required',
  })
})

test('T26, T28: days are calendar days, also the start of an instalment', async () => {
  expect(await refused({ disbursement_date: '2025-03-06T00:00:00.000Z' })).toHaveProperty([
    'transactions.0.disbursement_date',
  ])
  const payments = [
    { disbursement_date: '06-03-2025', expected_payment_date: '2025-05-05', amount: '1' as const },
  ]
  const { result } = register({ ...whole, financed_transactions: [{ ...financed, payments }] })
  expect((await getFailure(result)).fieldErrors).toHaveProperty([
    'financed_transactions.0.payments.0.disbursement_date',
  ])
})

test('T61: a transaction keeps the reference of its caller', async () => {
  expect(await sent({ transaction_reference: 'my own / reference #1' })).toHaveProperty(
    'transaction_reference',
    'my own / reference #1',
  )
  expect(await refused({ transaction_reference: '' })).toEqual({
    'transactions.0.transaction_reference': 'is required',
  })
})

test('an empty set is not sent', async () => {
  const { result } = register({ ...whole, financed_transactions: [], transactions: [] })
  expect((await getFailure(result)).fieldErrors).toEqual({ transactions: 'needs at least one transaction' })
})

test('a circular reference in meta is refused before anything is sent', async () => {
  const meta: Record<string, unknown> = {}
  meta.self = meta
  expect(await refused({ meta })).toEqual({ body: 'cannot be written as JSON' })
})

test('a financing names one of the transactions of this request, each at most once', async () => {
  const names = async (...references: string[]) => {
    const financed_transactions = references.map((transaction_reference) => ({
      ...financed,
      transaction_reference,
    }))
    const { requests, result } = register({ ...whole, financed_transactions })
    const { fieldErrors } = await getFailure(result)
    expect(requests).toHaveLength(0)
    return Object.keys(fieldErrors)
  }
  expect(await names('INV-2025-0001', 'INV-2025-0009')).toEqual([
    'financed_transactions.1.transaction_reference',
  ])
  expect(await names('INV-2025-0002', 'INV-2025-0002')).toEqual([
    'financed_transactions.1.transaction_reference',
  ])
  const { result } = register({ ...whole, financed_transactions: [] })
  await expect(result).resolves.toBeNull()
})
