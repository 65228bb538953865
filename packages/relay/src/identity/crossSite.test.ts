import { endpoints } from '@onlend/core/internal'
import { expect, test } from 'vitest'
import { toPath } from '../../test/toPath.ts'
import { testRelay } from '../../test/testRelay.ts'

const key = { 'Idempotency-Key': 'key-cross-site' }

test('S29: every write of the contract asks for the mark that no form can set', async () => {
  const { relay, upstream } = await testRelay()
  for (const { method, path } of Object.values(endpoints).filter((endpoint) => endpoint.method !== 'GET')) {
    const headers = { Cookie: 's=uP', 'Sec-Fetch-Site': 'same-origin', ...key }
    const answer = await relay.fetch(
      new Request(`https://app.test/lending${toPath(path)}`, { method, headers, body: '{}' }),
    )
    expect([path, answer.headers.get('Onlend-Error')]).toEqual([path, 'cross_site'])
  }
  expect(upstream.seen).toEqual([])
})

test('S30: an image or an event source on another site opens nothing, and nothing lets its page read', async () => {
  const { send, upstream } = await testRelay()
  const paths = [
    '/events?customer_partner_id=cp_a',
    '/session',
    '/operations?customer_partner_id=cp_a',
    ...Object.values(endpoints)
      .filter(({ method }) => method === 'GET')
      .map(({ path }) => toPath(path)),
  ]
  for (const path of paths) {
    for (const accept of ['text/event-stream', 'image/avif,image/webp', '*/*']) {
      const answer = await send('GET', path, {
        as: 'uP',
        headers: { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.test', Accept: accept },
      })
      expect([path, answer.code]).toEqual([path, 'cross_site'])
      expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
    }
  }
  expect(upstream.seen).toEqual([])
})

test('S35: there is no answer as a script: a callback is refused, and an answer is an object that is not sniffed', async () => {
  const { send, upstream } = await testRelay()
  const answer = await send('GET', `${toPath(endpoints.listBanks.path)}?callback=steal`)
  expect([answer.status, answer.code]).toEqual([400, 'malformed_request'])
  expect((await send('GET', '/session?callback=steal')).code).toBe('malformed_request')
  expect(upstream.seen).toEqual([])
  const plain = await send('GET', toPath(endpoints.listBanks.path))
  expect(plain.text.startsWith('{')).toBe(true)
  expect(plain.headers.get('X-Content-Type-Options')).toBe('nosniff')
})

test('S09: a method by another name is no method: the header does not travel and the query is refused', async () => {
  const { send, upstream } = await testRelay()
  const path = toPath(endpoints.getCreditLimit.path)
  const names = ['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override']
  for (const name of names)
    expect((await send('GET', path, { headers: { [name]: 'DELETE' } })).status).toBe(200)
  expect(upstream.seen.map(({ method }) => method)).toEqual(['GET', 'GET', 'GET'])
  for (const name of names) expect(JSON.stringify(upstream.seen)).not.toMatch(new RegExp(name, 'i'))
  expect((await send('GET', `${path}?_method=DELETE`)).code).toBe('malformed_request')
})
