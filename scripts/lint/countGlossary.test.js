import { expect, test } from 'vitest'
import { countGlossary } from './countGlossary.js'
import { glossary } from './glossary.js'

const count = (text) =>
  Object.fromEntries(
    countGlossary(glossary, [['a.ts', text]])
      .filter((found) => found.count > 0)
      .map(({ word, places }) => [word, places]),
  )

test('a word that is out is found in names, comments and titles, by its line', () => {
  expect(count('const a = 1\nconst likenessKey = 2 // a look-alike\n')).toEqual({
    'look-alike, likeness': ['a.ts:2'],
  })
  expect(count('function ownerOf() {}')).toEqual({ xOf: ['a.ts:1'] })
  expect(count('const ownerOf = (id) => id')).toEqual({ xOf: ['a.ts:1'] })
  expect(count("import { withdrawHands } from './withdrawHands.ts'")).toEqual({ hands: ['a.ts:1'] })
})

test('words that only contain one of them pass', () => {
  expect(count('desktop, a bookkeeper, a masker, typeof x, Math.hands, indexOf(a)')).toEqual({})
})
