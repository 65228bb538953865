import { endpoints } from '@onlend/core/internal'
import { expect, test } from 'vitest'
import { toPath } from '../../../test/toPath.ts'
import { people, testRelay } from '../../../test/testRelay.ts'
import type { TokenKey } from './readTokenOptions.ts'
import { shop, tokenKeys, tokenRelay } from '../../../test/tokenRelay.ts'
import type { Principal } from '../../http/Principal.ts'

const creditLimit = toPath(endpoints.getCreditLimit.path)
// The clone belongs to this test alone: what is read-only in the table may be written in it.
const uA = structuredClone(people.uA) as unknown as Principal

type Issued = { token: string; expiresAt: string }

/** The payload of a token, as any holder can read it. */
function readPayload(token: string): Record<string, unknown> {
  const [, payload = ''] = token.split('.')
  // The cast follows from the format: the payload is a JSON object.
  return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Record<string, unknown>
}

test('the session of the host gets a token, and a page with nothing else can use it', async () => {
  const { send, sendAs, withdraw, upstream, time } = await tokenRelay()
  const { status, data } = await send('POST', '/token')
  const { token, expiresAt } = data as Issued
  expect([status, expiresAt]).toEqual([200, new Date(time.now + 300_000).toISOString()])
  expect(data).toMatchObject({ lifetime: 300_000 })
  expect((await sendAs(token, 'GET', '/session')).data).toMatchObject({
    userId: 'uA',
    role: 'customer-partner',
  })
  expect((await sendAs(token, 'GET', creditLimit)).status).toBe(200)
  const headers = { Authorization: `Bearer ${token}`, Origin: shop, 'Sec-Fetch-Site': 'cross-site' }
  expect((await withdraw('key-by-token', {}, { as: null, headers })).status).toBe(200)
  expect(upstream.seen).toHaveLength(2)
})

test('S95: a token grants what its session had and not more', async () => {
  const { send, sendAs, relay, upstream } = await tokenRelay()
  const { token } = await relay.issueToken({ ...uA, endpoints: ['getCreditLimit'] })
  expect((await sendAs(token, 'GET', creditLimit)).status).toBe(200)
  expect((await sendAs(token, 'GET', toPath(endpoints.listFinancings.path))).code).toBe('forbidden')
  const foreign = toPath(endpoints.getCreditLimit.path, { customerPartnerId: 'cp_b' })
  expect((await sendAs(token, 'GET', foreign)).code).toBe('forbidden')
  expect((await sendAs(token, 'GET', '/events?customer_partner_id=cp_b')).code).toBe('forbidden')
  expect((await send('GET', '/inbox', { as: 'uA' })).code).toBe('forbidden')
  expect(upstream.seen).toHaveLength(1)
})

test('a page of a listed origin without a token is signed out, whatever cookie comes along', async () => {
  const { send, upstream } = await tokenRelay()
  for (const method of ['GET', 'POST']) {
    const path = method === 'GET' ? creditLimit : toPath(endpoints.withdraw.path)
    const headers = { Origin: shop, 'Sec-Fetch-Site': 'cross-site' }
    expect((await send(method, path, { as: 'uA', headers })).code).toBe('unauthenticated')
  }
  expect(upstream.seen).toEqual([])
})

test('S95: a token cannot ask for its own successor', async () => {
  const { relay, sendAs } = await tokenRelay()
  const { token } = await relay.issueToken(uA)
  expect((await sendAs(token, 'POST', '/token', { headers: { 'X-Relay': '1' } })).code).toBe('forbidden')
})

test('a request with a token is judged by it alone, also with a good cookie beside it', async () => {
  const { send, upstream } = await tokenRelay()
  for (const shown of [
    ...['Bearer x.y.z', 'Bearer', 'bearer null', 'Bearer a, Bearer b'],
    ...[`Bearer ${'x'.repeat(9_000)}`],
  ]) {
    const { code } = await send('GET', creditLimit, { as: 'uA', headers: { Authorization: shown } })
    expect([shown.slice(0, 20), code]).toEqual([shown.slice(0, 20), 'unauthenticated'])
  }
  expect(upstream.seen).toEqual([])
  expect((await send('GET', creditLimit, { headers: { Authorization: 'Basic dTpw' } })).status).toBe(200)
})

test('without token mode the header means nothing, and there is no token to be had', async () => {
  const { send } = await testRelay()
  expect((await send('GET', creditLimit, { headers: { Authorization: 'Bearer x' } })).status).toBe(200)
  expect((await send('POST', '/token')).code).toBe('not_found')
})

test('S95: a token ends at its time by the relay’s clock, remembered or not', async () => {
  const { relay, sendAs, time } = await tokenRelay()
  const { token } = await relay.issueToken(uA)
  const fresh = (await relay.issueToken(uA)).token
  expect((await sendAs(token, 'GET', '/session')).status).toBe(200)
  time.now += 299_000
  expect((await sendAs(token, 'GET', '/session')).status).toBe(200)
  time.now += 7_000
  expect((await sendAs(token, 'GET', '/session')).code).toBe('unauthenticated')
  expect((await sendAs(fresh, 'GET', '/session')).code).toBe('unauthenticated')
})

test('a token of the future is not good yet, but for the difference that clocks may have', async () => {
  const { relay, sendAs, time } = await tokenRelay()
  time.now += 60_000
  const early = (await relay.issueToken(uA)).token
  time.now -= 57_000
  const soon = (await relay.issueToken(uA)).token
  time.now -= 3_000
  expect((await sendAs(early, 'GET', '/session')).code).toBe('unauthenticated')
  expect((await sendAs(soon, 'GET', '/session')).status).toBe(200)
})

test('S95: a token in an address is none', async () => {
  const { relay, send, upstream } = await tokenRelay()
  const { token } = await relay.issueToken(uA)
  for (const query of [`token=${token}`, `access_token=${token}`, `authorization=Bearer%20${token}`])
    expect((await send('GET', `${creditLimit}?${query}`, { as: null })).code).toBe('unauthenticated')
  expect(upstream.seen).toEqual([])
})

test('S95: a token holds neither a secret nor the session’s own id', async () => {
  const { relay } = await tokenRelay()
  const { token } = await relay.issueToken(uA, { sessionId: 'cookie-value-of-uA' })
  const payload = JSON.stringify(readPayload(token))
  expect(payload).not.toContain('cookie-value-of-uA')
  for (const { secret } of tokenKeys) expect(token + payload).not.toContain(secret)
  expect(token.length).toBeLessThan(700)
})

test('S77, S95: what a host leaves on a principal beyond its rights never gets into a token', async () => {
  const { relay, send } = await tokenRelay({ authenticate: () => fromDatabase })
  // Rows as a database or the service gives them; the cast stands for a host that hands them on whole.
  const fromDatabase = {
    ...uA,
    passwordHash: 'hash_canary_1',
    customerPartners: [{ id: 'cp_a', name: 'A', app_key: 'ak_canary_1', bvn: 'bvn_canary_1' }],
  } as unknown as Principal
  const { data } = await send('POST', '/token')
  for (const token of [(data as Issued).token, (await relay.issueToken(fromDatabase)).token]) {
    expect(readPayload(token).rights).toEqual({
      role: 'customer-partner',
      customerPartners: [{ id: 'cp_a', name: 'A' }],
    })
    expect(JSON.stringify(readPayload(token))).not.toContain('canary')
  }
})

test('S77: neither a token nor a key of its own reaches a log, however it fails', async () => {
  const { relay, sendAs, send, logs, time } = await tokenRelay()
  const { token } = await relay.issueToken(uA)
  await sendAs(token, 'GET', creditLimit)
  await sendAs(`${token}x`, 'GET', creditLimit)
  await send('POST', '/token')
  time.now += 400_000
  await sendAs(token, 'GET', creditLimit)
  expect(logs.length).toBeGreaterThan(0)
  for (const secret of [token, token.slice(-20), ...tokenKeys.map((key) => key.secret)])
    expect(logs.join('\n')).not.toContain(secret)
})

test('what a callback does to the principal of one request does not reach the next', async () => {
  const { relay, sendAs } = await tokenRelay({
    authorize: ({ principal }) => {
      principal.customerPartners.push({ id: 'cp_b', name: 'B' })
      return true
    },
  })
  const { token } = await relay.issueToken(uA)
  expect((await sendAs(token, 'GET', creditLimit)).code).toBe('rights_unknown')
  expect((await sendAs(token, 'GET', '/session')).data).toMatchObject({ customerPartners: [{ id: 'cp_a' }] })
})

test('a token for what is no principal, or for an empty session, is not made, and the error names the field', async () => {
  const { relay } = await tokenRelay()
  for (const [principal, options, named] of [
    [null, {}, 'no object'],
    [{ ...uA, role: 'admin' }, {}, 'role'],
    [{ ...uA, endpoints: undefined }, {}, 'endpoints'],
    [{ ...uA, sessionId: '' }, {}, 'sessionId'],
    [uA, { sessionId: '' }, 'sessionId'],
    [uA, { sessionId: 7 }, 'sessionId'],
  ] as const) {
    // The casts stand for a host without types.
    const issued = relay.issueToken(principal as Principal, options as { sessionId: string })
    await expect(issued).rejects.toThrow(named)
    await expect(issued).rejects.toThrow(TypeError)
  }
})

test('rights that do not fit into a header get no token, in words that help and name no partner', async () => {
  const customerPartners = Array.from({ length: 500 }, (_, at) => ({ id: `cp_${at}`, name: `Partner ${at}` }))
  const { relay, send, logs } = await tokenRelay({ authenticate: () => ({ ...uA, customerPartners }) })
  expect((await send('POST', '/token')).code).toBe('internal')
  expect(logs.join()).toContain('customerPartnersOf')
  expect(logs.join()).not.toContain('Partner 1')
  await expect(relay.issueToken({ ...uA, customerPartners })).rejects.toThrow('customerPartnersOf')
})

const [current, old] = tokenKeys as [TokenKey, TokenKey]

test('S102: keys of tokens are changed without a restart, and a key that is taken out ends its tokens at once', async () => {
  let keys: readonly TokenKey[] = [old]
  const { relay, sendAs } = await tokenRelay({ tokens: { keys: () => keys } })
  const before = (await relay.issueToken(uA)).token
  expect((await sendAs(before, 'GET', '/session')).status).toBe(200)
  keys = [current, old]
  const after = (await relay.issueToken(uA)).token
  // The first key signs, and every one of them verifies.
  expect(JSON.parse(atob(after.split('.')[0] ?? ''))).toMatchObject({ kid: current.id })
  expect((await sendAs(before, 'GET', '/session')).status).toBe(200)
  expect((await sendAs(after, 'GET', '/session')).status).toBe(200)
  // Remembered as verified, and by the key that is gone.
  keys = [current]
  expect((await sendAs(before, 'GET', '/session')).code).toBe('unauthenticated')
  expect((await sendAs(after, 'GET', '/session')).status).toBe(200)
})

test.each<[string, () => readonly TokenKey[]]>([
  [
    'throws',
    () => {
      throw new Error('token_canary_reason')
    },
  ],
  ['returns none', () => []],
  ['returns a short one', () => [{ id: 'short', secret: 'short' }]],
])(
  'S102: while the function of the keys %s sessions stay and no new token is accepted',
  async (_what, fail) => {
    let isBroken = false
    const keys = () => (isBroken ? fail() : tokenKeys)
    const { relay, sendAs, logs } = await tokenRelay({ tokens: { keys } })
    const { token } = await relay.issueToken(uA)
    isBroken = true
    expect((await sendAs(token, 'GET', '/session')).code).toBe('rights_unknown')
    await expect(relay.issueToken(uA)).rejects.toThrow()
    isBroken = false
    expect((await sendAs(token, 'GET', '/session')).status).toBe(200)
    expect(logs.join()).not.toContain('canary')
  },
)
