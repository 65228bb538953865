import { type Amount, addAmounts, compareAmounts } from '@onlend/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createAmountSum } from '@onlend/core/internal'
import { readCellAmount } from './readCellAmount.ts'

const point = { digits: 2, decimalMark: '.' } as const
const read = (text: string, format: Parameters<typeof readCellAmount>[1] = point) => {
  const found = readCellAmount(text, format)
  return typeof found === 'string'
    ? { amount: found, problem: null, isWithComma: false, currencies: [] }
    : found
}

test.each([
  ['1500', '1500', []],
  ['1,234,567.89', '1234567.89', []],
  ['₦50,000.00', '50000.00', ['NGN']],
  ['NGN 1 250', '1250', ['NGN']],
  ['N5,000', '5000', ['NGN']],
  ['#5,000', '5000', ['NGN']],
  ['KSh. 1,250.50', '1250.50', ['KES']],
  ['GH₵500', '500', ['GHS']],
  ['50 000 FCFA', '50000', ['XOF', 'XAF']],
  ['$100', '100', ['USD', 'LRD', 'NAD']],
  ['5,000/=', '5000', []],
  ['1500.000', '1500', []],
  ['007.5', '7.5', []],
] as const)('the amount %j is %s', (text, amount, currencies) => {
  expect(read(text)).toMatchObject({ amount, currencies })
})

test('a comma before the decimals is said, a minus, a zero and what has been cut are errors', () => {
  expect(read('1500,50')).toMatchObject({ amount: '1500.50', isWithComma: true })
  expect(read('1.500,50', { digits: 2, decimalMark: ',' })).toMatchObject({
    amount: '1500.50',
    isWithComma: false,
  })
  expect(read('(500)').problem).toBe('AMOUNT_NOT_POSITIVE')
  expect(read('-500').problem).toBe('AMOUNT_NOT_POSITIVE')
  expect(read('0.00').problem).toBe('AMOUNT_NOT_POSITIVE')
  expect(read('2.2E+10').problem).toBe('SCIENTIFIC_NUMBER')
  expect(read('12.345').problem).toBe('AMOUNT_TOO_PRECISE')
  expect(read('9007199254740993').problem).toBe('AMOUNT_TOO_PRECISE')
  expect(read('50k').problem).toBe('AMOUNT_INVALID')
  expect(read('#REF!').problem).toBe('AMOUNT_INVALID')
})

test('a currency without decimals takes those that are zeros', () => {
  const francs = { digits: 0, decimalMark: '.' } as const
  expect(read('1500.00', francs).amount).toBe('1500')
  expect(read('1,500.00', francs).amount).toBe('1500')
  expect(read('1500.50', francs).problem).toBe('AMOUNT_TOO_PRECISE')
  expect(read('1.500', francs).amount).toBe('1500')
})

test('T37: a sum of amounts is the exact one, whatever is added and taken away', () => {
  const amount = fc
    .tuple(fc.bigInt({ min: 0n, max: 10n ** 17n }), fc.integer({ min: 0, max: 5 }))
    .map(([digits, scale]): Amount => {
      const text = digits.toString().padStart(scale + 1, '0')
      return (scale === 0 ? text : `${text.slice(0, -scale)}.${text.slice(-scale)}`) as Amount
    })
  fc.assert(
    fc.property(fc.array(amount), fc.array(amount), (kept, gone) => {
      const sum = createAmountSum()
      for (const one of [...kept, ...gone]) sum.add(one)
      for (const one of gone) sum.remove(one)
      expect(compareAmounts(sum.total(), addAmounts(...kept))).toBe(0)
    }),
  )
})
