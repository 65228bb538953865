import { expect, test } from 'vitest'
import { addRegion } from './addRegion.ts'
import { formatDate } from './formatDate.ts'
import { formatDateTime } from './formatDateTime.ts'
import { formatTime } from './formatTime.ts'

const at = '2027-01-31T14:05:00.000Z'

/** What each language writes where its region is known, and where it is not. */
const written = {
  en: ['31 Jan 2027', '15:05'],
  'en-XA': ['31 Jan 2027', '15:05'],
  'en-NG': ['31 Jan 2027', '15:05'],
  'en-GH': ['31 Jan 2027', '03:05 pm'],
  'en-KE': ['31 Jan 2027', '15:05'],
  'en-US': ['Jan 31, 2027', '03:05 PM'],
  fr: ['31 janv. 2027', '15:05'],
  'fr-CI': ['31 janv. 2027', '15:05'],
  pt: ['31 de jan. de 2027', '15:05'],
  ar: ['31 يناير 2027', '03:05 م'],
  sw: ['31 Jan 2027', '15:05'],
  'sw-KE': ['31 Jan 2027', '15:05'],
  ha: ['31 Jan 2027', '15:05'],
  yo: ['31 Oṣù Ṣẹ́rẹ́ 2027', '15:05'],
  ig: ['31 Jen 2027', '15:05'],
  tw: ['31 Jan 2027', '03:05 pm'],
} as const

test.each(Object.entries(written))(
  'in %s a day, a moment and a time of day are written in one style',
  (locale, [day, time]) => {
    const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')
    expect(plain(formatDate(at, locale, 'Africa/Lagos'))).toBe(day)
    expect(plain(formatTime(at, locale, 'Africa/Lagos'))).toBe(time)
    const moment = plain(formatDateTime(at, locale, { timeZone: 'Africa/Lagos', withoutZone: true }))
    expect(moment.startsWith(day)).toBe(true)
    expect(moment.endsWith(time)).toBe(true)
  },
)

test.each([
  ['en', 'NG', 'en-NG'],
  ['sw', 'KE', 'sw-KE'],
  ['tw', 'GH', 'tw-GH'],
  ['fr-CI', 'NG', 'fr-CI'],
  ['en-XA', 'NG', 'en-XA'],
  ['zh-Hant', 'TW', 'zh-Hant-TW'],
  ['en', 'nigeria', 'en'],
  ['en', '', 'en'],
  ['en', undefined, 'en'],
])('%s of a business in %s is %s', (locale, region, expected) =>
  expect(addRegion(locale, region)).toBe(expected),
)
