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
      const clean = scrubJson(given, [])
      expect(JSON.parse(clean)).toEqual(expected)
      expect(clean).not.toContain(secret)
    }
  }
})

test('S49: a key inside JSON inside a string is removed', () => {
  const clean = scrubJson(
    JSON.stringify({ meta: JSON.stringify({ app_key: secret, kept: '1.10' }), list: ['[1'] }),
    [],
  )
  expect(JSON.parse(clean)).toEqual({ meta: '{"kept":"1.10"}', list: ['[1'] })
})

test('a text without secrets passes byte for byte', () => {
  const text = '{ "a" : 12345678901234567890.10, "a":1, "happy":"é\\u00e9 app", "b":[ ] }'
  expect(scrubJson(text, ['sk_live'])).toBe(text)
})

test('S51: a known secret is taken out of any string, escaped or not', () => {
  const text = '{"a":"Bearer sk_live","sk_live":1,"b":"\\u0073k_live!","c":"sk\\/x"}'
  expect(JSON.parse(scrubJson(text, ['sk_live', 'sk/x']))).toEqual({
    a: 'Bearer [removed]',
    '[removed]': 1,
    b: '[removed]!',
    c: '[removed]',
  })
})

test.each(['', '<html>', '{"a":1', '{"app_key":"x"', '{"a":1}x'])(
  '%j is not JSON and is not scrubbed but refused',
  (text) => {
    expect(() => scrubJson(text, [])).toThrow(SyntaxError)
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
    expect(JSON.parse(scrubJson(JSON.stringify(document), []))).toEqual(strip(document))
  }
})
