import { expect, test } from 'vitest'
import { formatGrowth } from './formatGrowth.mjs'

test('the table shows medians and their ratio to the smallest ledger, and names what grows', () => {
  const { text, missed } = formatGrowth([1_000, 1_000_000], {
    list: { 1000: [3, 1, 2], 1000000: [4, 3, 9] },
    sweep: { 1000: [1, 1, 1], 1000000: [2.1, 2.2, 2.3] },
  })
  expect(missed).toEqual(['sweep'])
  expect(text.split('\n').map((line) => line.trim().split(/\s{2,}/))).toEqual([
    ['10^3', '10^6', 'ratio'],
    ['list', '2.00', '4.00', '2.00'],
    ['sweep', '1.00', '2.20', '2.20', 'grows'],
  ])
})
