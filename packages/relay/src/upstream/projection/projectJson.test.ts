import { parseJson } from '@onlend/core/internal'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createProjection } from './createProjection.ts'
import { projectJson } from './projectJson.ts'

const projection = createProjection(['id', 'amount', 'inner.kept', 'inner.deep.kept', 'whole'])
const cut = (text: string): string => projectJson(text, { projection })

test('what is named passes and everything else stays behind, in lists as in objects', () => {
  const row =
    '{"id":"a","bvn":"22222222222","inner":{"kept":1,"x":2,"deep":{"kept":3,"y":4}},"whole":{"z":[1]}}'
  const clean = '{"id":"a","inner":{"kept":1,"deep":{"kept":3}},"whole":{"z":[1]}}'
  expect(cut(`{"status":"success","message":"ok","extra":1,"data":${row}}`)).toBe(
    `{"status":"success","message":"ok","data":${clean}}`,
  )
  expect(cut(`{"data":[${row}, ${row}]}`)).toBe(`{"data":[${clean},${clean}]}`)
  expect(cut(`{"data":[[${row}]]}`)).toBe(`{"data":[[${clean}]]}`)
})

test('T80: numbers keep every digit, and texts every escape', () => {
  const text = '{"data":{"amount":12345678901234567890.10,"id":"\\u0041\\"}{\\\\","x":1e400}}'
  expect(cut(text)).toBe('{"data":{"amount":12345678901234567890.10,"id":"\\u0041\\"}{\\\\"}}')
})

test('a key is known by what it means and not by how it is written, and each of a doubled one is cut alike', () => {
  expect(cut('{"d\\u0061ta":{"\\u0069d":1,"\\u0062vn":2}}')).toBe('{"d\\u0061ta":{"\\u0069d":1}}')
  expect(cut('{"data":{"id":1},"data":{"bvn":2}}')).toBe('{"data":{"id":1},"data":{}}')
  expect(cut('{"data":{"__proto__":{"id":1},"constructor":1,"toString":2,"ID":3}}')).toBe('{"data":{}}')
})

test.each([
  ['"text"', '"text"'],
  ['null', 'null'],
  ['[]', '[]'],
  ['{}', '{}'],
  [' { "data" : [ ] } ', '{"data":[]}'],
  ['{"data":null}', '{"data":null}'],
  ['{"data":{"inner":"scalar"}}', '{"data":{"inner":"scalar"}}'],
  ['[{"data":{"bvn":1}}]', '[{"data":{}}]'],
])('%s becomes %s', (text, expected) => {
  expect(cut(text)).toBe(expected)
})

test('rows are kept or dropped by their members, also where all of a row passes', () => {
  const rows = { key: 'owner', keep: (values: readonly string[]) => !values.includes('"b"') }
  const text = '{"data":[{"owner":"a","id":1},{"owner":"b","id":2},{"owner":"a","owner":"b","id":3},{}]}'
  expect(projectJson(text, { projection, rows })).toBe('{"data":[{"id":1},{}]}')
  expect(projectJson(text, { projection: true, rows })).toBe('{"data":[{"owner":"a","id":1},{}]}')
})

test('what passes whole of a row that is kept stands as it was written', () => {
  const rows = { key: 'owner', keep: () => true }
  const text = '{"data":[{"lines":[ 1, 2 ]}]}'
  expect(projectJson(text, { projection: true, rows })).toBe(text)
})

test('endless nesting exhausts neither stack nor memory', () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  expect(cut(`{"data":{"whole":${deep},"x":${deep}}}`)).toBe(`{"data":{"whole":${deep}}}`)
})

test('of any JSON text the same is kept as of its parsed value', () => {
  const keys = fc.constantFrom(
    'status',
    'data',
    'id',
    'amount',
    'inner',
    'kept',
    'deep',
    'whole',
    'bvn',
    'a"b\\',
    'é',
  )
  const value = fc.letrec((tie) => ({
    node: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.oneof(
        fc.string(),
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.boolean(),
        fc.constant(null),
      ),
      fc.array(tie('node'), { maxLength: 4 }),
      fc.dictionary(keys, tie('node'), { maxKeys: 5 }),
    ),
  })).node
  fc.assert(
    fc.property(value, fc.constantFrom(undefined, 1, '\n\t'), (whole, space) => {
      const text = JSON.stringify(whole, null, space)
      expect(parseJson(cut(text))).toEqual(leave(parseJson(text), projection))
    }),
    { numRuns: 700, seed: 20_260_302 },
  )
})

/** The same by other means: on values instead of text. */
function leave(value: unknown, allowed: unknown): unknown {
  if (allowed === true || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => leave(item, allowed))
  // The cast names what is neither a list nor a plain value.
  const named = allowed as Record<string, unknown>
  const kept = Object.entries(value).filter(([key]) => named[key] !== undefined)
  return Object.fromEntries(kept.map(([key, inner]) => [key, leave(inner, named[key])]))
}
