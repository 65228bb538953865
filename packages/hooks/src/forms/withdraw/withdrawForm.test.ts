import { expect, test } from 'vitest'
import { withdrawForm } from './withdrawForm.ts'

type Context = Parameters<typeof withdrawForm.toSchema>[0]

const context: Context = {
  ...{
    country: 'ghana',
    currency: 'GHS',
    format: { digits: 2, locale: 'en' },
    banks: [],
    correspondents: [],
  },
  ...{ methods: ['bank', 'mobile-money'], balance: undefined, minAmount: undefined, maxAmount: undefined },
  ...{ requireReenterLast4: false, lockAmount: false, keepsNumbers: false },
}

function read(values: object, known: Partial<Context> = {}) {
  const bank = { accountNumber: '0012 345 678', bankCode: '058', accountName: 'Ada', amount: '100' }
  const schema = withdrawForm.toSchema({ ...context, ...known })
  const { data, error } = schema.safeParse({ ...withdrawForm.empty, ...bank, ...values })
  return data ?? error?.issues.map(({ message }) => message)
}

test.each([
  ['+233 (0)24 412 3456', '+233244123456'],
  ['\u202a024 412 3456\u202c', '+233244123456'],
  ['024 412 34567', '02441234567'],
])('the mobile number %j goes out as %s', (mobileNumber, sent) => {
  const wallet = { method: 'mobile-money', mobileNumber, correspondent: 'MTN', narration: 'Rent' }
  expect(read(wallet)).toMatchObject({ mobile_no: sent })
})

test('T40: numbers keep their leading zeros and lose only the spaces between', () => {
  expect(read({})).toMatchObject({ account_number: '0012345678', bank_code: '058' })
})

test.each([
  ['abc', {}, 'AMOUNT_NOT_A_NUMBER'],
  ['0', {}, 'AMOUNT_NOT_POSITIVE'],
  ['-5', {}, 'AMOUNT_NOT_POSITIVE'],
  ['10.999', {}, 'AMOUNT_TOO_MANY_DECIMALS'],
  ['10.5', { format: { digits: 0, locale: 'en' } }, 'AMOUNT_TOO_MANY_DECIMALS'],
  ['50', { minAmount: '100' }, 'AMOUNT_TOO_LOW'],
  ['500', { maxAmount: '100' }, 'AMOUNT_TOO_HIGH'],
  ['500', { balance: '499.99' }, 'AMOUNT_OVER_BALANCE'],
  ['12345678901234567.89', {}, 'AMOUNT_TOO_PRECISE'],
] as const)('an amount of %s with %o is %s', (amount, known, code) => {
  expect(read({ amount }, known)).toEqual([code])
})
