import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readLocales } from '../../build/words/readLocales.ts'
import { checkLocale } from '../../build/words/checkLocale.ts'
import { sameAsEnglish } from '../../build/words/sameAsEnglish.ts'
import { en } from '../en.ts'
import { enBulk } from '../enBulk.ts'
import type { Words } from '../words/Messages.ts'

const english: Words = { ...en, ...enBulk }
const locales = [...readLocales()].map(([locale, words]) => ({ locale, words }))

test('each language is one file of words', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => !name.endsWith('.ts'))
  expect(files.sort()).toEqual(locales.map(({ locale }) => `${locale}.json`).sort())
})

test.each(locales)(
  '$locale has every key and no other, every place, and the plural forms that it needs',
  ({ locale, words }) => {
    expect(checkLocale({ locale, english, words })).toEqual([])
  },
)

test.each(locales)('$locale has its keys in the order of English', ({ words }) => {
  expect(Object.keys(words)).toEqual(Object.keys(english))
})

test.each(locales)('$locale is translated: what reads as in English is on a list', ({ locale, words }) => {
  const untranslated = Object.entries(english)
    // Of places and signs alone: there is nothing to translate.
    .filter(([, message]) => /\p{L}/u.test(JSON.stringify(message).replaceAll(/\{\w+\}/g, '')))
    .filter(([key, message]) => JSON.stringify(words[key]) === JSON.stringify(message))
    .map(([key]) => key)
  const { everywhere = [], [locale]: own = [] } = sameAsEnglish
  // A name, or a word that both languages have: anything else was forgotten.
  expect(untranslated.filter((key) => !everywhere.includes(key)).sort()).toEqual([...own].sort())
})

test('every fault of a translation is named with its key', () => {
  const source = { amount: 'Up to {max}', days: { one: '{count} day', other: '{count} days' }, gone: 'Gone' }
  const words = {
    amount: 'Jusqu’à {min} ',
    days: { other: '{count} jours', two: "2 jours d'ici" },
    new: 'Nouveau',
  }
  expect(checkLocale({ locale: 'fr', english: source, words })).toEqual([
    'new: no widget says this',
    'amount: {max} is missing',
    'amount: English has no {min}',
    'amount: it begins or ends with a space (other)',
    'days: the plural form "one" is missing',
    'days: the language has no plural form "two"',
    'days: it has a straight quote: write ’ “ ” or « » (two)',
    'gone: missing',
  ])
  expect(
    checkLocale({ locale: 'ar', english: { days: source.days }, words: { days: 'أيام {count}' } }),
  ).toEqual(['days: plural forms are missing'])
})
