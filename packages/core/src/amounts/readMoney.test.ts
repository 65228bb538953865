import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readMoney } from './readMoney.ts'

const point = { decimalMark: '.', isMarkSure: true } as const

test.each([
  ['250,000/=', '250000', {}],
  ['5,000/-', '5000', {}],
  ['KSh. 1,250.50', '1250.50', { currencies: ['KES'] }],
  ['Kshs.5,000/=', '5000', { currencies: ['KES'] }],
  ['50 000 F CFA', '50000', { currencies: ['XOF', 'XAF'] }],
  ['FCFA 50.000', '50000', { currencies: ['XOF', 'XAF'], decimalMark: ',' }],
  ['=N=5,000.00', '5000.00', { currencies: ['NGN'] }],
  ['5,000 naira only', '5000', { currencies: ['NGN'] }],
  ['1.250,00 MT', '1250.00', { currencies: ['MZN'], decimalMark: ',' }],
  ['\u200f1,250.50\u00a0د.م.\u200f', '1250.50', { currencies: ['MAD'] }],
  ['٢٥٠٬٠٠٠٫٥٠', '250000.50', {}],
  ['٢٥٠٫٥٠٠', '250.500', { decimalMark: ',' }],
  ['۱۲۳٬۴۵۶', '123456', { decimalMark: ',' }],
  ['१,२५०.५०', '1250.50', {}],
  ['１，２５０．５０', '1250.50', {}],
  ['\u202a250.00\u202c', '250.00', {}],
  ['\u200f250.00\u00a0', '250.00', {}],
  ['2\u00ad5\u200b0\u2060.00\ufe0f', '250.00', {}],
  ["1'234’567.89", '1234567.89', {}],
  ['1´234.50', '1234.50', {}],
  ['1,00,000', '100000', {}],
  ['5.000,-', '5000', { decimalMark: ',' }],
  ['.50', '0.50', {}],
  ['-500', '500', { isNegative: true }],
  ['500-', '500', { isNegative: true }],
  ['–500', '500', { isNegative: true }],
  ['₦(500)', '500', { isNegative: true, currencies: ['NGN'] }],
  ['(KES 500.00)', '500.00', { isNegative: true, currencies: ['KES'] }],
  ['500.00 CR', '500.00', { direction: 'in' }],
  ['500.00D', '500.00', { direction: 'out' }],
  ['NGN 500.00 (Dr)', '500.00', { direction: 'out', currencies: ['NGN'] }],
  ['CR 500', '500', { direction: 'in' }],
] as const)(
  '%j is %s',
  (text, amount, { decimalMark = '.', ...said }: object & { decimalMark?: '.' | ',' }) => {
    const nothing = { isNegative: false, direction: null, currencies: [] }
    const read = readMoney(text, { decimalMark, isMarkSure: true })
    expect(read).toEqual({ amount, problem: null, ...nothing, ...said })
  },
)

test.each([
  '50k',
  '5mio',
  '5²',
  '1½',
  'Q4',
  'Note 3',
  'INV 500',
  '2026-03-05',
  '05.03.2026',
  '12:30',
  '1 2 3',
  '0803 123 4567',
  '+234 803 123 4567',
  '5, 6',
  '--5',
  '-5-',
  '(5',
  '5)',
  'CR 5 DR',
  '#REF!',
  '1.250,00',
  '1.234.567',
  '5%',
  'toString 5',
  '__proto__ 5',
])('%j is no amount', (text) => {
  expect(readMoney(text, point).problem).toBe('NOT_A_NUMBER')
})

test('zeros of a program are dropped where that is asked for, and a franc has none in any case', () => {
  expect(readMoney('1500.5000', { digits: 2, decimalMark: '.' }).problem).toBe('TOO_MANY_DECIMALS')
  expect(readMoney('1500.5000', { digits: 2, decimalMark: '.', dropsZeros: true }).amount).toBe('1500.5')
  expect(readMoney('1,5000', { digits: 2, decimalMark: '.', dropsZeros: true }).problem).toBe(
    'TOO_MANY_DECIMALS',
  )
  expect(readMoney('1,500.00', { digits: 0 }).amount).toBe('1500')
  expect(readMoney('1,500.50', { digits: 0 }).problem).toBe('TOO_MANY_DECIMALS')
})

test('marks that nobody sees and the script of the digits change nothing', () => {
  const unseen = fc.constantFrom('', '\u200e', '\u202a', '\u2060', '\ufeff', '\u00ad')
  const zeros = fc.constantFrom(0x30, 0x660, 0x6f0, 0x966, 0x7c0, 0xff10, 0x1e950)
  fc.assert(
    fc.property(
      fc.nat(),
      fc.nat(99),
      fc.array(unseen, { minLength: 1 }),
      zeros,
      (whole, cents, marks, zero) => {
        const plain = `${whole}.${String(cents).padStart(2, '0')}`
        const written = [...plain]
          .map(
            (one, at) =>
              (one === '.' ? one : String.fromCodePoint(zero + Number(one))) +
              (marks[at % marks.length] ?? ''),
          )
          .join('')
        expect(readMoney(written, { digits: 2, decimalMark: '.' }).amount).toBe(plain)
      },
    ),
  )
})

test('no text makes it throw, and an amount is always a plain decimal', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('.', ',', undefined), (text, decimalMark) => {
      expect(readMoney(text, { decimalMark }).amount ?? '0').toMatch(/^\d+(?:\.\d+)?$/)
    }),
  )
})
