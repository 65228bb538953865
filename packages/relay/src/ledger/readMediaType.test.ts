import { endpoints } from '@onlend/core/internal'
import { stagedMediaType } from '@onlend/core/relay'
import { expect, test } from 'vitest'
import { RelayRefusal } from '../http/RelayRefusal.ts'
import { readMediaType } from './readMediaType.ts'

const request = (type: string): Request =>
  new Request('https://app.test/', { method: 'POST', headers: { 'Content-Type': type } })

test('a write whose files wait at the relay is taken by its own content type alone, where files are staged', () => {
  const read = (type: string, isStaging: boolean) => () =>
    readMediaType(request(type), endpoints.registerCustomer, isStaging)
  expect(read(stagedMediaType, true)()).toBe('staged')
  expect(read(stagedMediaType, false)).toThrow(RelayRefusal)
  expect(read('text/plain', true)).toThrow(RelayRefusal)
})

test('S41: only the content type of JSON in UTF-8 is read as JSON', () => {
  for (const type of [
    'application/json',
    'Application/JSON; charset=UTF-8',
    'application/json;charset="utf-8"',
  ])
    expect(readMediaType(request(type), endpoints.withdraw, false)).toBe('json')
  for (const type of [
    ...['application/json; charset=utf-16', 'application/json; charset=utf-8; x=y'],
    ...['application/json\u00a0; charset=utf-8', 'application/json, text/plain'],
    ...['application/problem+json', 'text/json', ''],
  ])
    expect(() => readMediaType(request(type), endpoints.withdraw, false)).toThrow(RelayRefusal)
})
