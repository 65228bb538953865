import { expect, test } from 'vitest'
import { toPhoneNumber } from './toPhoneNumber.ts'

test.each([
  ['+233 (0)24 412 3456', undefined, '+233244123456'],
  ['+233 ( 0 ) 24 412 3456', 'nigeria', '+233244123456'],
  ['+2330244123456', 'ghana', '+233244123456'],
  ['00233 24 412 3456', undefined, '+233244123456'],
  ['024 412 3456', 'ghana', '+233244123456'],
  ['\u202a٠٢٤ ٤١٢ ٣٤٥٦\u202c', 'GH', '+233244123456'],
  ['08031234567', 'nigeria', '+2348031234567'],
  ['8031234567', 'nigeria', '+2348031234567'],
  ['234 803 123 4567', 'Nigeria', '+2348031234567'],
  ['＋２５４ ７１２ ３４５ ６７８', 'kenya', '+254712345678'],
  ['07 08 09 10 11', "cote d'ivoire", '+2250708091011'],
  ['+27 (0)82-123-4567', undefined, '+27821234567'],
  ['0244123456', ' gh ', '+233244123456'],
])('%j in %s is %s', (text, country, number) => {
  expect(toPhoneNumber(text, country)).toMatchObject({ number, isValid: true })
})

test.each([
  ['024 412 3456', undefined, '0244123456'],
  ['024 412 34567', 'ghana', '02441234567'],
  ['080 3123 45678', 'nigeria', '080312345678'],
  ['+44 (0)20 7946 0958', 'ghana', '+442079460958'],
  ['0244 CALL', 'ghana', '0244CALL'],
  ['', 'ghana', ''],
])('%j in %s stays as it was typed, without what stood between', (text, country, number) => {
  expect(toPhoneNumber(text, country)).toMatchObject({ number, isValid: false })
})

test('a number that was read is read as itself', () => {
  for (const text of ['0244123456', '0712345678', '08031234567', '+2250708091011'])
    for (const country of ['ghana', 'nigeria', 'kenya', 'CI', '']) {
      const { number } = toPhoneNumber(text, country)
      expect(toPhoneNumber(number, country).number).toBe(number)
    }
})

test('a name that each object has is no country', () => {
  for (const name of ['toString', 'constructor', '__proto__', 'hasOwnProperty'])
    expect(toPhoneNumber('024 412 3456', name)).toEqual({
      number: '0244123456',
      isValid: false,
      country: null,
    })
})
