import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldKey } from '../../lib/foldKey.ts'
import { createSecretPatterns } from '../../lib/patterns/createSecretPatterns.ts'
import { scrubJson } from './scrubJson.ts'

/** Scrubs text; `null` when it is not JSON. */
function scrub(text: string, key = 'sk_canary_KEY'): string | null {
  const clean = scrubJson(new TextEncoder().encode(text), createSecretPatterns(key))
  return clean && new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(clean)
}

const secret = 'ak_canary'
const spellings = [
  'app_key',
  'App_Key',
  'appKey',
  'app-key',
  'APPKEY',
  '\\u0061pp_key',
  'app\\u005fkey',
  'a_p_p_k_e_y',
  '_app_key',
]
const values = [`"${secret}"`, `{"x":"${secret}"}`, `["${secret}",{"y":1}]`, '1', 'null', `"a\\"${secret}"`]

test.each(spellings)('S49: the key %s is removed in every place, with any value', (key) => {
  for (const value of values) {
    const member = `"${key}":${value}`
    for (const [given, expected] of [
      [`{${member}}`, {}],
      [`{${member},"a":1}`, { a: 1 }],
      [`{"a":1,${member}}`, { a: 1 }],
      [`{"a":1, ${member} ,"b":2}`, { a: 1, b: 2 }],
      [`{${member},${member}}`, {}],
      [`{${member},${member},"a":1,${member},"b":2}`, { a: 1, b: 2 }],
      [`[{"a":{${member}}},{${member},"b":[{${member}}]}]`, [{ a: {} }, { b: [{}] }]],
    ] as const) {
      const clean = scrub(given) ?? ''
      expect(JSON.parse(clean)).toEqual(expected)
      expect(clean).not.toContain(secret)
    }
  }
})

test('S49: a key inside JSON inside a string is removed', () => {
  const clean = scrub(
    JSON.stringify({ meta: JSON.stringify({ app_key: secret, kept: '1.10' }), list: ['[1'] }),
  )
  expect(JSON.parse(clean ?? '')).toEqual({ meta: '{"kept":"1.10"}', list: ['[1'] })
})

test('a text without secrets passes byte for byte', () => {
  const text = '{ "a" : 12345678901234567890.10, "a":1, "happy":"é\\u00e9 app", "b":[ ] }'
  const bytes = new TextEncoder().encode(text)
  expect(scrubJson(bytes, createSecretPatterns('sk_live'))).toBe(bytes)
})

test('S51: a known secret is taken out of any string, escaped or not', () => {
  const text = '{"a":"Bearer sk/live","sk/live":1,"b":"\\u0073k/live!","c":"sk\\/live","d":["é sk/live"]}'
  expect(JSON.parse(scrub(text, 'sk/live') ?? '')).toEqual({
    a: 'Bearer [removed]',
    '[removed]': 1,
    b: '[removed]!',
    c: '[removed]',
    d: ['é [removed]'],
  })
})

test.each(['', '<html>', '{"a":1', '{"app_key":"x"', '{"a":1}x'])(
  '%j is not JSON and is not scrubbed but refused',
  (text) => {
    expect(scrub(text)).toBeNull()
  },
)

/** A value without what is named like the credential, and JSON inside its strings as the value that it is. */
function strip(value: unknown): unknown {
  if (typeof value === 'string' && /^\s*[[{]/.test(value) && isJson(value))
    return { inside: strip(JSON.parse(value)) }
  if (Array.isArray(value)) return value.map(strip)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([key]) => foldKey(key) !== 'appkey')
  return Object.fromEntries(kept.map(([key, inner]) => [key, strip(inner)]))
}

/** The texts under the credential's name, and the texts that stay; also in JSON inside of strings. */
function sort(value: unknown, isSecret: boolean, found: { secrets: string[]; others: string[] }): void {
  if (typeof value === 'string' || typeof value === 'number')
    (isSecret ? found.secrets : found.others).push(String(value))
  if (typeof value === 'string' && /^\s*[[{]/.test(value) && isJson(value))
    sort(JSON.parse(value), isSecret, found)
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (!isSecret) found.others.push(key)
    sort(inner, isSecret || foldKey(key) === 'appkey', found)
  }
}

/** Whether a credential of the document stands in it a second time: that is cut as well, and tried below. */
function repeatsSecret(text: string): boolean {
  const found = { secrets: [] as string[], others: [] as string[] }
  sort(JSON.parse(text), false, found)
  return found.secrets.some(
    (secret) => secret.length >= 8 && found.others.some((other) => other.includes(secret)),
  )
}

test('S49: from any document nothing but the secret is removed', () => {
  const key = fc.oneof(
    fc
      .constantFrom(...spellings, 'app_\u212aey', '\uff41pp_key', 'app_\x7fkey', '\u200dapp_key')
      .map((name) => `"${name}"`),
    fc.constantFrom('a', 'app', 'app_keys', 'key', 'é', '').map((name) => `"${name}"`),
    fc.string().map((name) => JSON.stringify(name)),
  )
  const space = fc.constantFrom('', '', ' ', '\r\n\t')
  const { node } = fc.letrec<{ node: string; plain: string }>((tie) => ({
    plain: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.oneof(
        fc.string().map((text) => JSON.stringify(text)),
        fc.constantFrom('-0', '1e400', '12345678901234567890.10', 'true', 'null', '"\\ud83d"', '"[1"'),
      ),
      fc
        .tuple(fc.array(tie('plain'), { maxLength: 3 }), space)
        .map(([items, gap]) => `[${gap}${items.join(`,${gap}`)}]`),
      fc
        .tuple(fc.array(fc.tuple(key, tie('plain')), { maxLength: 4 }), space)
        .map(
          ([members, gap]) =>
            `{${members.map(([name, value]) => `${gap}${name}${gap}:${value}`).join(`${gap},`)}}`,
        ),
    ),
    node: fc.oneof(
      tie('plain'),
      fc
        .array(
          fc.tuple(
            key,
            fc.oneof(
              tie('plain'),
              tie('plain').map((text) => JSON.stringify(text)),
            ),
          ),
          { maxLength: 4 },
        )
        .map((members) => `{${members.map(([name, value]) => `${name}:${value}`).join()}}`),
    ),
  }))
  fc.assert(
    fc.property(node, (text) => {
      fc.pre(!repeatsSecret(text))
      const clean = scrub(text)
      expect(strip(JSON.parse(clean ?? ''))).toEqual(strip(JSON.parse(text)))
      // What was scrubbed has nothing left to scrub.
      expect(scrub(clean ?? '')).toBe(clean)
    }),
    { numRuns: 600, seed: 20_260_302 },
  )
})

test.each([
  ['quoted in a sentence', 'Rejected: {"id":1,"app_key":"ak_canary"}', 'Rejected: {"id":1,[removed]'],
  ['cut short', '{"id":1,"App-Key": "ak_cana', '{"id":1,[removed]'],
  ['alone', 'the "app_key" : ak_canary is used', 'the [removed]'],
  ['quoted twice', String.raw`{\"\u0061pp_key\":\"ak_canary`, String.raw`{\[removed]`],
  ['and nothing after it', 'there is no "app_key" here', 'there is no "app_key" here'],
])('S49: a credential in a string that is no JSON goes with all that follows it: %s', (_what, text, left) => {
  expect(JSON.parse(scrub(JSON.stringify({ message: text, kept: 1 })) ?? '')).toEqual({
    message: left,
    kept: 1,
  })
  // The same in JSON that is a string itself.
  const inside = JSON.stringify({ message: text })
  expect(JSON.parse(JSON.parse(scrub(JSON.stringify({ inside })) ?? '').inside)).toEqual({ message: left })
})

test('S51: a key is found in base64 at every alignment, and in the alphabet of addresses', () => {
  const key = 'sk_canary_KEY?>~0001'
  const hidden = ['', 'a', 'ab', 'Bearer ', 'user:'].flatMap((before) => {
    const encoded = btoa(`${before}${key} and more`)
    return [encoded, encoded.replaceAll('+', '-').replaceAll('/', '_')]
  })
  for (const text of hidden) {
    const clean = scrub(JSON.stringify({ message: `(${text})`, list: [text] }), key) ?? ''
    expect(clean).not.toContain(text.slice(8, 24))
    expect(clean).toContain('[removed]')
  }
})

test('S51: base64 whose slashes are escaped hides nothing', () => {
  const key = 'sk_?????_KEY_0001'
  const encoded = btoa(key)
  expect(encoded).toContain('/')
  expect(scrub(`{"a":"${encoded.replaceAll('/', '\\/')}"}`, key)).toMatch(
    // The last letters of it depend on what follows, and stay.
    /^\{"a":"\[removed\][^"]{0,2}"\}$/,
  )
})

test('S49: a key spelt with letters beyond ASCII that fold to it is removed too', () => {
  expect(scrub('{"app_\u212aey":1,"a":2}')).toBe('{"a":2}')
  expect(scrub(`{"app_${String.fromCharCode(0x212a)}ey":1,"a":2}`)).toBe('{"a":2}')
})

test('S53: bytes that are not UTF-8 are not JSON', () => {
  const sequences = [
    [0xc3],
    [0xc0, 0xaf],
    [0xe0, 0x80, 0xaf],
    [0xed, 0xa0, 0x80],
    [0xf0, 0x80, 0x80, 0xaf],
    [0xf4, 0x90, 0x80, 0x80],
    [0xff],
    [0x80],
    [0xe2, 0x82],
  ]
  for (const bytes of sequences) {
    const body = new Uint8Array([0x22, ...bytes, 0x22])
    expect(scrubJson(body, createSecretPatterns('sk_canary_KEY'))).toBeNull()
  }
  for (const text of ['é', '€', '😀', '\u{10ffff}', '\u{d7ff}', '\u{e000}'])
    expect(scrub(`"${text}"`)).toBe(`"${text}"`)
})

test('any JSON with something put into it is accepted exactly when the platform accepts it', () => {
  const edit = fc.record({
    at: fc.nat(),
    token: fc.oneof(
      fc.constantFrom(...'{}[],:"\\ 0e.+-atn\t\u0001\u2028\ufeff', '\\u12', '\\x', '-0', '01', '1e400'),
      fc.string(),
    ),
    cut: fc.nat({ max: 2 }),
  })
  fc.assert(
    fc.property(fc.json({ maxDepth: 4 }), fc.array(edit, { maxLength: 2 }), (whole, edits) => {
      let text = whole
      for (const { at, token, cut } of edits) {
        const place = at % (text.length + 1)
        text = text.slice(0, place) + token + text.slice(place + cut)
      }
      expect([text, scrub(text) !== null]).toEqual([text, isJson(text)])
    }),
    { numRuns: 1_000, seed: 20_260_302 },
  )
})

test('S44: brackets beyond every depth are refused and exhaust nothing', () => {
  expect(scrub('['.repeat(1_000_000))).toBeNull()
  expect(scrub('{"a":'.repeat(500_000))).toBeNull()
  expect(scrub(`${'['.repeat(512)}${']'.repeat(512)}`)).not.toBeNull()
  expect(scrub(`${'['.repeat(513)}${']'.repeat(513)}`)).toBeNull()
})

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
