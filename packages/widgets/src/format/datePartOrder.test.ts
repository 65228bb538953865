import { expect, test } from 'vitest'
import { dateExample } from './dateExample.ts'
import { datePartOrder } from './datePartOrder.ts'

test.each([
  ['en', 'day month year'],
  ['en-XA', 'day month year'],
  ['en-NG', 'day month year'],
  ['fr-CI', 'day month year'],
  ['ar', 'day month year'],
  ['en-US', 'month day year'],
  ['sv', 'year month day'],
])('%s writes %s', (locale, order) => {
  expect(datePartOrder(locale).join(' ')).toBe(order)
})

test('the example stands in the order of the fields', () => {
  expect(dateExample('en')).toBe('27 3 1988')
  expect(dateExample('sv')).toBe('1988 3 27')
})
