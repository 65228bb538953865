import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toFormatLocale } from './toFormatLocale.ts'
import { toSoundLocale } from './toSoundLocale.ts'
import { toSoundZone } from './toSoundZone.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

test.each([
  ['fr_CI', 'fr-CI'],
  ['fr_CI.UTF-8', 'fr-CI'],
  ['sr_RS@latin', 'sr-RS'],
  ['en-NG,en;q=0.9', 'en-NG'],
  [' pt-mz ', 'pt-MZ'],
  ['en-NG-', 'en'],
  ['fr-CI-$', 'fr'],
  ['C', undefined],
  ['POSIX', undefined],
  ['', undefined],
  ['*', undefined],
  ['undefined', undefined],
  [null, undefined],
  [42, undefined],
  [['fr'], undefined],
])('the locale %j is %s, and told', (given, locale) => {
  expect(toSoundLocale(given)).toBe(locale)
  expect(console.error).toHaveBeenCalledOnce()
})

test.each([
  ['WAT', 'Africa/Lagos'],
  ['eat', 'Africa/Nairobi'],
  [' Africa/Accra ', 'Africa/Accra'],
  ['Etc/Unknown', undefined],
  ['GMT+25', undefined],
  ['', undefined],
  [null, undefined],
])('the time zone %j is %s, and told', (given, zone) => {
  expect(toSoundZone(given)).toBe(zone)
  expect(console.error).toHaveBeenCalledOnce()
})

test('what is sound stays, and nothing is told', () => {
  expect(['en-NG', 'fr', 'ar-EG', 'en-XA', undefined].map(toSoundLocale)).toEqual([
    'en-NG',
    'fr',
    'ar-EG',
    'en-XA',
    undefined,
  ])
  expect(['Africa/Lagos', 'UTC', undefined].map(toSoundZone)).toEqual(['Africa/Lagos', 'UTC', undefined])
  expect(console.error).not.toHaveBeenCalled()
})

test('a phone that names Akan speaks Twi, which browsers count as a part of it', () => {
  expect(['tw', 'ak-GH', 'tw-GH', 'akk'].map(toSoundLocale)).toEqual(['tw', 'tw-GH', 'tw-GH', 'akk'])
})

test('a language that browsers have no data for is written as in the English of its country', () => {
  expect(['ha', 'ha-NG', 'ha-Latn-NE', 'yo-BJ', 'ig', 'tw-GH', 'en-GH-x-tw'].map(toFormatLocale)).toEqual([
    'en-NG-x-ha',
    'en-NG-x-ha',
    'en-NG-x-ha',
    'en-NG-x-yo',
    'en-NG-x-ig',
    'en-GH-x-tw',
    'en-GH-x-tw',
  ])
  expect(['en', 'haw', 'fr-CI', 'en-NG-x-ha'].map(toFormatLocale)).toEqual([
    'en',
    'haw',
    'fr-CI',
    'en-NG-x-ha',
  ])
  for (const locale of ['ha', 'yo', 'ig', 'tw'].map(toFormatLocale))
    expect(new Intl.NumberFormat(locale).format(1250.5)).toBe('1,250.5')
})
