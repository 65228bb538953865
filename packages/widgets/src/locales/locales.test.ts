import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { en } from '../copy/en.ts'
import type { Message, Messages, Words } from '../copy/Messages.ts'
import { ar } from './ar.ts'
import { fr } from './fr.ts'
import { ha } from './ha.ts'
import { ig } from './ig.ts'
import { pt } from './pt.ts'
import { sameAsEnglish } from './sameAsEnglish.ts'
import { sw } from './sw.ts'
import { yo } from './yo.ts'

const catalogues: Readonly<Record<string, Messages>> = { ar, fr, ha, ig, pt, sw, yo }
const english: Words = en
const languages = Object.entries(catalogues).map(([language, messages]) => ({
  language,
  words: (messages[language] ?? {}) as Words,
}))

test('each language has an entry of its own', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => /^[a-z]{2}\.ts$/.test(name))
  expect(files.sort()).toEqual(Object.keys(catalogues).map((language) => `${language}.ts`))
  const folders = readdirSync(join(import.meta.dirname, '../copy/en')).sort()
  for (const { language } of languages)
    expect(readdirSync(join(import.meta.dirname, language)).sort()).toEqual(folders)
})

test.each(languages)('$language has every key and no other', ({ words }) => {
  expect(Object.keys(words).sort()).toEqual(Object.keys(english).sort())
})

test.each(languages)('$language says every value that English says', ({ language, words }) => {
  const wrong = Object.entries(english).flatMap(([key, message]) => {
    const translated = words[key]
    if (translated === undefined) return [`${key}: missing`]
    const [wanted, given] = [placesOf(message), placesOf(translated)]
    return String(wanted) === String(given) ? [] : [`${key}: ${given} instead of ${wanted}`]
  })
  expect(wrong).toEqual([])
  expect(language).toBeTruthy()
})

test.each(languages)('$language has the plural forms that it needs', ({ language, words }) => {
  const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const wrong = Object.entries(english).flatMap(([key, message]) => {
    if (typeof message === 'string') return []
    const translated = words[key]
    // `many` of French and Portuguese is for millions, where `other` is said alike; a count here never is one.
    const missing = needed
      .filter((form) => form !== 'many' || language === 'ar')
      .filter((form) => typeof translated !== 'object' || translated[form] === undefined)
    return missing.length > 0 ? [`${key}: ${missing}`] : []
  })
  expect(wrong).toEqual([])
})

test.each(languages)(
  '$language is translated: what reads as in English is on a list',
  ({ language, words }) => {
    const listed = sameAsEnglish[language] ?? []
    const untranslated = Object.keys(english).filter(
      (key) => JSON.stringify(words[key]) === JSON.stringify(english[key]),
    )
    // A name, or a word that both languages have: anything else was forgotten.
    expect(untranslated.sort()).toEqual([...listed].sort())
  },
)

test.each(languages)(
  '$language has no space at an end, no doubled space and no straight quote',
  ({ words }) => {
    const wrong = Object.entries(words).filter(([, message]) =>
      formsOf(message).some((form) => form !== form.trim() || / {2}|["']/.test(form)),
    )
    expect(wrong).toEqual([])
  },
)

function formsOf(message: Message): string[] {
  return typeof message === 'string' ? [message] : Object.values(message)
}

/** Of all plural forms together: "one file" may do without its number. */
function placesOf(message: Message): string[] {
  const places = formsOf(message).flatMap((form) =>
    [...form.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
  )
  return [...new Set(places)].sort()
}
