import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { reviewedLocales } from '@onlend/core/internal'
import { expect, test } from 'vitest'
import { groupedEnglish } from '../../build/words/groupedEnglish.ts'
import {
  digestSentence,
  findUnaccepted,
  mergeAnswers,
  type ReaderFile,
} from '../../build/words/mergeAnswers.ts'
import { readLocales } from '../../build/words/readLocales.ts'
import type { Message } from '../words/Messages.ts'
import { toTranslate } from '../../build/words/toTranslate.ts'

const english = {
  retry: 'Try again',
  paid: 'You paid {amount}',
  days: { one: '{count} day', other: '{count} days' },
}
const words = {
  retry: 'San sɔ hwɛ',
  paid: 'Wotuaa {amount}',
  days: { one: 'da {count}', other: 'nna {count}' },
}
type Key = keyof typeof english

/** A file of a reader who found a sentence right, or corrected it. */
function answer(reader: string, key: Key, text: Message = words[key]): ReaderFile {
  return {
    locale: 'tw',
    reader,
    answers: { [key]: { shown: digestSentence(english[key], words[key]), text } },
  }
}

const merge = (...files: readonly ReaderFile[]) => mergeAnswers({ locale: 'tw', english, words, files })

test.each([
  ['one reader accepts a sentence', [answer('Ama', 'retry')], { retry: words.retry }, 0, 0],
  ['one reader corrects a sentence', [answer('Ama', 'retry', 'San yɛ')], { retry: 'San yɛ' }, 0, 0],
  ['one reader does not accept a sentence about money', [answer('Ama', 'paid')], {}, 0, 1],
  [
    'two readers accept a sentence about money',
    [answer('Ama', 'paid'), answer('Kofi', 'paid')],
    { paid: words.paid },
    0,
    0,
  ],
  [
    'two readers who correct a sentence about money alike change it',
    [answer('Ama', 'paid', 'Woatua {amount}'), answer('Kofi', 'paid', 'Woatua {amount}')],
    { paid: 'Woatua {amount}' },
    0,
    0,
  ],
  ['a reader in two files is one reader', [answer('Ama', 'paid'), answer(' ama', 'paid')], {}, 0, 1],
  [
    'two readers who differ change nothing',
    [answer('Ama', 'paid'), answer('Kofi', 'paid', 'Tua {amount}')],
    {},
    1,
    0,
  ],
  [
    'a conflict counts for other sentences too',
    [answer('Ama', 'retry'), answer('Kofi', 'retry', 'San')],
    {},
    1,
    0,
  ],
  [
    'plural forms are one sentence',
    [answer('Ama', 'days', { one: 'da {count}', other: 'nna {count} mu' })],
    { days: { one: 'da {count}', other: 'nna {count} mu' } },
    0,
    0,
  ],
] as const)('%s', (_title, files, accepted, conflicts, waiting) => {
  const merged = merge(...files)
  expect([merged.accepted, merged.conflicts.length, merged.waiting.length]).toEqual([
    accepted,
    conflicts,
    waiting,
  ])
})

test('a conflict has what each reader wrote, side by side', () => {
  expect(merge(answer('Ama', 'paid'), answer('Kofi', 'paid', 'Tua {amount}')).conflicts).toEqual([
    {
      key: 'paid',
      english: english.paid,
      said: [
        { reader: 'ama', text: words.paid },
        { reader: 'kofi', text: 'Tua {amount}' },
      ],
    },
  ])
})

test.each([
  ['a lost place', answer('Ama', 'paid', 'Wotuaa'), /Ama: paid: \{amount\} is missing/],
  [
    'a lost plural form',
    answer('Ama', 'days', { other: 'nna {count}' }),
    /Ama: days: the plural form "one" is missing/,
  ],
  ['an empty sentence', answer('Ama', 'retry', ''), /Ama: retry: it is empty/],
  ['another language', { ...answer('Ama', 'retry'), locale: 'ha' }, /Ama: the file is of ha, not of tw/],
  ['no name', answer(' ', 'retry'), /does not name its reader/],
  [
    'a key that no widget says',
    { locale: 'tw', reader: 'Ama', answers: { gone: { shown: '', text: 'x' } } },
    /gone: no widget says this/,
  ],
  [
    'an older sentence',
    { locale: 'tw', reader: 'Ama', answers: { retry: { shown: 'old', text: 'x' } } },
    /Ama: retry: it has changed/,
  ],
])('%s in one file keeps everything from being imported', (_title, damaged, reason) => {
  expect(() => merge(answer('Kofi', 'retry'), damaged)).toThrow(reason)
})

test('a file whose correction was written before is taken again', () => {
  const again = { locale: 'tw', reader: 'Ama', answers: { retry: { shown: 'old', text: words.retry } } }
  expect(merge(again, answer('Kofi', 'paid')).accepted).toEqual({ retry: words.retry })
})

test('a sentence that changes, or whose English does, asks for readers again', () => {
  const accepted = Object.fromEntries(
    Object.keys(english).map((key) => [key, digestSentence(english[key as Key], words[key as Key])]),
  )
  expect(findUnaccepted({ english, words, accepted })).toEqual([])
  expect(findUnaccepted({ english, words: { ...words, retry: 'San' }, accepted })).toEqual(['retry'])
  expect(findUnaccepted({ english: { ...english, paid: 'Paid: {amount}' }, words, accepted })).toEqual([
    'paid',
  ])
})

test('a language is reviewed only if readers have accepted each of its sentences as they stand', () => {
  const all = toTranslate(Object.assign({}, ...Object.values(groupedEnglish)))
  const file = join(import.meta.dirname, '../../build/words/accepted.json')
  const accepted = JSON.parse(readFileSync(file, 'utf8'))
  for (const locale of reviewedLocales.filter((one) => one !== 'en')) {
    const own = readLocales().get(locale) ?? {}
    expect([locale, findUnaccepted({ english: all, words: own, accepted: accepted[locale] ?? {} })]).toEqual([
      locale,
      [],
    ])
  }
})
