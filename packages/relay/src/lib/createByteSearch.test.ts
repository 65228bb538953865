import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createByteSearch } from './createByteSearch.ts'
import { createLinearSearch } from './createLinearSearch.ts'

const encoder = new TextEncoder()

test('bytes are found where the platform finds them, in linear time', () => {
  const few = (maxLength: number): fc.Arbitrary<string> =>
    fc.string({ unit: fc.constantFrom('a', 'b', '-'), minLength: 1, maxLength })
  fc.assert(
    fc.property(few(9), few(200), fc.nat({ max: 20 }), (word, text, from) => {
      const bytes = encoder.encode(text)
      const wanted = encoder.encode(word)
      const expected = text.indexOf(word, from)
      expect(createByteSearch(wanted)(bytes, from)).toBe(expected)
      expect(createLinearSearch(wanted)(bytes, from)).toBe(expected)
    }),
    { numRuns: 2_000, seed: 20_260_302 },
  )
})

test('S42: bytes that were crafted to resemble a boundary are compared a few times each at most', () => {
  for (const [word, unit] of [
    ['-'.repeat(72), `${'-'.repeat(71)}x`],
    [`--${'a'.repeat(70)}`, 'a'],
    [`x${'ab'.repeat(35)}`, 'ab'],
  ] as const) {
    const bytes = encoder.encode(unit.repeat(Math.ceil(20_000 / unit.length)))
    let looks = 0
    const counted = new Proxy(bytes, {
      get(target, key) {
        looks += 1
        return Reflect.get(target, key)
      },
    })
    expect(createByteSearch(encoder.encode(word))(counted, 0)).toBe(-1)
    expect(looks / bytes.byteLength).toBeLessThan(12)
  }
})
