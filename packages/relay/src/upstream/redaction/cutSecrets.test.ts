import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSecretPatterns } from '../../lib/patterns/createSecretPatterns.ts'
import { tryParseJson } from '../../lib/tryParseJson.ts'
import { scrubJson } from './scrubJson.ts'

test('S49, S51: of credentials that are planted anywhere in a document, spelt in any way, none is left', () => {
  const key = 'sk_live/canary+KEY?>~01'
  const credentials = [
    'credential-one/?>',
    'credential-two',
    '123456789',
    'crédential€',
    'a\\back"slash',
    'line\nbreak-it',
  ]
  const encoded = [key, ...credentials.slice(0, 2)].flatMap((secret) =>
    ['', 'a', 'ab'].map((before) => btoa(`${before}${secret}`)),
  )
  const words = [
    ...encoded,
    key,
    ...credentials,
    'credentia',
    'sk_live',
    'é',
    ' ',
    '{',
    '[1',
    'plain text',
    '',
  ]
  const text = fc
    .array(fc.constantFrom(...words), { maxLength: 4 })
    .chain((list) =>
      fc.boolean().map((isSpelt) => (isSpelt ? spell(list.join('')) : JSON.stringify(list.join('')))),
    )
  const name = fc.oneof(
    fc.constantFrom('"app_key"', '"App-Key"', '"\\u0061pp_key"', '"a"', '"amount"', '"-"'),
    text,
  )
  const { node } = fc.letrec<{ node: string }>((tie) => ({
    node: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      text,
      fc.array(tie('node'), { maxLength: 3 }).map((items) => `[ ${items.join(' , ')} ]`),
      fc
        .array(fc.tuple(name, tie('node')), { maxLength: 4 })
        .map((members) => `{${members.map(([left, right]) => `${left} :${right}`).join()}}`),
    ),
  }))
  fc.assert(
    fc.property(node, node, (open, quoted) => {
      const members = credentials.map((value) => `"app_key":${spell(value)}`)
      const document = `{"a":${open},${members.join()},"b":${JSON.stringify(quoted)}}`
      const bytes = scrubJson(new TextEncoder().encode(document), createSecretPatterns(key))
      const clean = new TextDecoder().decode(bytes ?? undefined)
      const texts = collect(JSON.parse(clean))
      for (const secret of [key, ...credentials, ...encoded.map((one) => one.slice(4, -4))])
        expect(texts.filter((one) => one.includes(secret))).toEqual([])
    }),
    { numRuns: 300, seed: 20_260_302 },
  )
})

/** A JSON string in which every letter is escaped that can be. */
function spell(text: string): string {
  return `"${text.replace(/[\s\S]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)}"`
}

/** Every text of a value, the names of members too, and those of JSON in its texts. */
function collect(value: unknown): string[] {
  if (typeof value === 'string') {
    const inside = /^\s*[[{]/.test(value) ? tryParseJson(value) : undefined
    return inside === undefined ? [value] : [value, ...collect(inside)]
  }
  if (typeof value === 'number') return [String(value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [key, ...collect(inner)])
}
