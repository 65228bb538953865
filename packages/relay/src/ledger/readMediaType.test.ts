import { endpoints } from '@onlend/core/internal'
import { stagedMediaType } from '@onlend/core/relay'
import { expect, test } from 'vitest'
import { RelayRefusal } from '../http/RelayRefusal.ts'
import { readMediaType } from './readMediaType.ts'

const request = (type: string): Request =>
  new Request('https://app.test/', { method: 'POST', headers: { 'Content-Type': type } })

test.each([
  ['----WebKitFormBoundary7MA4YWxkTrZu0gW', 'a browser'],
  ['---------------------------9051914041544843365972754266', 'another browser'],
  ['----formdata-undici-012345678901', 'Node'],
  ['------------------------d74496d66958873e', 'curl'],
  ['dart-http-boundary-+_-.aZ9', 'Dart'],
  ["o'neill", 'a token with a quote in it'],
])('the boundary %s of %s is taken', (boundary) => {
  for (const written of [boundary, `"${boundary}"`]) {
    const header = `multipart/form-data; boundary=${written}`
    const media = readMediaType(request(header), endpoints.registerCustomer, false)
    expect(media).toEqual({ type: 'multipart', boundary, header })
  }
})

test.each([
  'boundary="a b"',
  'boundary="a "',
  'boundary="a\u00e9"',
  'boundary="a\\"b"',
  'boundary="a;b"',
  'boundary=""',
  'boundary=',
  'boundary=a/b',
  'boundary=a=b',
  'boundary=a,b',
  'boundary=a:b',
  'boundary=(a)',
  'boundary=a b',
  'boundary=a; boundary=b',
  'boundary=a; charset=utf-8',
  'charset=utf-8; boundary=a',
  `boundary=${'a'.repeat(71)}`,
  '\u00a0boundary=a',
])('S41: a form of %s, which readers take in different ways, is refused', (parameter) => {
  const read = (): unknown =>
    readMediaType(request(`multipart/form-data; ${parameter}`), endpoints.registerCustomer, false)
  expect(read).toThrow(RelayRefusal)
})

test('a write whose files wait at the relay is taken by its own content type alone, where files are staged', () => {
  const read = (type: string, isStaging: boolean) => () =>
    readMediaType(request(type), endpoints.registerCustomer, isStaging)
  expect(read(stagedMediaType, true)()).toEqual({ type: 'staged' })
  expect(read(stagedMediaType, false)).toThrow(RelayRefusal)
  expect(read('text/plain', true)).toThrow(RelayRefusal)
})

test('S41: only the content type of JSON in UTF-8 is read as JSON', () => {
  for (const type of [
    'application/json',
    'Application/JSON; charset=UTF-8',
    'application/json;charset="utf-8"',
  ])
    expect(readMediaType(request(type), endpoints.withdraw, false)).toEqual({ type: 'json' })
  for (const type of [
    'application/json; charset=utf-16',
    'application/json; charset=utf-8; x=y',
    'application/json\u00a0; charset=utf-8',
    'application/json, text/plain',
    'application/problem+json',
    'text/json',
    '',
  ])
    expect(() => readMediaType(request(type), endpoints.withdraw, false)).toThrow(RelayRefusal)
})
