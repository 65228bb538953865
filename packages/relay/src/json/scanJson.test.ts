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

test('mutated JSON is accepted exactly when the platform accepts it', () => {
  const seedText = '{"a":[1,2.5e3,"x\\u0041\\"",{"b":null,"c":[true,false,[]]}],"d":{"e":""}}'
  const alphabet = '{}[],:"\\ 0e.+-atn\u0001'
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
    expect([text, accepts(() => scanJson(text, {}))]).toEqual([text, accepts(() => JSON.parse(text))])
  }
})

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
    onMember: ({ depth, key, start, end }) => found.push(`${depth} ${key} ${text.slice(start, end)}`),
  })
  expect(found).toEqual(['2 b "\\u0062":1', '1 a "a":{"\\u0062":1}', '3 d "d":2', '1 c "c":[{"d":2}]'])
})

test('S44: a hundred thousand brackets are refused at the limit and exhaust nothing', () => {
  expect(() => scanJson('['.repeat(100_000), { strict: true })).toThrow(SyntaxError)
  expect(() => scanJson('{"a":'.repeat(100_000), { strict: true })).toThrow(SyntaxError)
  expect(() => scanJson('['.repeat(64) + ']'.repeat(64), { strict: true })).not.toThrow()
})

test('S46: strict keys refuse a double key, however spelt, and __proto__', () => {
  for (const text of ['{"a":1,"a":2}', '{"a":1,"\\u0061":2}', '{"x":{"a":1,"a":2}}', '{"__proto__":{}}']) {
    expect(() => scanJson(text, { strict: true })).toThrow(SyntaxError)
  }
  expect(() => scanJson('[{"a":1},{"a":2}]', { strict: true })).not.toThrow()
})

test('S45: strict reading refuses NUL and halves of surrogate pairs in any text, and takes whole pairs', () => {
  for (const odd of ['\\u0000', 'a\\u0000b', '\\ud800', '\\uDC00\\uD800', 'a\\ud83d']) {
    for (const text of [`{"a":"${odd}"}`, `{"${odd}":1}`, `[["${odd}"]]`]) {
      expect(() => scanJson(text, { strict: true })).toThrow(SyntaxError)
      expect(() => scanJson(text, {})).not.toThrow()
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
  for (const text of excessive) {
    expect(() => scanJson(text, { strict: true })).toThrow(SyntaxError)
    expect(() => scanJson(text, {})).not.toThrow()
  }
})
