import { expect, test } from 'vitest'
import { createLendingClient } from './createLendingClient.ts'

test.each([
  ['/lending', '/lending'],
  ['/lending/', '/lending'],
  ['/', ''],
  ['', ''],
  ['https://api.example', 'https://api.example'],
  ['https://api.example:8443/partner/', 'https://api.example:8443/partner'],
  ['http://127.0.0.1:4010', 'http://127.0.0.1:4010'],
])('T14: base address %j is taken', (baseUrl, expected) => {
  expect(createLendingClient({ baseUrl }).baseUrl).toBe(expected)
})

test.each([
  'partner-api',
  '//evil.example',
  '/\\evil.example',
  '/\n/evil.example',
  '/a?b=c',
  '/a#b',
  'https://user:key@api.example',
  'https://api.example?key=1',
  'https://api.example/a b',
  'https://api.example\\@evil.example',
  'ftp://api.example',
  'javascript:alert(1)',
  'https://',
])('base address %j is refused without being repeated', (baseUrl) => {
  const create = () => createLendingClient({ baseUrl })
  expect(create).toThrow('baseUrl must be a path')
  expect(create).toThrow(expect.objectContaining({ fault: expect.not.stringContaining(baseUrl) }))
})

test('the client cannot be changed afterwards', () => {
  const client = createLendingClient({ baseUrl: '/lending', headers: { 'X-App': '1' } })
  expect(Object.isFrozen(client)).toBe(true)
  expect(Object.isFrozen(client.headers)).toBe(true)
})

test('one limit may be changed without losing the others', () => {
  const client = createLendingClient({ baseUrl: '', timeouts: { read: 5 }, retries: { attempts: 0 } })
  expect(client.timeouts).toEqual({ read: 5, write: 60_000, upload: 600_000 })
  expect(client.retries).toEqual({ attempts: 0, delay: 400, maxDelay: 10_000 })
})

test("a browser's own fetch is not called as a method of the client", async () => {
  const seen: unknown[] = []
  const fetch = async function (this: unknown) {
    seen.push(this)
    return new Response()
  }
  await createLendingClient({ baseUrl: '', fetch }).fetch('/x')
  expect(seen).toEqual([undefined])
})
