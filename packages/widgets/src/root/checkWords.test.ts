import { expect, test } from 'vitest'
import { en } from '../en.ts'
import { enBulk } from '../../../bulk/src/enBulk.ts'
import { checkWords } from './checkWords.ts'

test('words of the widgets that are loaded by themselves are known, each of them', () => {
  expect(checkWords({ en: Object.fromEntries(Object.keys(enBulk).map((key) => [key, 'Ours'])) })).toEqual([])
})

test('a misspelt key and a lost place of any other widget are told', () => {
  const own = { 'portfolio.titel': 'Ours', 'creditLimit.titel': 'Limit', 'withdraw.review.title': '{sum}' }
  expect(checkWords({ en: own }).map(({ key, problem }) => `${key} ${problem}`)).toEqual([
    'portfolio.titel UNKNOWN_KEY',
    'creditLimit.titel UNKNOWN_KEY',
    'withdraw.review.title UNKNOWN_PLACE',
  ])
})

test('no other widget has keys that begin as theirs', () => {
  const misspelt = Object.keys(en).map((key) => [`${key}.x`, 'x'])
  expect(checkWords({ en: Object.fromEntries(misspelt) })).toHaveLength(misspelt.length)
})

test('a key that is a property of every object is unknown', () => {
  expect(checkWords({ fr: { toString: 'x', 'creditLimit.title': 'Plafond' } })).toEqual([
    { about: 'words', locale: 'fr', key: 'toString', problem: 'UNKNOWN_KEY' },
  ])
})
