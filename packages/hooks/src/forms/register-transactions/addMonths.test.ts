import { expect, test } from 'vitest'
import { addMonths } from './addMonths.ts'

test.each([
  ['2025-03-06', 1, '2025-04-06'],
  ['2025-01-31', 1, '2025-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2100-01-31', 1, '2100-02-28'],
  ['2025-11-30', 3, '2026-02-28'],
  ['2025-12-15', 1, '2026-01-15'],
  ['2025-10-31', 1, '2025-11-30'],
  ['', 1, ''],
  ['6/3/2025', 1, ''],
])('T26: %s and %i months is %s', (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected)
})
