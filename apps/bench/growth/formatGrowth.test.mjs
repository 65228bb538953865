import { expect, test } from 'vitest'
import { formatGrowth } from './formatGrowth.mjs'

test('growth is counted from a larger ledger where the smallest is read whole', () => {
  const figures = { claim: { 1000: [10], 100000: [40], 1000000: [50] } }
  const { text, missed } = formatGrowth([1_000, 100_000, 1_000_000], figures, { from: 100_000, digits: 0 })
  expect([
    missed,
    text
      .split('\n')[1]
      ?.trim()
      .split(/\s{2,}/),
  ]).toEqual([[], ['claim', '10', '40', '50', '1.25']])
})

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
