import { expect, test } from 'vitest'
import { createDateFormat } from './createDateFormat.ts'
import { currencyName } from './currencyName.ts'
import { currencySign } from './currencySign.ts'
import { formatAge } from './formatAge.ts'
import { formatBytes } from './formatBytes.ts'
import { formatDate } from './formatDate.ts'
import { formatDuration } from './formatDuration.ts'
import { formatDateTime } from './formatDateTime.ts'
import { formatMoney } from './formatMoney.ts'
import { formatMoneyShort } from './formatMoneyShort.ts'
import { formatWait } from './formatWait.ts'
import { groupDigits } from './groupDigits.ts'
import { groupPhone } from './groupPhone.ts'
import { toFormatLocale } from '@onlend/core/internal'

test('T31: an amount beyond what a float can hold is written to its last digit', () => {
  expect(formatMoney('999999999999999999.99', 'NGN', 'en')).toBe('₦999,999,999,999,999,999.99')
  expect(formatMoney('0.1234567891234', 'NGN', 'en')).toBe('₦0.1234567891234')
})

test('a currency without decimals is written without them', () => {
  expect(formatMoney('50000', 'XOF', 'fr')).toMatch(/^50\s000\sF\sCFA$/u)
  expect(formatMoney('50000.5', 'XOF', 'fr')).toMatch(/^50\s000,5/u)
})

test('a whole amount shows no minor units, any other shows all of them', () => {
  expect(formatMoney('50000.00', 'NGN', 'en')).toBe('₦50,000')
  expect(formatMoney('50000.5', 'NGN', 'en')).toBe('₦50,000.50')
  expect(formatMoney('50000.00', null, 'en')).toBe('50,000')
})

test('T33: without a currency an amount carries no sign', () => {
  expect(formatMoney('1250000', null, 'en')).toBe('1,250,000')
  expect(formatMoney('-12.50', null, 'en')).toBe('-12.50')
})

test('T39: zero is a figure', () => {
  expect(formatMoney('0', 'GHS', 'en')).toBe('GH₵0')
})

test('a word that is no currency code stands beside the figure', () => {
  expect(formatMoney('5', 'Naira', 'en')).toBe('5 Naira')
  expect(currencySign('Naira', 'en')).toBe('Naira')
  expect(currencyName('Naira', 'en')).toBe('Naira')
})

test('a moment is written in the viewer’s zone, which is named', () => {
  const options = { timeZone: 'Africa/Lagos' }
  expect(formatDateTime('2026-11-21T23:30:00.000Z', 'en-GB', options)).toMatch(
    /22 Nov 2026.*00:30.*GMT\+1|WAT/,
  )
  expect(
    formatDateTime('2026-11-21T23:30:00.000Z', 'en-GB', { ...options, withoutYear: true }),
  ).not.toContain('2026')
})

test('T26: a day without a time is that day in every zone', () => {
  expect(formatDate('2026-11-21', 'en-GB', 'America/Los_Angeles')).toBe('21 Nov 2026')
  expect(formatDate('2026-11-21T23:30:00.000Z', 'en-GB', 'Africa/Lagos')).toBe('22 Nov 2026')
})

test('an age is told in the largest unit that fits', () => {
  expect(formatAge(59_999, 'en')).toBeNull()
  expect(formatAge(5 * 60_000, 'en')).toBe('5 minutes ago')
  expect(formatAge(3 * 3_600_000, 'en')).toBe('3 hours ago')
  expect(formatAge(30 * 3_600_000, 'en')).toBe('yesterday')
})

test('T40: numbers are grouped for the eye and keep their leading zeros', () => {
  expect(groupDigits('0123456789')).toBe('0123\u00a0456\u00a0789')
  expect(groupDigits('AB-12')).toBe('AB-12')
})

test('T40: a phone number is grouped the way people read it out', () => {
  const spaced = (text: string) => groupPhone(text).replaceAll('\u00a0', ' ')
  expect(spaced('08031234567')).toBe('0803 123 4567')
  expect(spaced('+2348031234567')).toBe('+234 803 123 4567')
  expect(spaced('2348031234567')).toBe('234 803 123 4567')
  expect(spaced('0712345678')).toBe('0712 345 678')
  expect(spaced('+254 712-345-678')).toBe('+254 712 345 678')
  expect(spaced('+27821234567')).toBe('+27 821 234 567')
  expect(spaced('+22997123456')).toBe('+229 9712 3456')
  expect(spaced('0803 CALL')).toBe('0803 CALL')
})

test('a size is written as a person reads it, in steps of 1024', () => {
  expect(
    [0, 812, 1_024, 812_000, 2_516_582, 26_214_400, 1_073_741_824].map((n) => formatBytes(n, 'en')),
  ).toEqual(['0 byte', '812 byte', '1 kB', '793 kB', '2.4 MB', '25 MB', '1 GB'])
  expect(formatBytes(2_516_582, 'fr')).toMatch(/^2,4\sMo$/)
})

test('a duration is written no finer than it is known', () => {
  expect([1, 42, 58, 170, 3_600, 7_300].map((seconds) => formatDuration(seconds, 'en'))).toEqual([
    '5 seconds',
    '45 seconds',
    '1 minute',
    '3 minutes',
    '1 hour',
    '2 hours',
  ])
})

test('a language that browsers have no data for is written in the order of Nigeria, with its own months, on every device', () => {
  const [moment, zone] = ['2026-11-21T15:30:00.000Z', 'Africa/Lagos']
  expect(['ha', 'yo-NG', 'ig', 'en-NG-x-ha'].map((locale) => formatDate(moment, locale, zone))).toEqual([
    '21 Nuw 2026',
    '21 Oṣù Bélú 2026',
    '21 Nov 2026',
    '21 Nuw 2026',
  ])
  expect(formatDateTime(moment, 'ha', { timeZone: zone, withoutZone: true })).toBe('21 Nuw 2026, 16:30')
  expect(formatMoney('1250.5', 'NGN', 'yo')).toBe('₦1,250.50')
  const days = createDateFormat('ig', { day: 'numeric', month: 'long', timeZone: 'UTC' })
  expect(days.formatRange(new Date('2026-05-25'), new Date('2026-06-01'))).toMatch(/^25 Mee\s–\s1 Juun$/u)
})

test.each([
  ['ha', ['daƙiƙa 8', 'minti 3', 'awa 2', 'kwana 2 da suka wuce', 'jiya', 'Nairar Najeriya', 'Sulen Kenya']],
  ['yo', ['ìṣẹ́jú àáyá 8', 'ìṣẹ́jú 3', 'wákàtí 2', 'ọjọ́ 2 sẹ́yìn', 'àná', 'Náírà Nàìjíríà', 'Ṣílè Kẹ́ńyà']],
  [
    'tw',
    ['sima sini 8', 'sima 3', 'dɔnhwere 2', 'nna 2 a atwam', 'nnora', 'Nigerian Naira', 'Kenyan Shilling'],
  ],
  [
    'ig',
    ['sekọnd 8', 'nkeji 3', 'awa 2', 'ụbọchị 2 gara aga', 'ụnyaahụ', 'Naịra Naịjirịa', 'Shilling Kenya'],
  ],
])(
  'times and currencies have the names of %s on every device, whether or not it has data for it',
  (language, names) => {
    for (const locale of [language, `${language}-NG`, toFormatLocale(language)])
      expect([
        ...[formatWait(8_000, locale), formatDuration(170, locale), formatWait(7_200_000, locale)],
        ...[formatAge(172_800_000, locale), formatAge(86_400_000, locale)],
        ...[currencyName('NGN', locale), currencyName('KES', locale)],
      ]).toEqual(names)
    expect(currencyName('Naira!', language)).toBe('Naira!')
  },
)

test('a short figure that is cut is never more than the amount', () => {
  expect(formatMoneyShort('3649999', 'NGN', 'en-NG')).toBe('₦3.65M')
  expect(formatMoneyShort('3649999', 'NGN', 'en-NG', 'trunc')).toBe('₦3.64M')
})
