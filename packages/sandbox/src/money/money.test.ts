import { expect, test } from 'vitest'
import { money } from './money.ts'

test('adds and subtracts without a floating-point error', () => {
  expect(money.add('0.1', '0.2')).toBe('0.3')
  expect(money.subtract('9007199254740993.17', '0.01')).toBe('9007199254740993.16')
})

test('T31: a decimal string has two decimals, a number has the fewest', () => {
  expect(money.fixed('1250000')).toBe('1250000.00')
  expect(money.text('1250000.00')).toBe('1250000')
})

test('the ending is read from the decimal text', () => {
  expect(money.ending('150.02')).toBe('02')
  expect(money.ending('150.1')).toBe('10')
  expect(money.ending('150')).toBe('00')
})

test('an exponent is read as the number it means', () => {
  expect(money.text('1e+21')).toBe('1000000000000000000000')
  expect(money.text('15e-1')).toBe('1.5')
})

test('compares by value', () => {
  expect(money.compare('10.0', '10')).toBe(0)
  expect(money.compare('9', '10')).toBe(-1)
  expect(money.compare('10.01', '10')).toBe(1)
})
