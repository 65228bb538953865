import { expect, test } from 'vitest'
import { quantile, round } from './figures.mjs'

test('a quantile is one of the figures, whatever their order', () => {
  expect([quantile([3, 1, 2]), quantile([3, 1, 2], 0.95), quantile([7]), quantile([])]).toEqual([
    2,
    3,
    7,
    Number.NaN,
  ])
})

test('a figure has three digits, or all before its point', () => {
  expect([12_345.6, 12.345, 0.012_345].map(round)).toEqual([12_346, 12.3, 0.0123])
})
