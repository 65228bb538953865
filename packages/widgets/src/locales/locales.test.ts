import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readLocales } from '../../build/words/readLocales.ts'
import { checkLocale } from '../../build/words/checkLocale.ts'
import { sameAsEnglish } from '../../build/words/sameAsEnglish.ts'
import { groupedEnglish } from '../../build/words/groupedEnglish.ts'
import { toTranslate } from '../../build/words/toTranslate.ts'

const locales = [...readLocales()].map(([locale, words]) => ({ locale, words }))

const english = toTranslate(Object.assign({}, ...Object.values(groupedEnglish)))

test.each(locales)(
  '$locale is one file a group, each with the keys of its group in the order of English',
  ({ locale }) => {
    const folder = join(import.meta.dirname, locale)
    expect(readdirSync(folder).sort()).toEqual(
      Object.keys(groupedEnglish)
        .map((group) => `${group}.json`)
        .sort(),
    )
    for (const [group, words] of Object.entries(groupedEnglish))
      expect(Object.keys(JSON.parse(readFileSync(join(folder, `${group}.json`), 'utf8')))).toEqual(
        Object.keys(toTranslate(words)),
      )
  },
)

test.each(locales)(
  '$locale has every key and no other, every place, and the plural forms that it needs',
  ({ locale, words }) => {
    expect(checkLocale({ locale, english, words })).toEqual([])
  },
)

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

// A button's longer name, and the words that it shows: who speaks to a phone says what the button shows.
const longerNames = {
  'customerPartnerDetails.openDocument': 'customerPartnerDetails.open',
  'operationsInbox.resolveOf': 'operationsInbox.resolve',
  'transaction.instalment.removeLabel': 'transaction.instalment.remove',
  'creditAssessment.drop.leaveOutFile': 'creditAssessment.drop.leaveOut',
  'repaymentsImport.rules.removeItem': 'repaymentsImport.rules.remove',
  'repaymentsImport.acceptLine': 'repaymentsImport.accept',
  'repaymentsImport.editLine': 'repaymentsImport.edit',
  'repaymentsImport.chooseLine': 'repaymentsImport.choose.financing',
  'repaymentsImport.rejectLine': 'repaymentsImport.reject',
  'repaymentsImport.undoLine': 'repaymentsImport.undo',
}

test.each([{ locale: 'en', words: english }, ...locales])(
  '$locale says the words of a button in its longer name',
  ({ words }) => {
    for (const [name, shown] of Object.entries(longerNames))
      expect(String(words[name]).toLowerCase(), name).toContain(String(words[shown]).toLowerCase())
  },
)

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
