import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import doubtedList from './doubted.json'
import { groupedEnglish } from './groupedEnglish.ts'
import { readLocales, writeGroups } from './readLocales.ts'
import { listDoubted, withDoubted } from './doubted.mjs'
import { readPo } from './readPo.mjs'
import { writePo } from './writePo.mjs'

const english = Object.assign({}, ...Object.values(groupedEnglish))
const folder = join(import.meta.dirname, '../../src/locales')
const locales = [...readLocales()].map(([locale, words]) => ({
  locale,
  words,
  doubted: listDoubted(doubtedList, locale),
}))
const exported = (locale) => {
  const { words, doubted } = locales.find((one) => one.locale === locale)
  return writePo({ locale, english, words, doubted })
}

test.each(locales)('$locale comes back from an export as it was, byte by byte', ({ locale, doubted }) => {
  const back = readPo({ text: exported(locale), english })
  expect(back.locale).toBe(locale)
  for (const [name, text] of writeGroups(back.words))
    expect(text).toBe(readFileSync(join(folder, locale, name), 'utf8'))
  expect(back.doubted).toEqual(doubted)
})

test('a sentence stands with its key, its English, its widget, its places and its doubt', () => {
  const entry = exported('fr')
    .split('\n\n')
    .find((one) => one.includes('msgctxt "withdraw.confirm"'))
  for (const part of [
    '#. Said by widgets/withdraw-form',
    '{amount}',
    'msgid "Withdraw {amount}"',
    'msgstr "Retirer {amount}"',
    '#, fuzzy',
  ])
    expect(entry).toContain(part)
})

test('a damaged place, an empty sentence and a lost plural form are refused, each with its key', () => {
  const text = exported('ar')
  const damaged = text
    .replace('"تحويل {amount}"', '"تحويل {ammount}"')
    .replace(/(msgctxt "withdraw\.title"\nmsgid .*\nmsgstr ).*/, '$1""')
    .replace(/(msgctxt "creditAssessment\.confirm"\n(?:.*\n)*?)msgstr\[3\] .*/, '$1msgstr[3] ""')
  expect(() => readPo({ text: damaged, english })).toThrow(/withdraw\.confirm: \{amount\} is missing/)
  expect(() => readPo({ text: damaged, english })).toThrow(/withdraw\.title: missing/)
  expect(() => readPo({ text: damaged, english })).toThrow(
    /creditAssessment\.confirm: the plural form "few" is missing/,
  )
})

test('a translation of an older English is refused, and a file without a language', () => {
  const text = exported('fr')
  expect(() =>
    readPo({ text: text.replace('msgid "Withdraw {amount}"', 'msgid "Send {amount}"'), english }),
  ).toThrow(/withdraw\.confirm: the English has changed/)
  expect(() => readPo({ text: text.replace('Language: fr', 'Language: '), english })).toThrow(/no Language/)
})

test('what is doubted is said by some widget, and a confirmed sentence is doubted no more', () => {
  for (const { locale, words, doubted } of locales)
    expect([locale, doubted.filter((key) => !(key in words))]).toEqual([locale, []])
  const text = exported('fr').replace(/#, fuzzy\n(msgctxt "withdraw\.confirm")/, '$1')
  expect(readPo({ text, english }).doubted).not.toContain('withdraw.confirm')
})

test('a sentence that one language confirms stays in doubt in the others, until all have confirmed it', () => {
  const names = locales.map(({ locale }) => locale)
  const key = 'withdraw.confirm'
  const confirm = (list, locale) => {
    const doubted = listDoubted(list, locale).filter((one) => one !== key)
    return withDoubted(list, { locale, doubted, locales: names, english })
  }
  const first = confirm(doubtedList, 'fr')
  expect(listDoubted(first, 'fr')).toEqual(listDoubted(doubtedList, 'fr').filter((one) => one !== key))
  expect(listDoubted(first, 'ha')).toEqual(listDoubted(doubtedList, 'ha'))
  expect(names.reduce(confirm, doubtedList).sentences).not.toContain(key)
  const doubted = listDoubted(doubtedList, 'fr')
  expect(withDoubted(first, { locale: 'fr', doubted, locales: names, english })).toEqual(doubtedList)
})
