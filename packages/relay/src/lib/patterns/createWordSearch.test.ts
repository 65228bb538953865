import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createWordSearch } from './createWordSearch.ts'

const encoder = new TextEncoder()
const find = (words: readonly string[], text: string): boolean => {
  const bytes = encoder.encode(`??${text}??`)
  return createWordSearch(words)(bytes, 2, bytes.byteLength - 2)
}

test('S49: a stretch of bytes is known to hold a word exactly when it begins as one of them does', () => {
  const few = (minLength: number, maxLength: number): fc.Arbitrary<string> =>
    fc.string({ unit: fc.constantFrom('a', 'b', 'é', '😀'), minLength, maxLength })
  fc.assert(
    fc.property(fc.array(few(1, 24), { minLength: 1, maxLength: 5 }), few(0, 60), (words, text) => {
      const isThere = words.some((word) => text.includes(word))
      const found = find(words, text)
      expect(found || !isThere).toBe(true)
      // Of words that are short enough to be looked at whole, none is seen that is not there.
      if (new Set(words.map(({ length }) => length)).size === 1 && /^[ab]*$/.test(words.join('')))
        expect(found && (words[0] ?? '').length <= 16).toBe(isThere && (words[0] ?? '').length <= 16)
    }),
    { numRuns: 4_000, seed: 20_260_302 },
  )
})

test('S49: one word is found among ten thousand, at either end and nowhere beyond', () => {
  const words = Array.from({ length: 10_000 }, (_none, at) => `$2b$10$credential.${at}.`)
  expect(find(words, `${'$2b$10$credxntial'.repeat(100)}${words[9_999]}`)).toBe(true)
  expect(find(words, `${words[1]}${'x'.repeat(50)}`)).toBe(true)
  expect(find(words, '$2b$10$credxntial'.repeat(100))).toBe(false)
  expect(createWordSearch(words)(encoder.encode(words[3]), 0, 10)).toBe(false)
})
