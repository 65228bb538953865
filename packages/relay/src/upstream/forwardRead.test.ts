import { expect, test } from 'vitest'
import type { CreateTransport } from './UpstreamTransport.ts'
import { canaries, testRelay } from '../../test/testRelay.ts'

const limit = '/v1/customer-partner/cp_a/credit-limit/current'
const envelope = { status: 'success', message: 'ok', data: [] }

test('S51: headers that quote the key pass no more than any other header', async () => {
  const { send, upstream } = await testRelay()
  upstream.answer = () =>
    Response.json(envelope, {
      status: 429,
      headers: { 'X-Echo': canaries.key, 'Set-Cookie': canaries.key, 'Retry-After': canaries.key },
    })
  const answer = await send('GET', limit)
  expect([answer.status, answer.headers.has('X-Echo'), answer.headers.has('Retry-After')]).toEqual([
    429,
    false,
    false,
  ])
})

test.each([
  ['120', '120'],
  ['Mon, 02 Mar 2026 10:00:00 GMT', 'Mon, 02 Mar 2026 10:00:00 GMT'],
  [canaries.key, null],
  ['1234567890123456', null],
  ['soon', null],
])('S51: a Retry-After of %s passes as %s', async (sent, passed) => {
  const { send, upstream } = await testRelay()
  upstream.answer = () => Response.json(envelope, { status: 503, headers: { 'Retry-After': sent } })
  expect((await send('GET', limit)).headers.get('Retry-After')).toBe(passed)
})

test.each([199, 204, 205, 206, 600, 999])('S53: a status of %i is no answer', async (status) => {
  const settle: CreateTransport = () => ({
    send: async () => ({
      type: 'response',
      status,
      header: () => null,
      body: new TextEncoder().encode('{}'),
    }),
    close: async () => undefined,
  })
  const upstream = { baseUrl: 'https://service.test', apiKey: canaries.key, transport: settle }
  const { send, withdraw } = await testRelay({ upstream })
  const answer = await send('GET', limit)
  expect([answer.status, answer.code]).toEqual([502, 'upstream_invalid'])
  expect((await withdraw('key-no-answer')).code).toBe('outcome_unknown')
})
