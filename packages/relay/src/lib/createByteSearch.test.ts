import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createByteSearch } from './createByteSearch.ts'
import { createLinearSearch } from './createLinearSearch.ts'
import { createSkippingSearch } from './createSkippingSearch.ts'

const encoder = new TextEncoder()

test('bytes are found where the platform finds them, in linear time', () => {
  const few = (maxLength: number): fc.Arbitrary<string> =>
    fc.string({ unit: fc.constantFrom('a', 'b', '-'), minLength: 1, maxLength })
  fc.assert(
    fc.property(few(9), few(200), fc.nat({ max: 20 }), (word, text, from) => {
      const bytes = encoder.encode(text)
      const wanted = encoder.encode(word)
      const expected = text.indexOf(word, from)
      for (const create of [createByteSearch, createSkippingSearch, createLinearSearch])
        expect(create(wanted)(bytes, from)).toBe(expected)
    }),
    { numRuns: 2_000, seed: 20_260_302 },
  )
})

const crafted = [
  ['-'.repeat(72), `${'-'.repeat(71)}x`],
  [`${'-'.repeat(62)}1`, '-'],
  [`--${'a'.repeat(70)}`, 'a'],
  [`x${'ab'.repeat(35)}`, 'ab'],
  [`--${'a'.repeat(35)}b${'a'.repeat(34)}`, `--${'a'.repeat(34)}`],
] as const

test('S42: bytes that were crafted to resemble a boundary are compared a few times each at most', () => {
  for (const [word, unit] of crafted) {
    const bytes = encoder.encode(unit.repeat(Math.ceil(20_000 / unit.length)))
    let looks = 0
    const counted = new Proxy(bytes, {
      get(target, key) {
        looks += 1
        return Reflect.get(target, key)
      },
    })
    expect(createSkippingSearch(encoder.encode(word))(counted, 0)).toBe(-1)
    expect(looks / bytes.byteLength).toBeLessThan(12)
  }
})

test("S42: the platform's own search is slowed down by such bytes no more than a linear one", () => {
  for (const [word, unit] of crafted) {
    const bytes = encoder.encode(unit.repeat(Math.ceil(500_000 / unit.length)))
    const wanted = encoder.encode(word)
    const time = (search: (bytes: Uint8Array, from: number) => number): number => {
      const times = Array.from({ length: 5 }, () => {
        const started = performance.now()
        expect(search(bytes, 0)).toBe(-1)
        return performance.now() - started
      })
      return Math.min(...times)
    }
    // A search that compared the whole word at each place would take some twenty times as long.
    expect(time(createByteSearch(wanted))).toBeLessThan(4 * time(createLinearSearch(wanted)))
  }
})
