import { expect, test } from 'vitest'
import { translate } from './translate.ts'
import type { Messages } from './Messages.ts'
import { createReword } from './createReword.ts'

const terms = {
  en: {
    drawdown: { drawdown: 'advance', drawdowns: 'advances', 'a drawdown': 'an advance' },
    lender: { lender: 'bank' },
  },
  fr: { drawdown: { tirage: 'avance', 'un tirage': 'une avance' } },
  yo: { drawdown: { ẹ̀yáwó: 'àsansílẹ̀' } },
}
const words = {
  ask: 'Request a drawdown',
  plural: { one: '{count} drawdown from {drawdown}', other: 'Drawdowns of the lender’s: {count}' },
  other: 'A withdrawal, or drawdownish',
  'drawdown.limit': 'Your credit limit',
}
/** The cast: keys of these tests. */
const inMessages = (messages: object) => messages as Messages
const base = { locale: 'en-NG', messages: {}, words, reword: createReword(terms) }

test('a partner’s term stands in every form, with its article, number and capital, and values stay as they are', () => {
  expect(translate({ ...base, key: 'ask' })).toBe('Request an advance')
  expect(translate({ ...base, key: 'plural', values: { count: 1, drawdown: 'drawdown 7' } })).toBe(
    '1 advance from drawdown 7',
  )
  expect(translate({ ...base, key: 'plural', values: { count: 2 } })).toBe('Advances of the bank’s: 2')
})

test('a part of a word and a sentence about something else keep their words', () => {
  expect(translate({ ...base, key: 'other' })).toBe(words.other)
  const messages = inMessages({ yo: { 'drawdown.limit': 'gbèdéke ẹ̀yáwó', ask: 'Béèrè fún ẹ̀yáwó' } })
  expect(translate({ ...base, locale: 'yo', messages, key: 'drawdown.limit' })).toBe('gbèdéke ẹ̀yáwó')
  expect(translate({ ...base, locale: 'yo', messages, key: 'ask' })).toBe('Béèrè fún àsansílẹ̀')
})

test('a sentence has the terms of the language that it is in', () => {
  const messages = inMessages({ fr: { ask: 'Demander un tirage' } })
  expect(translate({ ...base, locale: 'fr-CI', messages, key: 'ask' })).toBe('Demander une avance')
  expect(translate({ ...base, locale: 'fr', key: 'ask' })).toBe('Request an advance')
  expect(
    translate({
      ...base,
      locale: 'sw',
      messages: inMessages({ sw: { ask: 'Omba a drawdown' } }),
      key: 'ask',
    }),
  ).toBe('Omba a drawdown')
})
