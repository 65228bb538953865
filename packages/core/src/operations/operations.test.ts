import { expect, test } from 'vitest'
import { endpoints } from '../endpoints/endpoints.ts'
import type { WriteName } from '../effects.ts'
import { wireSamples } from '../../test/wireSamples.ts'
import type { OperationBody } from './defineOperation.ts'
import { findEffects, isSettledByEvent } from '../effects.ts'
import { operations } from './operations.ts'
import { rowKey } from './rowKey.ts'

const staged = (sha256: string) => ({ upload_id: `up_${sha256}`, sha256 })
const bank = {
  account_type: 'bank',
  name: ' Ada Obi ',
  amount: '1500.00',
  account_number: '0123 456 789',
  bank_code: '058',
}
const wallet = {
  account_type: 'mobile-money',
  amount: 1000,
  mobile_no: '+233 24 123 4567',
  correspondent: 'MTN',
  narration: 'x',
}
const payment = (reference: unknown, amount: unknown) => ({ transaction_reference: reference, amount })
const sale = (reference: unknown, amount: unknown) => ({
  transaction_reference: reference,
  amount_payable: amount,
})

type Example = {
  body: OperationBody
  summary?: object
  /** Bodies that a person would take for the same one. */
  equal: OperationBody[]
  different: OperationBody[]
}

const examples: Readonly<Partial<Record<WriteName, Example>>> = {
  withdraw: {
    body: bank,
    summary: {
      amount: '1500.00',
      method: 'bank',
      recipient: 'Ada Obi',
      institution: '058',
      destinationEnd: '6789',
    },
    equal: [
      { ...bank, amount: 1500, account_number: '0123456789' },
      { ...bank, amount: '1.5e3', account_number: '0123-456-789', name: 'A. Obi' },
      { ...bank, amount: '001500', mobile_no: '0241234567', correspondent: 'MTN' },
    ],
    different: [
      { ...bank, amount: '1500.01' },
      { ...bank, account_number: '0123456780' },
      { ...bank, bank_code: '044' },
    ],
  },
  requestDrawdown: {
    body: { amount: '500.50', tenor: 30 },
    summary: { amount: '500.50' },
    equal: [
      { amount: 500.5, tenor: 30 },
      { amount: '0500.500', tenor: '30' },
    ],
    different: [
      { amount: 500.5, tenor: 60 },
      { amount: 500, tenor: 30 },
    ],
  },
  registerTransactions: {
    body: { transactions: [sale('t1', '10.00'), sale('t2', 20)] },
    summary: { amount: null, count: 2 },
    equal: [{ transactions: [sale('t2', '20.0'), sale('t1', 10)] }],
    different: [{ transactions: [sale('t1', 10)] }, { transactions: [sale('t1', 10), sale('t2', 21)] }],
  },
  reconcileRepayments: {
    body: { payments: [payment('t1', '10.00'), payment(12, 0.5)] },
    summary: { amount: '10.5', count: 2 },
    equal: [{ payments: [payment('12', '0.50'), payment('t1', 10)] }],
    different: [{ payments: [payment('t1', 10)] }, { payments: [payment('t1', 0.5), payment(12, 10)] }],
  },
  createBusiness: {
    body: { business_name: ' Kunle Foods', tax_identification_number: '0012', first_name: 'Kunle' },
    summary: { recipient: 'Kunle Foods' },
    equal: [
      { business_name: 'KUNLE foods', tax_identification_number: '0012 ', email: 'other@kunle.example' },
    ],
    different: [{ business_name: 'Kunle Foods', tax_identification_number: '0013' }],
  },
  registerCustomer: {
    body: {
      first_name: 'Ada',
      last_name: 'Obi',
      unique_id: '222',
      nin_slip: staged('b'),
      utility_slip: staged('a'),
    },
    summary: { recipient: 'Ada Obi', count: 2 },
    equal: [{ first_name: 'A', unique_id: ' 222', nin_slip: staged('c') }],
    different: [
      {
        first_name: 'Ada',
        last_name: 'Obi',
        unique_id: '223',
        nin_slip: staged('b'),
        utility_slip: staged('a'),
      },
    ],
  },
  submitCreditAssessment: {
    body: {
      documents: { memorandum: [staged('b')], bank_statements: [staged('a'), staged('d')] },
      management_financial_reports: { '2024': [staged('c')] },
      financial_information: [],
    },
    summary: { count: 4 },
    // As it travels: by part.
    equal: [
      {
        bank_statements_1: staged('d'),
        bank_statements_2: staged('c'),
        memorandum: staged('a'),
        other: staged('b'),
      },
    ],
    different: [
      { memorandum: staged('a') },
      { documents: { memorandum: [staged('a'), staged('b'), staged('c')] } },
    ],
  },
}

/** The example of a write; one without its own has the sample of the API document. */
const findExample = (name: WriteName): Example => {
  const body = wireSamples[name].request ?? {}
  return examples[name] ?? { body, equal: [{ ...body }], different: [{}] }
}

const empty = {
  amount: null,
  method: null,
  recipient: null,
  institution: null,
  destinationEnd: null,
  count: null,
}
const names = Object.keys(operations) as WriteName[] // The keys of the table are its type.

test('of a single transaction the client and the amount are kept, of several neither', () => {
  const { summarise } = operations.registerTransactions
  const bisi = { first_name: ' Bisi ', last_name: 'Adeyemi', id_type: 'bvn', id_value: '22100000000' }
  const one = { ...sale('t1', '120000.00'), client: bisi }
  expect(summarise({ transactions: [one] })).toMatchObject({
    ...{ amount: '120000', recipient: 'Bisi Adeyemi', count: 1 },
  })
  expect(JSON.stringify(summarise({ transactions: [one] }))).not.toContain('221')
  expect(summarise({ transactions: [{ ...one, client: { business_name: 'Bisi Stores' } }] })).toMatchObject({
    recipient: 'Bisi Stores',
  })
  expect(summarise({ transactions: [one, one] })).toMatchObject({ amount: null, recipient: null, count: 2 })
  for (const none of [{ client: 'none' }, { client: null }, null])
    expect(summarise({ transactions: [none] })).toMatchObject({ amount: null, recipient: null, count: 1 })
})

test('every write has its operation, under its own name and with letters of its own', () => {
  const writes = Object.values(endpoints).filter(({ method }) => method !== 'GET')
  expect(names.sort()).toEqual(writes.map(({ name }) => name).sort())
  for (const name of names) expect(operations[name].endpoint).toBe(endpoints[name])
  expect(new Set(names.map((name) => operations[name].prefix)).size).toBe(names.length)
})

test.each(names)('what is shown of %s holds no whole account, phone or identity number', (name) => {
  const { body, summary } = findExample(name)
  expect(operations[name].summarise(body)).toEqual(summary ? { ...empty, ...summary } : expect.any(Object))
  expect(JSON.stringify(operations[name].summarise(body))).not.toMatch(/0123.?456|222/)
})

test.each(names)(
  'S60: equal bodies of %s have one duplicate key, whatever their spelling, and others have another',
  (name) => {
    const { body, equal, different } = findExample(name)
    const { duplicateKey } = operations[name]
    expect(duplicateKey(body)).toEqual(expect.any(String))
    for (const other of equal) expect(duplicateKey(other), JSON.stringify(other)).toBe(duplicateKey(body))
    for (const other of different)
      expect(duplicateKey(other), JSON.stringify(other)).not.toBe(duplicateKey(body))
  },
)

test('S60: one phone number in its spellings is one destination', () => {
  const key = operations.withdraw.duplicateKey(wallet)
  for (const mobile_no of ['0241234567', '00233241234567', '024-123-4567'])
    expect(operations.withdraw.duplicateKey({ ...wallet, mobile_no, correspondent: 'mtn' })).toBe(key)
  for (const mobile_no of ['0241234568', '+233 54 123 4567', '1241234567'])
    expect(operations.withdraw.duplicateKey({ ...wallet, mobile_no })).not.toBe(key)
  // What a field of the other method holds goes nowhere.
  expect(operations.withdraw.destination({ ...wallet, account_number: '99' })).toBe('233241234567')
})

test.each(names)('a body of %s that is not known says nothing, and nothing equals it', (name) => {
  const { summarise, duplicateKey, rows, destination } = operations[name]
  for (const body of [null, undefined, 'text', 7, [{ amount: 1 }]]) {
    expect([summarise(body), duplicateKey(body), rows(body), destination(body)]).toEqual([
      empty,
      null,
      [],
      null,
    ])
  }
})

test.each([undefined, null, {}, 'a lot', '1'.repeat(101)])('an amount of %j is not compared', (amount) => {
  expect(operations.withdraw.duplicateKey({ ...bank, amount })).toBeNull()
  expect(operations.requestDrawdown.duplicateKey({ amount, tenor: 30 })).toBeNull()
})

test('a row that no event can name is counted, and a set of an amount that cannot be read comes to none', () => {
  const body = { payments: [payment(12, '1.00'), { amount: 2 }, 'odd', null] }
  expect(operations.reconcileRepayments.rows(body)).toEqual([
    { reference: '12', amount: '1' },
    { reference: '', amount: '2' },
    { reference: '', amount: null },
    { reference: '', amount: null },
  ])
  expect(rowKey({ reference: '', amount: '2' })).toBeNull()
  expect(operations.reconcileRepayments.rows({ payments: 'none' })).toEqual([])
  expect(operations.reconcileRepayments.duplicateKey({ payments: [] })).toBeNull()
  expect(operations.reconcileRepayments.summarise(body)).toMatchObject({ amount: null, count: 4 })
  expect(operations.reconcileRepayments.summarise({ payments: [] })).toMatchObject({ amount: null, count: 0 })
})

test('S60: a customer without an identity number is known by the staged files', () => {
  const { duplicateKey } = operations.registerCustomer
  expect(duplicateKey({ first_name: 'Ada' })).toBeNull()
  expect(operations.submitCreditAssessment.duplicateKey({})).toBeNull()
  expect(operations.withdraw.duplicateKey({ ...bank, account_number: null })).toBeNull()
  expect(duplicateKey({ nin_slip: staged('a'), other: staged('b') })).toBe(
    duplicateKey({ nin_slip: staged('b'), utility_slip: staged('a') }),
  )
})

test.each<[WriteName, OperationBody, object]>([
  ['registerCustomer', { first_name: 'Ada', last_name: ' ' }, { recipient: 'Ada', count: null }],
  ['registerCustomer', {}, { recipient: null, count: null }],
  ['submitCreditAssessment', {}, { count: null }],
])('of %s %j only what is there is summarised', (name, body, said) => {
  expect(operations[name].summarise(body)).toMatchObject(said)
})

test.each<[WriteName, unknown, object]>([
  ['withdraw', wallet, { destination: wallet.mobile_no, narration: 'x' }],
  ['withdraw', { ...bank, account_number: 12 }, { destination: '12' }],
  ['withdraw', { ...bank, account_number: null, narration: '\u200b' }, {}],
  ['requestDrawdown', { tenor: '30' }, { tenor: 30 }],
  ['requestDrawdown', { tenor: 'long' }, {}],
  ['requestDrawdown', { tenor: null }, {}],
  ['requestDrawdown', [], {}],
])('an approver of %s %j is shown what it says, and nothing that it does not', (name, body, said) => {
  expect(operations[name].disclose(body)).toEqual({
    destination: null,
    narration: null,
    tenor: null,
    ...said,
  })
})

test('a kind that only a newer relay knows claims the least', () => {
  for (const kind of ['newer', 'constructor', 'toString']) {
    expect(findEffects(kind)).toEqual({ settledBy: 'event', money: null, touches: null })
    expect(isSettledByEvent(kind)).toBe(false)
  }
  const settled = names.filter((name) => findEffects(name).settledBy === 'event')
  expect(settled.sort()).toEqual(['reconcileRepayments', 'registerTransactions', 'withdraw'])
  expect(names.filter(isSettledByEvent).sort()).toEqual(settled)
  expect(settled.filter((name) => operations[name].hasRows)).toEqual([
    'reconcileRepayments',
    'registerTransactions',
  ])
  for (const name of names) {
    const { settledBy, money, touches } = operations[name]
    expect(findEffects(name)).toEqual({ settledBy, money, touches })
    for (const read of touches) expect(endpoints[read].method).toBe('GET')
  }
})

test('money has two ends: out of the lockbox account, into it, from a client, and none where something is only reported', () => {
  const ends = names.map((name) => [name, findEffects(name).money])
  expect(Object.fromEntries(ends.filter(([, money]) => money !== null))).toEqual({
    registerTransactions: { from: 'client', to: 'business' },
    requestDrawdown: { from: 'lender', to: 'lockbox' },
    withdraw: { from: 'lockbox', to: 'recipient' },
  })
})
