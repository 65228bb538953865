import { expect, test } from 'vitest'
import { localDateToIso, toIsoDate, toIsoTimestamp } from './isoDates.ts'

test('T24: both ways of writing a day become YYYY-MM-DD', () => {
  expect(toIsoDate('1990-02-09')).toBe('1990-02-09')
  expect(toIsoDate('09-02-1990')).toBe('1990-02-09')
  expect(toIsoDate('31-12-1999')).toBe('1999-12-31')
})

test.each([
  '',
  '1990-02-30',
  '31-02-1990',
  '2023-02-29',
  '1990-13-01',
  '1990-2-9',
  '09/02/1990',
  '1990-02-09T00:00:00.000Z',
])('%j is no calendar day', (text) => {
  expect(toIsoDate(text)).toBeNull()
})

test('T23: a timestamp is ISO in UTC with milliseconds', () => {
  expect(toIsoTimestamp('2025-03-04T09:15:27.482Z')).toBe('2025-03-04T09:15:27.482Z')
  expect(toIsoTimestamp('2025-03-04T09:15:27Z')).toBe('2025-03-04T09:15:27.000Z')
  expect(toIsoTimestamp('2025-03-04T09:15:27.482+01:00')).toBe('2025-03-04T08:15:27.482Z')
  expect(toIsoTimestamp('2025-03-04T09:15:27+0100')).toBe('2025-03-04T08:15:27.000Z')
})

test("T25: the customer list's timestamp without a zone is UTC", () => {
  expect(toIsoTimestamp('2025-03-04 09:15:27')).toBe('2025-03-04T09:15:27.000Z')
})

test.each([
  '',
  'yesterday',
  '2025-03-04',
  '2025-02-30T00:00:00.000Z',
  '2025-02-30 10:00:00',
  '2025-03-04T25:00:00Z',
  '1741079727',
])('%j is no timestamp', (text) => {
  expect(toIsoTimestamp(text)).toBeNull()
})

test("T26: a day is the one on the person's own clock", () => {
  expect(localDateToIso(new Date(2025, 2, 4, 0, 0, 0))).toBe('2025-03-04')
  expect(localDateToIso(new Date(2025, 11, 31, 23, 59, 59))).toBe('2025-12-31')
  expect(localDateToIso(new Date(2024, 1, 29, 12))).toBe('2024-02-29')
})
