import { expect, test } from 'vitest'
import { checkPhone } from './checkPhone.ts'

test.each([
  ['0241234567', 'ghana', '+233 24 123 4567'],
  ['08031234567', 'nigeria', '+234 803 123 4567'],
  ['+254 712 123456', 'kenya', '+254 712 123456'],
  ['0712 123 456', 'tanzania', '+255 712 123 456'],
])('%s in %s is read as %s', (text, country, readAs) => {
  expect(checkPhone(text, country)).toEqual({ warning: null, readAs })
})

test('a number of the wrong length is warned about', () => {
  expect(checkPhone('024123', 'ghana').warning).toBe('TOO_SHORT')
  expect(checkPhone('02412345678901', 'ghana').warning).toBe('TOO_LONG')
})

test('a number of another country is read and pointed out', () => {
  expect(checkPhone('+254712123456', 'ghana')).toEqual({
    warning: 'OTHER_COUNTRY',
    readAs: '+254 712 123456',
  })
})

test('a landline is pointed out, not refused', () => {
  expect(checkPhone('0302123456', 'ghana').warning).toBe('UNLIKELY')
})

test('a country that is not known and a number hardly begun say nothing', () => {
  expect(checkPhone('0241234567', 'atlantis')).toEqual({ warning: null, readAs: null })
  expect(checkPhone('02', 'ghana')).toEqual({ warning: null, readAs: null })
})
