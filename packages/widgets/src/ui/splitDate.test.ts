import { expect, test } from 'vitest'
import { splitDate } from './splitDate.ts'

test.each([
  ['1990-05-09', ['1990', '05', '09']],
  ['9/5/1990', ['1990', '5', '9']],
  [' 09.05.1990 ', ['1990', '05', '09']],
  ['9 5 1990', ['1990', '5', '9']],
])('%s is taken apart with the day first', (text, parts) => {
  expect(splitDate(text, ['day', 'month', 'year'])).toEqual(parts)
})

test('where the month comes first, it is taken first', () => {
  expect(splitDate('5/9/1990', ['month', 'day', 'year'])).toEqual(['1990', '5', '9'])
})

test.each(['1990', '05-09', '9 May 1990', '09/05/90', ''])('%j is no whole date', (text) => {
  expect(splitDate(text, ['day', 'month', 'year'])).toBeNull()
})
