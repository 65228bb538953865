import { expect, test } from 'vitest'
import { en } from '../en.ts'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { translate } from './translate.ts'

const words = {
  greet: 'Hello {name}',
  days: { one: '{count} day', other: '{count} days' },
  only: 'English only',
}
const base = { locale: 'en', messages: {}, words }

test('places are filled and numbers are written as the locale does', () => {
  expect(translate({ ...base, key: 'greet', values: { name: 'Ada' } })).toBe('Hello Ada')
  expect(translate({ ...base, key: 'days', values: { count: 1200 } })).toBe('1,200 days')
})

test('the plural form is the one of the language that the sentence is in', () => {
  expect(translate({ ...base, key: 'days', values: { count: 1 } })).toBe('1 day')
  // French counts 0 as one; the English fallback must not.
  expect(translate({ ...base, locale: 'fr', key: 'days', values: { count: 0 } })).toBe('0 days')
})

test('a plural form that a catalogue lacks falls back to other', () => {
  const messages = { fr: { 'activeDrawdown.days': { other: '{count} jours' } } } as const
  const key = 'activeDrawdown.days'
  expect(translate({ locale: 'fr', messages, words: en, key, values: { count: 1_000_000 } })).toMatch(
    /jours$/,
  )
})

test('the locale wins over its language, which wins over English', () => {
  const messages = {
    fr: { 'common.retry': 'Réessayer', 'common.close': 'Fermer' },
    'fr-CI': { 'common.retry': 'Refaire' },
  }
  const say = (key: string) => translate({ locale: 'fr-CI', messages, words: everyWidget, key })
  expect(say('common.retry')).toBe('Refaire')
  expect(say('common.close')).toBe('Fermer')
  expect(say('common.loading')).toBe('Loading')
})

test('from right to left each value and each sentence keeps an order of its own', () => {
  const say = (key: string, values = {}) => translate({ ...base, dir: 'rtl', key, values })
  expect(say('days', { count: 90 })).toBe('\u2068\u206890\u2069 days\u2069')
  expect(say('only')).toBe('\u2068English only\u2069')
  const messages = { ar: { 'common.retry': 'حاول مرة أخرى' } }
  const arabic = { locale: 'ar', messages, words: everyWidget, dir: 'rtl' } as const
  expect(translate({ ...arabic, key: 'common.retry' })).toBe('حاول مرة أخرى')
})

test('from left to right only a value from right to left is set apart', () => {
  expect(translate({ ...base, key: 'greet', values: { name: 'نور' } })).toBe('Hello \u2068نور\u2069')
  expect(translate({ ...base, key: 'greet', values: { name: 'Ọláìyá' } })).toBe('Hello Ọláìyá')
})

test('an unknown key shows itself', () => {
  expect(translate({ ...base, key: 'nowhere' })).toBe('nowhere')
})

test('every sentence has text, plural sentences have their count, and no two catalogues share a key', () => {
  for (const [key, message] of Object.entries(en)) {
    for (const form of typeof message === 'string' ? [message] : Object.values(message))
      expect(form.trim(), key).not.toBe('')
  }
  expect(Object.keys(en).length).toBeGreaterThan(150)
})
