import { expect, test } from 'vitest'
import { isCrossSite } from './isCrossSite.ts'

const origins = ['https://partner.test']

function check(method: string, headers: Record<string, string>): boolean {
  return isCrossSite(new Request('http://app.test:8080/lending/session', { method, headers }), { origins })
}

const relay = { 'X-Relay': '1' }

test.each<[Record<string, string>]>([
  [{}],
  [{ Origin: 'http://app.test:8080' }],
  [{ 'Sec-Fetch-Site': 'same-origin' }],
  [relay],
  [{ ...relay, 'Sec-Fetch-Site': 'cross-site' }],
  [{ ...relay, 'Sec-Fetch-Site': 'same-site' }],
  [{ ...relay, 'Sec-Fetch-Site': 'none' }],
  [{ ...relay, Origin: 'null' }],
  [{ ...relay, Origin: 'https://evil.test' }],
  [{ ...relay, Origin: 'http://app.test.evil.test:8080' }],
  [{ ...relay, Origin: 'http://app.test' }],
  [{ ...relay, Origin: 'https://partner.test.evil.test' }],
  [{ ...relay, Origin: 'https://partner.test/' }],
])('S29: a write with %j is cross-site', (headers) => {
  expect(check('POST', headers)).toBe(true)
})

test.each<[Record<string, string>]>([
  [{ ...relay, 'Sec-Fetch-Site': 'same-origin' }],
  [{ ...relay, 'Sec-Fetch-Site': 'same-origin', Origin: 'https://behind.a.proxy' }],
  [{ ...relay, Origin: 'http://app.test:8080' }],
  [{ ...relay, Origin: 'https://app.test:8080' }],
  [{ ...relay, Origin: 'https://partner.test', 'Sec-Fetch-Site': 'cross-site' }],
])('a write with %j comes from here', (headers) => {
  expect(check('POST', headers)).toBe(false)
})

test('S29: an allowed origin still needs the header that a form cannot set', () => {
  expect(check('POST', { Origin: 'https://partner.test', 'Sec-Fetch-Site': 'cross-site' })).toBe(true)
})

test('S30: a read is cross-site only when the browser says so', () => {
  expect(check('GET', {})).toBe(false)
  expect(check('GET', { 'Sec-Fetch-Site': 'none' })).toBe(false)
  expect(check('GET', { 'Sec-Fetch-Site': 'cross-site' })).toBe(true)
})
