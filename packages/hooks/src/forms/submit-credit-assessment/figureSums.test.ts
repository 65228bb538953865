import type { Amount } from '@onlend/core'
import { expect, test } from 'vitest'
import { figureSums } from './figureSums.ts'

/** The share that equity has in the total assets. The cast holds: the texts are amounts. */
const getShare = (part: string | null, whole: string | null) => {
  const figures: Record<string, string | null> = { equity: part, total_assets: whole }
  return figureSums('2025', (name) => (figures[name] ?? null) as Amount | null).ratios.equityShare
}

test.each([
  ['86100000', '182500000', '47.2'],
  ['1', '3', '33.3'],
  ['2', '3', '66.7'],
  ['0.05', '100', '0.1'],
  ['0.049', '100', '0.0'],
  ['-0.01', '100', '0.0'],
  ['-3', '100', '-3.0'],
  ['-0.5', '8', '-6.3'],
  ['250', '100.00', '250.0'],
  ['0', '5', '0.0'],
  // Doubles would lose the last digits of both.
  ['999999999999999999', '1000000000000000000', '100.0'],
  ['99949999999999999.99', '100000000000000000', '99.9'],
])('%s of %s is %s percent', (part, whole, percent) => {
  expect(getShare(part, whole)).toBe(percent)
})

test.each([
  [null, '5'],
  ['5', null],
  ['5', '0'],
  ['5', '-1'],
])('%s of %s is no part', (part, whole) => {
  expect(getShare(part, whole)).toBeNull()
})
