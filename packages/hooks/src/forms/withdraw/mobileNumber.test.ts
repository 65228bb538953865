import { expect, test } from 'vitest'
import { withdrawForm } from './withdrawForm.ts'

const context = {
  ...{
    country: 'ghana',
    currency: 'GHS',
    format: { digits: 2, locale: 'en' },
    banks: [],
    correspondents: [],
    methods: ['bank', 'mobile-money'] as const,
  },
  ...{ balance: undefined, minAmount: undefined, maxAmount: undefined },
  ...{ requireReenterLast4: false, lockAmount: false, keepsNumbers: false },
}

test.each([
  ['+233 (0)24 412 3456', '+233244123456'],
  ['\u202a024 412 3456\u202c', '+233244123456'],
  ['024 412 34567', '02441234567'],
])('the mobile number %j goes out as %s', (mobileNumber, sent) => {
  const typed = { ...withdrawForm.empty, amount: '5', mobileNumber, correspondent: 'MTN', narration: 'Rent' }
  const schema = withdrawForm.toSchema(context)
  expect(schema.parse({ ...typed, method: 'mobile-money' })).toMatchObject({ mobile_no: sent })
})
