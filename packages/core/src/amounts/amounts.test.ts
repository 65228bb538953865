import { expect, test } from 'vitest'
import { seededRandom } from '../../test/seededRandom.ts'
import { addAmounts } from './addAmounts.ts'
import type { Amount } from './Amount.ts'
import { amountToNumber } from './amountToNumber.ts'
import { compareAmounts } from './compareAmounts.ts'
import { fromScaledInteger, toScaledInteger } from './scaledIntegers.ts'

test('sums are exact where floats are not', () => {
  expect(addAmounts('0.1', '0.2')).toBe('0.3')
  expect(addAmounts('9007199254740993', '0.01')).toBe('9007199254740993.01')
  expect(addAmounts('-0.05', '0.50')).toBe('0.45')
  expect(addAmounts()).toBe('0')
})

test('amounts compare by value and not by spelling', () => {
  expect(compareAmounts('1500', '1500.00')).toBe(0)
  expect(compareAmounts('9', '10')).toBe(-1)
  expect(compareAmounts('0.1', '0.09')).toBe(1)
  expect(compareAmounts('-1', '0')).toBe(-1)
})

test('T36: scores sort as numbers', () => {
  const scores: Amount[] = ['100', '9.5', '71.50', '0']
  expect(scores.sort(compareAmounts)).toEqual(['0', '9.5', '71.50', '100'])
})

test('T37: an amount becomes a number only when nothing is lost', () => {
  expect(amountToNumber('137500.25')).toBe(137500.25)
  expect(amountToNumber('0.10')).toBe(0.1)
  expect(amountToNumber('9007199254740993')).toBeNull()
  expect(amountToNumber('0.1234567890123456789')).toBeNull()
})

test('a whole number of the smallest unit is the same amount again', () => {
  const random = seededRandom(7)
  for (let at = 0; at < 1_000; at += 1) {
    const scale = Math.floor(random() * 8)
    const value = BigInt(Math.floor((random() - 0.5) * 1e15)) * 1_000_003n
    expect(toScaledInteger(fromScaledInteger(value, scale), scale)).toBe(value)
  }
})

test('addition does not depend on the order', () => {
  const random = seededRandom(11)
  const any = () => fromScaledInteger(BigInt(Math.floor(random() * 1e12)), Math.floor(random() * 5))
  for (let at = 0; at < 500; at += 1) {
    const [a, b, c] = [any(), any(), any()]
    expect(compareAmounts(addAmounts(a, b, c), addAmounts(c, addAmounts(b, a)))).toBe(0)
  }
})
