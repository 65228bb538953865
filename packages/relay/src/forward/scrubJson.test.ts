import { expect, test } from 'vitest'
import { createSecretPatterns } from './createSecretPatterns.ts'
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

test('random documents keep everything but the secret', () => {
  let seed = 11
  const next = (limit: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * limit)
  }
  const make = (depth: number, withSecrets: boolean): unknown => {
    const kind = depth > 4 ? 0 : next(3)
    if (kind === 0) return next(1000) / 10
    if (kind === 1) return Array.from({ length: next(4) }, () => make(depth + 1, withSecrets))
    return Object.fromEntries(
      Array.from({ length: next(5) }, () => [
        next(3) === 0 ? 'app_key' : `k${next(4)}`,
        make(depth + 1, withSecrets),
      ]),
    )
  }
  const strip = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(strip)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => key !== 'app_key')
        .map(([key, inner]) => [key, strip(inner)]),
    )
  }
  for (let round = 0; round < 2_000; round += 1) {
    const document = make(0, true)
    expect(JSON.parse(scrub(JSON.stringify(document)) ?? '')).toEqual(strip(document))
  }
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

test('mutated JSON is accepted exactly when the platform accepts it', () => {
  const seedText = '{"a":[1,-2.5e3,"x\\u0041\\"",{"b":null,"c":[true,false,[]]}],"d":{"e":""}}'
  const alphabet = '{}[],:"\\ 0e.+-atn\u0001é'
  let seed = 7
  const next = (limit: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % limit
  }
  for (let round = 0; round < 20_000; round += 1) {
    const at = next(seedText.length)
    const text =
      seedText.slice(0, at) +
      (next(3) ? (alphabet[next(alphabet.length)] ?? '') : '') +
      seedText.slice(at + next(3))
    expect([text, scrub(text) !== null]).toEqual([text, isJson(text)])
  }
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
