import { expect, test } from 'vitest'
import { chooseLegalText } from './chooseLegalText.ts'

test.each([
  ['fr-CI', { fr: 'F', 'fr-CI': 'C', en: 'E' }, 'fr-CI'],
  ['fr-CI', { fr: 'F', en: 'E' }, 'fr'],
  ['fr', { 'fr-SN': 'S', en: 'E' }, 'fr-SN'],
  ['yo', { en: 'E', sw: 'W' }, 'sw'],
  ['yo', { en: 'E', ha: 'H' }, 'en'],
  ['yo', { ha: 'H' }, 'ha'],
  ['constructor', { ha: 'H' }, 'ha'],
])('on a page in %s, of %j, the text in %s is shown', (locale, texts, lang) => {
  expect(chooseLegalText({ texts, locale, ownLocale: 'sw' })?.lang).toBe(lang)
})

test('without any text there is none', () => {
  expect(chooseLegalText({ texts: {}, locale: 'en', ownLocale: 'sw' })).toBeNull()
})
