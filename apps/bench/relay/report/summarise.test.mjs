import { expect, test } from 'vitest'
import { summarise } from './summarise.mjs'

test('the middle of an odd number of figures is the one in the middle', () => {
  expect(summarise([30, 10, 20])).toEqual({ median: 20, low: 10, high: 30, rounds: [30, 10, 20] })
})

test('the middle of an even number of figures is half-way between the two in the middle', () => {
  expect(summarise([40, 10, 20, 30]).median).toBe(25)
})

test('figures are ordered as numbers, not as words', () => {
  expect(summarise([9, 100, 20]).median).toBe(20)
})
