import { expect, test } from 'vitest'
import { relayHeaders } from '@onlend/core/relay'
import { people } from '../../test/testRelay.ts'
import { shop, tokenRelay } from '../../test/tokenRelay.ts'
import type { Logger } from '../index.ts'
import { silentLogger } from '../lib/silentLogger.ts'
import { systemClock } from '../lib/systemClock.ts'
import { answerBackend } from './answerBackend.ts'

const secret = 'backend_canary_secret_of_thirty_two_1'
const former = 'backend_canary_secret_of_thirty_two_0'
const guess = 'a guess that is as long as a secret is'

type Asking = {
  path?: string
  shown?: string | null
  headers?: Record<string, string>
  body?: unknown
  method?: string
}

async function open({
  secrets = [secret, former],
  allowsOperators = false,
  logger = silentLogger,
}: {
  secrets?: string[]
  allowsOperators?: boolean
  logger?: Logger
} = {}) {
  const { relay, upstream, time } = await tokenRelay()
  const held = { secrets }
  const backend = answerBackend({
    relay,
    mountPath: '/lending',
    environment: 'sandbox',
    readSecrets: async () => held.secrets,
    allowsOperators,
    clock: { ...systemClock, now: () => time.now },
    logger,
  })
  const ask = async ({
    path = '/token',
    shown = secret,
    headers = {},
    body = people.uA,
    method = 'POST',
  }: Asking) => {
    const answer = await backend.fetch(
      new Request(`https://app.test/lending${path}`, {
        method,
        headers: {
          'Content-Type': 'application/json',
          ...(shown !== null && { Authorization: `Bearer ${shown}` }),
          ...headers,
        },
        ...(method === 'POST' && { body: JSON.stringify(body) }),
      }),
    )
    const text = await answer.text()
    expect(text).not.toContain('canary')
    const { data } = JSON.parse(text)
    return {
      status: answer.status,
      code: answer.headers.get(relayHeaders.error),
      headers: answer.headers,
      data,
    }
  }
  const askAs = (token: string, path: string): Promise<Response> =>
    backend.fetch(
      new Request(`https://app.test/lending${path}`, {
        headers: { Authorization: `Bearer ${token}`, Origin: shop },
      }),
    )
  return { ask, askAs, upstream, held, time }
}

test('a backend gets a token for a person whom it has signed in, and a page reads with it what is theirs alone', async () => {
  const { ask, askAs } = await open()
  const { status, data, headers } = await ask({
    body: { ...people.uA, environment: 'sandbox', sessionId: 's-1' },
  })
  expect(status).toBe(200)
  expect(data).toEqual({ token: expect.any(String), expiresAt: expect.any(String), lifetime: 300_000 })
  expect(headers.get('Cache-Control')).toBe('no-store')
  expect((await askAs(data.token, '/v1/customer-partner/cp_a/credit-limit/current')).status).toBe(200)
  expect((await askAs(data.token, '/v1/customer-partner/cp_b/credit-limit/current')).status).toBe(403)
})

test.each([
  ['an origin', { Origin: shop }],
  ['an opaque origin', { Origin: 'null' }],
  ['a cookie', { Cookie: 'session=1' }],
  ['the mark of a browser', { 'Sec-Fetch-Site': 'same-origin' }],
])('S148: a request with %s gets no token, whatever secret it shows', async (_what, headers) => {
  const { ask } = await open()
  for (const path of ['/token', '/token/revocation'])
    expect(await ask({ path, headers })).toMatchObject({ status: 403, code: 'cross_site' })
})

test('S148: the fetch of a Node backend is no browser', async () => {
  const { ask } = await open()
  expect((await ask({ headers: { 'Sec-Fetch-Mode': 'cors' } })).status).toBe(200)
})

test.each([
  ['no secret', null],
  ['an empty one', ''],
  ['another one', guess],
  ['the beginning of one', secret.slice(0, -1)],
  ['more than one', `${secret}1`],
])('S149: %s gets no token', async (_what, shown) => {
  const { ask } = await open()
  for (const path of ['/token', '/token/revocation'])
    expect(await ask({ path, shown })).toMatchObject({ status: 401, code: 'unauthenticated', data: null })
})

test('S149: two secrets are good at once, and one that is taken out is not from the next request on', async () => {
  const { ask, held } = await open()
  expect((await ask({ shown: secret })).status).toBe(200)
  expect((await ask({ shown: former })).status).toBe(200)
  held.secrets = [secret]
  expect((await ask({ shown: former })).status).toBe(401)
})

test('S149: a file that was replaced by a short secret or an empty one lets no request in', async () => {
  const { ask, held } = await open()
  held.secrets = ['short', '']
  expect((await ask({ shown: 'short' })).status).toBe(401)
  expect((await ask({ shown: '' })).status).toBe(401)
})

test('S149: guesses are counted and logged without what was shown, and take nothing from who has the secret', async () => {
  const lines: string[] = []
  const write = (fields: unknown, message: string): void => void lines.push(JSON.stringify([fields, message]))
  const { ask, time } = await open({ logger: { info: write, warn: write, error: write } })
  for (let at = 0; at < 60; at += 1) expect((await ask({ shown: guess })).status).toBe(401)
  const refused = await ask({ shown: guess })
  expect(refused).toMatchObject({ status: 429, code: 'rate_limited' })
  expect(refused.headers.get('Retry-After')).toBe('60')
  expect((await ask({})).status).toBe(200)
  expect(lines).toHaveLength(60)
  expect(lines.join('')).not.toContain(guess)
  time.now += 60_000
  expect((await ask({ shown: guess })).status).toBe(401)
})

test('S149: one person gets 60 tokens a minute, and another person theirs', async () => {
  const { ask } = await open()
  for (let at = 0; at < 60; at += 1) await ask({})
  expect((await ask({})).status).toBe(429)
  expect((await ask({ body: people.uB })).status).toBe(200)
})

test.each([
  ['a field that is misspelt', { ...people.uA, endpoint: [] }, /only these fields are taken/],
  ['a field of its own', { ...people.uA, app_key: 'ak' }, /only these fields are taken/],
  [
    'another environment',
    { ...people.uA, environment: 'production' },
    /environment is not that of this relay/,
  ],
  ['an operator', { ...people.uA, operator: true }, /operator is not taken here/],
  ['no person', { role: 'customer-partner', customerPartners: [] }, /userId must be a text/],
  ['a role that there is none of', { ...people.uA, role: 'admin' }, /role must be/],
  [
    'partners that are no list',
    { ...people.uA, customerPartners: 'cp_a' },
    /customerPartners must be a list/,
  ],
  ['a session without an id', { ...people.uA, sessionId: '' }, /sessionId must be a text/],
  ['more rights than fit', { ...people.uA, customerPartners: manyPartners() }, /do not fit into a token/],
])('S150: %s gets no token, and the answer names the field', async (_what, body, reason) => {
  const { ask } = await open()
  expect(await ask({ body })).toMatchObject({
    status: 400,
    code: 'malformed_request',
    data: { reason: expect.stringMatching(reason) },
  })
})

test('S150: an operator gets a token where the settings allow it', async () => {
  const { ask } = await open({ allowsOperators: true })
  expect((await ask({ body: { ...people.uA, operator: true } })).status).toBe(200)
})

test('a sign-out at the backend ends the tokens of the session, and those of another session go on', async () => {
  const { ask, askAs } = await open()
  const askToken = async (sessionId: string): Promise<string> =>
    (await ask({ body: { ...people.uA, sessionId } })).data.token
  const [ended, other] = [await askToken('s-1'), await askToken('s-2')]
  expect(await ask({ path: '/token/revocation', body: { sessionId: 's-1' } })).toMatchObject({
    status: 200,
    data: { revoked: true },
  })
  expect((await askAs(ended, '/session')).status).toBe(401)
  expect((await askAs(other, '/session')).status).toBe(200)
  await ask({ path: '/token/revocation', body: { userId: 'uA' } })
  expect((await askAs(other, '/session')).status).toBe(401)
})

test.each([[{}], [{ userId: '' }], [{ userId: 'uA', sessionId: 's' }], [{ user: 'uA' }], [{ userId: 1 }]])(
  'a sign-out that names %j is refused, since it would end nothing unnoticed',
  async (body) => {
    const { ask } = await open()
    expect((await ask({ path: '/token/revocation', body })).status).toBe(400)
  },
)

test('only a POST of JSON is taken, and other addresses are the relay’s', async () => {
  const { ask } = await open()
  expect(await ask({ method: 'GET' })).toMatchObject({ status: 405 })
  expect(await ask({ headers: { 'Content-Type': 'text/plain' } })).toMatchObject({ status: 415 })
  expect((await ask({ path: '/session', method: 'GET', shown: secret })).status).toBe(401)
})

function manyPartners(): { id: string; name: string }[] {
  return Array.from({ length: 300 }, (_, at) => ({ id: `cp_${at}`, name: `Partner ${at}` }))
}
