import { expect, test } from 'vitest'
import { createBarScale } from './createBarScale.ts'

test('bars are as long as their amounts while all of them can be seen', () => {
  const { toLength, isBent } = createBarScale(['100', '50.00', '0'])
  expect([toLength('100'), toLength('50.00'), toLength('0'), isBent]).toEqual([1, 0.5, 0, false])
})

test('a small bar can be seen beside one that is a thousand times larger, and the scale says that it is bent', () => {
  const { toLength, isBent } = createBarScale(['40000000', '40000'])
  expect(isBent).toBe(true)
  expect(toLength('40000')).toBeGreaterThan(0.03)
  expect(toLength('40000000')).toBe(1)
})
