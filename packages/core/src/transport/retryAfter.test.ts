import { expect, test } from 'vitest'
import { retryAfter } from './retryAfter.ts'

const now = Date.parse('2025-03-04T09:00:00.000Z')

test.each([
  ['3', 3_000],
  ['0', 0],
  ['-5', 0],
  ['Tue, 04 Mar 2025 09:00:30 GMT', 30_000],
  ['Tue, 04 Mar 2025 08:00:00 GMT', 0],
  ['', null],
  ['soon', null],
  [null, null],
] as const)('%j is %s milliseconds', (header, expected) => {
  expect(retryAfter(header, now)).toBe(expected)
})
