import { endpoints } from '@onlend/core/internal'
import { expect, test } from 'vitest'
import { toPath } from '../../test/toPath.ts'
import { type TestAnswer, testRelay } from '../../test/testRelay.ts'
import { shop, tokenRelay } from '../../test/tokenRelay.ts'

const foreign = [
  ...['https://evil.test', 'null', 'https://shop.test.evil.test', 'https://evilshop.test'],
  ...['https://shop.test/', 'https://shop.test:8443', 'http://shop.test', 'https://SHOP.test'],
  ...['https://shop.tes', 'https://shop.testx', 'https://user@shop.test'],
  ...['https://sub.shop.test', 'shop.test', '//shop.test', 'https://shop.test,https://evil.test'],
  ...['https://shop.test https://evil.test', 'https://shop.test\u00a0', 'file://', '*'],
  ...['https://app.test'],
]

function findCorsHeaders({ headers }: TestAnswer): [string, string][] {
  return [...headers].filter(([name]) => name.startsWith('access-control'))
}

test('S31: without token mode no origin is told anything, in no answer', async () => {
  const { send } = await testRelay({ origins: [shop] })
  for (const origin of [...foreign, shop]) {
    const headers = { Origin: origin, 'Access-Control-Request-Method': 'POST' }
    for (const asked of ['GET /session', 'GET /nothing', 'OPTIONS /session']) {
      const [method = '', path = ''] = asked.split(' ')
      const answer = await send(method, path, { headers })
      expect([origin, findCorsHeaders(answer)]).toEqual([origin, []])
      expect(answer.headers.get('Vary')).toBeNull()
    }
  }
})

test('S31: with tokens only the exact origin may read, without cookies, and caches are told', async () => {
  const { send, sendAs, relay } = await tokenRelay()
  const { token } = await relay.issueToken({
    userId: 'uA',
    role: 'customer-partner',
    customerPartners: [{ id: 'cp_a', name: 'A' }],
  })
  for (const path of ['/session', '/nothing', toPath(endpoints.getCreditLimit.path)]) {
    const answer = await sendAs(token, 'GET', path)
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(shop)
    expect(answer.headers.get('Access-Control-Expose-Headers')).toContain('Onlend-Relay, Onlend-Error')
    expect(answer.headers.has('Access-Control-Allow-Credentials')).toBe(false)
    expect(answer.headers.get('Vary')).toBe('Origin')
    expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
  }
  for (const origin of foreign) {
    for (const method of ['GET', 'OPTIONS']) {
      const headers = { Origin: origin, 'Access-Control-Request-Method': 'GET' }
      const answer = await send(method, '/session', { as: null, headers })
      expect([origin, findCorsHeaders(answer), answer.headers.get('Vary')]).toEqual([origin, [], 'Origin'])
    }
  }
})

test('S31: a token does not help a page whose origin is not listed', async () => {
  const { sendAs, relay, upstream } = await tokenRelay()
  const { token } = await relay.issueToken({ userId: 'uA', role: 'customer-partner', customerPartners: [] })
  const path = toPath(endpoints.listBanks.path)
  for (const origin of foreign.filter((one) => one !== 'https://app.test')) {
    const { code } = await sendAs(token, 'GET', path, { headers: { Origin: origin } })
    expect([origin, code]).toEqual([origin, 'cross_site'])
  }
  expect(upstream.seen).toEqual([])
})

test('S10: a preflight is answered without a session, alike for every path, and nothing is sent', async () => {
  const { send, upstream } = await tokenRelay()
  const ask = (path: string) =>
    send('OPTIONS', path, {
      as: null,
      headers: {
        Origin: shop,
        'Sec-Fetch-Site': 'cross-site',
        'Access-Control-Request-Method': 'PATCH',
        'Access-Control-Request-Private-Network': 'true',
        'Access-Control-Request-Headers': 'authorization,idempotency-key',
      },
    })
  const answers = await Promise.all(
    [toPath(endpoints.withdraw.path), '/nothing', '/operations/key-of-nobody', '/events', '/../x'].map(ask),
  )
  for (const { status, text, headers } of answers) {
    expect([status, text]).toEqual([204, ''])
    expect(Object.fromEntries([...headers].filter(([name]) => name !== 'x-request-id'))).toEqual({
      'access-control-allow-headers': expect.any(String),
      'access-control-allow-methods': 'GET, HEAD, POST, PATCH, PUT, DELETE',
      'access-control-allow-origin': shop,
      'access-control-expose-headers': expect.any(String),
      'access-control-max-age': '600',
      'cache-control': 'no-store',
      'content-security-policy': expect.any(String),
      'cross-origin-resource-policy': 'same-origin',
      'onlend-relay': '1',
      'referrer-policy': 'no-referrer',
      vary: 'Origin',
      'x-content-type-options': 'nosniff',
    })
  }
  expect(upstream.seen).toEqual([])
})

test('every header that the client sends is allowed across origins', async () => {
  const { send } = await tokenRelay()
  const answer = await send('OPTIONS', '/session', {
    as: null,
    headers: { Origin: shop, 'Access-Control-Request-Method': 'POST' },
  })
  const allowed = (answer.headers.get('Access-Control-Allow-Headers') ?? '').toLowerCase().split(', ')
  for (const name of [
    ...['authorization', 'content-type', 'idempotency-key', 'x-relay', 'last-event-id'],
    ...['x-relay-confirm', 'x-relay-institution', 'x-relay-step-up', 'x-relay-statement-lines'],
    ...['x-relay-stream', 'x-request-id', 'tus-resumable'],
    ...['upload-length', 'upload-offset', 'upload-metadata'],
  ])
    expect(allowed).toContain(name)
})
