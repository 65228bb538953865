import { expect, test } from 'vitest'
import { seededRandom } from '../../test/seededRandom.ts'
import { parseAmount } from './parseAmount.ts'

test.each([
  ['5000', '5000'],
  ['₦50,000.00', '50000.00'],
  ['N5,000', '5000', '.'],
  ['GH₵500', '500'],
  ['KSh 1,250.5', '1250.5'],
  ['50 000,5', '50000.5'],
  ['1.234.567,89', '1234567.89'],
  ['1’234’567.89', '1234567.89'],
  ['500 NGN', '500'],
  ['500₦', '500'],
  ['007.50', '7.50'],
  ['0', '0'],
  ['٥٠٠٫٥', '500.5'],
  ['1500,', '1500'],
] as const)('%j is read', (text, amount, decimalMark = undefined) => {
  const options = decimalMark ? { digits: 2, decimalMark } : { digits: 2 }
  expect(parseAmount(text, options)).toEqual({ amount, problem: null })
})

test.each([
  ['', 'EMPTY'],
  ['  ', 'EMPTY'],
  ['-5', 'NEGATIVE'],
  ['−5', 'NEGATIVE'],
  ['(500)', 'NEGATIVE'],
  ['abc', 'NOT_A_NUMBER'],
  ['1e5', 'NOT_A_NUMBER'],
  ['50k', 'NOT_A_NUMBER'],
  ['5mio', 'NOT_A_NUMBER'],
  ['1,00,000', 'NOT_A_NUMBER'],
  ['1.000,000.5', 'NOT_A_NUMBER'],
  ['1.234', 'AMBIGUOUS'],
  ['1,500', 'AMBIGUOUS'],
  ['10.505', 'AMBIGUOUS'],
  ['1500.505', 'TOO_MANY_DECIMALS'],
  ['1,5000', 'TOO_MANY_DECIMALS'],
] as const)('%j is refused as %s', (text, problem) => {
  expect(parseAmount(text, { digits: 2 })).toEqual({ amount: null, problem })
})

test('the locale settles what one separator before three digits means', () => {
  expect(parseAmount('1,500', { digits: 2, decimalMark: '.' }).amount).toBe('1500')
  expect(parseAmount('1.500', { digits: 2, decimalMark: ',' }).amount).toBe('1500')
})

test('a currency without decimals groups', () => {
  expect(parseAmount('1.500', { digits: 0 }).amount).toBe('1500')
  expect(parseAmount('15.5', { digits: 0 }).problem).toBe('TOO_MANY_DECIMALS')
})

test('what Intl writes is read back, in every locale the kit ships', () => {
  const random = seededRandom(42)
  for (const locale of ['en-NG', 'fr-CI', 'pt-MZ', 'sw-KE', 'ha-NG', 'yo-NG', 'ig-NG', 'ar-EG', 'de-DE']) {
    const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    for (let at = 0; at < 100; at += 1) {
      const cents = Math.floor(random() * 10 ** (3 + Math.floor(random() * 10)))
      const { amount } = parseAmount(format.format(cents / 100), { digits: 2 })
      expect(amount, `${locale} ${format.format(cents / 100)}`).toBe((cents / 100).toFixed(2))
    }
  }
})
