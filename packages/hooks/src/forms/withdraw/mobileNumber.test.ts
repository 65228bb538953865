import { expect, test } from 'vitest'
import { withdrawSchema } from './withdrawSchema.ts'

const noLimits = {
  balance: undefined,
  minAmount: undefined,
  maxAmount: undefined,
  requireReenterLast4: false,
}

test.each([
  ['+233 (0)24 412 3456', '+233244123456'],
  ['\u202a024 412 3456\u202c', '+233244123456'],
  ['024 412 34567', '02441234567'],
])('the mobile number %j goes out as %s', (mobileNumber, sent) => {
  const schema = withdrawSchema({ country: 'ghana', format: { digits: 2, locale: 'en' }, ...noLimits })
  const typed = { amount: '5', mobileNumber, correspondent: 'MTN', narration: 'Rent', recipientEnd: '' }
  expect(schema.parse({ method: 'mobile-money', ...typed })).toMatchObject({ mobile_no: sent })
})
