import { expect, test } from 'vitest'
import { readRequestId } from './readRequestId.ts'

const read = (id: string): string =>
  readRequestId(new Request('https://app.test/', { headers: { 'X-Request-Id': id } }))

test.each([
  '0195a3c2-7f41-7d3e-9a5b-2c6d8e0f1a2b',
  '01JN8Z5Q4W3V2T1S0RQPNMKJHG',
  '4bf92f3577b34da6a3ce929d0e0e4736',
  '00F067AA0BA902B7',
])('%s is passed on as it came', (id) => {
  expect(read(id)).toBe(id)
})

test.each([
  ['an identity number', '22212345678'],
  ['an account number', '0123456789'],
  ['a card number', '4111111111111111'],
  ['a phone number', '+2348031234567'],
  ['digits in the shape of a UUID', '22212345-6780-4123-8456-789012345678'],
  ['a name', 'ada.obi-lagos'],
  ['a key', 'sk_live_0123456789abcdef'],
  ['a short id', 'abcdef12'],
  ['nothing', ''],
])('S77: %s in its place is not passed on, and a new id is made', (_what, id) => {
  const made = read(id)
  expect(made).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(made).not.toBe(id)
})
