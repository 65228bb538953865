import { expect, test } from 'vitest'
import { seededRandom } from '../../test/seededRandom.ts'
import { toAmount } from './toAmount.ts'

test('T31: a number and a decimal string become the same kind of amount', () => {
  expect(toAmount(1500)).toBe('1500')
  expect(toAmount('1500.00')).toBe('1500.00')
  expect(toAmount(0.06)).toBe('0.06')
})

test('T39: zero is an amount', () => {
  expect(toAmount(0)).toBe('0')
  expect(toAmount('0')).toBe('0')
  expect(toAmount('0.00')).toBe('0.00')
})

test.each([
  [1e21, '1000000000000000000000'],
  [1.5e-7, '0.00000015'],
  ['1.23e2', '123'],
  ['12e-1', '1.2'],
  ['-4.5E+3', '-4500'],
  ['0e5', '0'],
  ['12345678901234567e2', '1234567890123456700'],
])('an exponent is written out: %s', (value, expected) => {
  expect(toAmount(value)).toBe(expected)
})

test.each(['', ' ', 'abc', '1,000', '1.', '.5', '+5', 'NaN', 'Infinity', '0x10', '1 000', '--1', '1e9999'])(
  'text that is no decimal is none: %j',
  (text) => {
    expect(toAmount(text)).toBeNull()
  },
)

test('a number that is not finite is no amount', () => {
  expect(toAmount(Number.NaN)).toBeNull()
  expect(toAmount(Number.POSITIVE_INFINITY)).toBeNull()
})

test('any finite number becomes an amount and the same number again', () => {
  const random = seededRandom(20250304)
  for (let at = 0; at < 2_000; at += 1) {
    const value = (random() - 0.5) * 10 ** Math.floor(random() * 40 - 20)
    expect(Number(toAmount(value))).toBe(value)
  }
})
