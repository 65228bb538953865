import { expect, test } from 'vitest'
import { africanCountryCodes } from './africanCountryCodes.ts'
import { chooseFirstCountries } from './chooseFirstCountries.ts'
import { countryCodes } from './countryCodes.ts'
import { countryName } from './countryName.ts'
import { countryOptions } from './countryOptions.ts'

test('every code of ISO 3166-1 is there once, and each has a name', () => {
  expect(countryCodes).toHaveLength(249)
  expect(new Set(countryCodes).size).toBe(249)
  expect(countryCodes.filter((code) => countryName(code, 'en') === code)).toEqual([])
})

test('the 54 countries of Africa come first, each part sorted as the language sorts', () => {
  const options = countryOptions({ locale: 'fr', first: africanCountryCodes })
  expect(africanCountryCodes).toHaveLength(54)
  expect(new Set(options.slice(0, 54).map(({ value }) => value))).toEqual(new Set(africanCountryCodes))
  expect(options[0]).toEqual({ value: 'ZA', label: 'Afrique du Sud' })
  expect(options[54]?.label).toBe('Afghanistan')
})

test('a host names those on offer', () => {
  const options = countryOptions({ locale: 'en', codes: ['NG', 'GH'], first: [] })
  expect(options.map(({ label }) => label)).toEqual(['Ghana', 'Nigeria'])
})

test('those that a host puts first come before Africa, in its order', () => {
  const options = countryOptions({ locale: 'en', first: africanCountryCodes, lead: ['NG', 'GH', 'FR'] })
  expect(options.slice(0, 4).map(({ value }) => value)).toEqual(['NG', 'GH', 'FR', 'DZ'])
  expect(new Set(options.map(({ value }) => value)).size).toBe(249)
})

test('letters that are no country’s are shown as they are', () => {
  expect(countryName('not a code', 'en')).toBe('not a code')
})

test.each([
  [{ locale: 'en-NG' }, ['NG']],
  [{ locale: 'en-US' }, []],
  [{ locale: 'en' }, []],
  [{ locale: 'fr-CI', given: ['SN', 'CI'] }, ['CI', 'SN']],
  [{ locale: 'fr-FR', given: ['SN', 'CI'] }, ['SN', 'CI']],
  [{ locale: 'en-KE', given: ['NG', 'GH'] }, ['NG', 'GH']],
  [{ locale: 'en-NG', given: ['NG', 'GH'], offered: ['GH', 'KE'] }, ['GH']],
] as const)('the countries that come first for %o', ({ locale, ...rest }, first) => {
  const { given, offered } = { given: undefined, offered: undefined, ...rest }
  expect(chooseFirstCountries({ locale, given, offered })).toEqual(first)
})
