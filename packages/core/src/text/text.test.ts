import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compactNumber } from './compactNumber.ts'
import { toPlainText } from './toPlainText.ts'

test.each([
  ['\u202a+233 24 123 4567\u202c', '+233241234567'],
  ['\u200e0803\u200b123\u2060 45\u00ad67\ufe0f', '08031234567'],
  ['\u2066(0803)\u2069\u00a0123\u20114567', '08031234567'],
  ['＋２３４ ８０３', '+234803'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۸۰۳', '0803'],
  ['०८०३', '0803'],
  ['\u07c0\u07c8\u07c0\u07c3', '0803'],
  ['\u{1e950}\u{1e958}\u{1e950}\u{1e953}', '0803'],
  ['𝟎𝟖𝟎𝟑', '0803'],
  ['RC−123‑456', 'RC123456'],
])('the number %j is %s', (text, compact) => {
  expect(compactNumber(text)).toBe(compact)
})

test.each(['5²', '½', '①2', '10⁵'])('%j holds a character that is no digit, and stays', (text) => {
  expect(toPlainText(text)).toBe(text)
})

test('the decimal digits of every script are those of the Latin one, in their order', () => {
  for (let code = 0; code < 0x20_000; code += 1) {
    const first = String.fromCodePoint(code)
    if (!/\p{Nd}/u.test(first) || toPlainText(first) !== '0') continue
    const ten = Array.from({ length: 10 }, (_, at) => String.fromCodePoint(code + at)).join('')
    expect(toPlainText(ten)).toBe('0123456789')
  }
})

test('a plain text is its own plain text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(toPlainText(toPlainText(text))).toBe(toPlainText(text))
    }),
  )
})
