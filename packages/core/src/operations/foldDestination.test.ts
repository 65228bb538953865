import { expect, test } from 'vitest'
import { foldDestination } from './foldDestination.ts'

const toMobile = (text: unknown) => foldDestination(text)?.mobile

test.each([
  [
    '+233244123456',
    '0244123456',
    '00233 24 412 3456',
    '233244123456',
    '+233 (0)24-412-3456',
    '244123456',
    244123456,
  ],
  ['+2348031234567', '0803 123 4567', '8031234567', '234 803 123 4567', '٠٨٠٣١٢٣٤٥٦٧'],
  ['+22670123456', '70123456', '0022670123456', '22670123456'],
  ['+2203012345', '3012345', '2203012345'],
  ['+2250708091011', '0708091011', '225 07 08 09 10 11'],
  ['+2290197123456', '0197123456', '2290197123456'],
  ['+201001234567', '01001234567', '201001234567'],
  ['+27821234567', '082 123 4567', '27821234567'],
  ['+254712345678', '0712345678', '254712345678'],
])('%j is one mobile-money account in all spellings', (first, ...others) => {
  for (const other of others) expect(toMobile(other)).toBe(toMobile(first))
})

test('two mobile-money accounts stay two, however alike their ends are', () => {
  const numbers = [
    '0803 123 4567',
    '0903 123 4567',
    '0703 123 4567',
    '+233241234567',
    '+233541234567',
    '70123456',
  ]
  expect(new Set(numbers.map(toMobile)).size).toBe(numbers.length)
})

test('a bank account keeps each digit, and equals no mobile-money account', () => {
  const numbers = ['0123456789', '123456789', '00123456789', '2330244123', '0244123', '2341234567890']
  expect(numbers.map((number) => foldDestination(number)?.account)).toEqual(numbers)
  expect(foldDestination('NG-0123 456')?.account).toBe('NG0123456')
  expect(toMobile('0123456789')).not.toBe(foldDestination('123456789')?.account)
})

test('a destination that says nothing is none', () => {
  expect([null, undefined, '', ' - ', '+', {}].map(foldDestination)).toEqual(Array(6).fill(null))
  expect(foldDestination('000')).toEqual({ account: '000', mobile: 'mobile:0' })
})
