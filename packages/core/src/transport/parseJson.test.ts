import { expect, test } from 'vitest'
import { seededRandom } from '../../test/seededRandom.ts'
import { parseJson } from './parseJson.ts'
import { withoutSecret } from './withoutSecret.ts'

test('ordinary JSON is read as the platform reads it', () => {
  const body = { a: [1, -2.5, 1e3, true, null, 'text'], b: { c: '' } }
  expect(parseJson(JSON.stringify(body))).toEqual(body)
})

test('T31: a number too long for a float keeps its digits', () => {
  expect(parseJson('{"limit":12345678901234567890.12,"drawn":0}')).toEqual({
    limit: '12345678901234567890.12',
    drawn: 0,
  })
  expect(parseJson('[-9007199254740993,0.30000000000000004]')).toEqual([
    '-9007199254740993',
    '0.30000000000000004',
  ])
})

test('digits inside texts and keys are left alone', () => {
  const body = { '12345678901234567890': 'a 12345678901234567890 "b" \\ c', d: '"1234567890123456789"' }
  expect(parseJson(JSON.stringify(body))).toEqual(body)
})

test('broken JSON throws', () => {
  for (const text of ['{', '{"a":12345678901234567890', '[1,]', 'OK', '<html>'])
    expect(() => parseJson(text)).toThrow(SyntaxError)
})

test('a text of many megabytes does not overflow the stack', () => {
  const long = 'x\\n'.repeat(4 * 1024 * 1024)
  expect(parseJson(`{"a":1234567890123456789,"b":"${long}"}`)).toHaveProperty('a', '1234567890123456789')
})

test('every digit of any number survives', () => {
  const random = seededRandom(3)
  const digits = (count: number) => Array.from({ length: count }, () => Math.floor(random() * 10)).join('')
  for (let at = 0; at < 500; at += 1) {
    const text = `${1 + Math.floor(random() * 9)}${digits(Math.floor(random() * 30))}.${digits(Math.floor(random() * 12))}7`
    const { value } = parseJson(`{"value":${text}}`) as { value: number | string }
    expect(String(value)).toBe(text)
  }
})

test('an escaped quote or backslash does not end a text', () => {
  const body = { a: '\\', b: '"12345678901234567890', c: '\\"', d: 1 }
  const text = JSON.stringify(body).replace('"d":1', '"d":12345678901234567890')
  expect(parseJson(text)).toEqual({ ...body, d: '12345678901234567890' })
})

test('T79: a field that the reviver refuses is left out, wherever it stands', () => {
  const text = '{"app_key":"secret","list":[{"App-Key":{"nested":1},"id":12345678901234567890}],"app_keys":1}'
  expect(parseJson(text, withoutSecret)).toEqual({ list: [{ id: '12345678901234567890' }], app_keys: 1 })
})
