import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scanJson } from './scanJson.ts'
import { writeLimits } from './writeLimits.ts'

const valid = [
  '{}',
  '[]',
  ' 1 ',
  '"x"',
  'null',
  '[1,-0.5e+10,true,{"a":[{}]}]',
  '{"a":"\\u0041\\n","b":{"c":[]}}',
  '""',
  '\n[ ]\t',
]
const invalid = [
  '',
  '{',
  '[',
  '{]',
  '[}',
  '[1,]',
  '{"a":1,}',
  '{"a"}',
  '{a:1}',
  "{'a':1}",
  '01',
  '1.',
  '.5',
  '+1',
  'NaN',
  'tru',
  '"a',
  '"\n"',
  '"\\x"',
  '[1 2]',
  '{"a":1 "b":2}',
  '1 2',
  '[1]]',
  '//x\n1',
  '\ufeff1',
  '"\\u12"',
  ',',
]

test.each(valid)('%j is JSON, as the platform says too', (text) => {
  expect(() => JSON.parse(text)).not.toThrow()
  expect(() => scanJson(text, {})).not.toThrow()
})

test.each(invalid)('%j is not JSON, as the platform says too', (text) => {
  expect(() => JSON.parse(text)).toThrow(SyntaxError)
  expect(() => scanJson(text, {})).toThrow(SyntaxError)
})

test('any JSON, and any JSON with something put into it, is accepted exactly when the platform accepts it, and strictly where no parser reads it otherwise', () => {
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
      const isValid = accepts(() => JSON.parse(text))
      expect([text, accepts(() => scanJson(text, {}))]).toEqual([text, isValid])
      const isClear = isValid && !isAmbiguous(text)
      expect([text, accepts(() => scanJson(text, { strict: true }))]).toEqual([text, isClear])
    }),
    { numRuns: 1_500, seed: 20_260_302 },
  )
})

/** Whether JSON holds what strict reading refuses on purpose: a key twice, a key of a prototype, NUL or half of a surrogate pair. */
function isAmbiguous(text: string): boolean {
  let keys = 0
  let isOdd = false
  const see = (word: string): void => {
    if (word.includes('\0') || /\p{Surrogate}/u.test(word)) isOdd = true
  }
  JSON.parse(text, (_key, value: unknown) => {
    if (typeof value === 'string') see(value)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    for (const key of Object.keys(value)) {
      keys += 1
      see(key)
      if (['__proto__', 'constructor', 'prototype'].includes(key)) isOdd = true
    }
    return value
  })
  // Of a key that stands twice the platform keeps one.
  const colons = text.replace(/"(?:[^"\\]|\\.)*"/g, '').split(':').length - 1
  return isOdd || colons > keys
}

function accepts(read: () => void): boolean {
  try {
    read()
    return true
  } catch {
    return false
  }
}

test('members are told with their place, depth and unescaped key, inner ones first', () => {
  const text = '{"a":{"\\u0062":1}, "c":[{"d":2}]}'
  const found: string[] = []
  scanJson(text, {
    onMember: ({ depth, key, valueStart, end }) =>
      found.push(`${depth} ${key} ${text.slice(valueStart, end)}`),
  })
  expect(found).toEqual(['2 b 1', '1 a {"\\u0062":1}', '3 d 2', '1 c [{"d":2}]'])
})

test('S46: strict reading refuses a double key and a key of a prototype, however spelt and however deep', () => {
  const doubled = ['{"a":1,"a":2}', '{"a":1,"\\u0061":2}', '{"":1,"":2}']
  const prototypes = [
    '{"__proto__":{}}',
    '{"\\u005f_proto__":1}',
    '{"constructor":{"x":1}}',
    '{"prototype":null}',
  ]
  for (const inner of [...doubled, ...prototypes]) {
    for (const text of [inner, `{"x":[1,${inner}]}`, `[[{"y":${inner}}]]`])
      expect(() => scanJson(text, { strict: true }), text).toThrow(SyntaxError)
  }
  expect(() => scanJson('[{"a":1},{"a":2,"b":"__proto__"}]', { strict: true })).not.toThrow()
})

test('S45: strict reading refuses NUL and halves of surrogate pairs in any text, and takes whole pairs', () => {
  for (const odd of ['\\u0000', 'a\\u0000b', '\\ud800', '\\uDC00\\uD800', 'a\\ud83d']) {
    for (const text of [`{"a":"${odd}"}`, `{"${odd}":1}`, `[["${odd}"]]`]) {
      expect(() => scanJson(text, { strict: true })).toThrow(SyntaxError)
    }
  }
  for (const text of ['"\\ud83d\\ude00"', '"\\\\u0000"', '"\\u0041"', '"😀"']) {
    expect(() => scanJson(text, { strict: true })).not.toThrow()
  }
})

test('S45: strict reading takes as much as a set of ten thousand rows needs, and no more', () => {
  const list = (length: number, one: (at: number) => string): string =>
    Array.from({ length }, (_, at) => one(at)).join(',')
  const row = `{${list(25, (at) => `"k${at}":1`)}}`
  const fine = [
    `[${list(writeLimits.items, () => row)}]`,
    `{${list(writeLimits.members, (at) => `"k${at}":1`)}}`,
  ]
  const excessive = [
    `[${list(writeLimits.items + 1, () => '1')}]`,
    `{${list(writeLimits.members + 1, (at) => `"k${at}":1`)}}`,
    `[${list(writeLimits.names + 1, (at) => `{"k${at}":1}`)}]`,
    `[${list(writeLimits.items, () => `[${list(30, () => '1')}]`)}]`,
  ]
  for (const text of fine) expect(() => scanJson(text, { strict: true })).not.toThrow()
  for (const text of excessive) expect(() => scanJson(text, { strict: true })).toThrow(SyntaxError)
})
