import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compactNumber } from './compactNumber.ts'
import { toPlainText } from './toPlainText.ts'
import { toSeenText } from './toSeenText.ts'

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

test.each([
  [' Ada Obi ', 'Ada Obi'],
  ['\u202eAda\u202c\u0000\u0007', 'Ada'],
  ['Ad\ud800a \udc00Obi', 'Ada Obi'],
  ['\u2067شركة\u2069', 'شركة'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['👩\u200d🌾', '👩\u200d🌾'],
  ['one\r\ntwo\tthree', 'one\r\ntwo\tthree'],
  ['\u3164', ''],
  ['\u200b\u200d \u2060\ufeff', ''],
  ['\u2800\u2800', ''],
  ['\u0301', ''],
  ['Ada\u{e0041}\u{e007f}', 'Ada'],
  ['A\u034fda\u180e', 'Ada'],
  ['\u00a0\u3000', ''],
  ['\ue000', ''],
  ['?', '?'],
])('the text %j goes out as %j', (text, sent) => {
  expect(toSeenText(text)).toBe(sent)
  expect(toSeenText(sent)).toBe(sent)
})
