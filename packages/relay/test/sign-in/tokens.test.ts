import { createServer } from 'node:http'
import { encode } from '@auth/core/jwt'
import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAuthConfig, readAuthSession } from '../../examples/sign-in/auth-js.ts'
import { createReadClerkSession } from '../../examples/sign-in/clerk.ts'
import { createReadAccessToken } from '../../examples/sign-in/keycloak.ts'
import { getPort } from '../adapters/getPort.ts'
import { testRelay } from '../testRelay.ts'

// Nothing here ends within the hour: how long a test takes says nothing.
const now = Math.floor(Date.now() / 1_000)
let keys: CryptoKeyPair
let otherKeys: CryptoKeyPair
let jwks = ''
let issuer = ''
const server = createServer(({ url }, response) => {
  const isKnown = url === '/realms/shop/protocol/openid-connect/certs'
  response.writeHead(isKnown ? 200 : 404, { 'Content-Type': 'application/json' }).end(isKnown ? jwks : '{}')
})

beforeAll(async () => {
  keys = await generateKeyPair('RS256', { extractable: true })
  otherKeys = await generateKeyPair('RS256', { extractable: true })
  jwks = JSON.stringify({
    keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }],
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  issuer = `http://127.0.0.1:${getPort(server)}/realms/shop`
})
afterAll(() => void server.close())

const sign = (
  claims: JWTPayload,
  key: CryptoKey | Uint8Array = keys.privateKey,
  alg = 'RS256',
): Promise<string> => new SignJWT(claims).setProtectedHeader({ alg, kid: 'k1', typ: 'JWT' }).sign(key)

const bearer = (token: string): { headers: Record<string, string> } => ({
  headers: { Authorization: `Bearer ${token}` },
})

/** What Keycloak puts into an access token. */
/** JSON leaves out what is `undefined`. */
type Changes = { [Claim in keyof JWTPayload]: JWTPayload[Claim] | undefined }

const toAccess = (changes: Changes = {}): JWTPayload =>
  JSON.parse(
    JSON.stringify({
      ...{ iss: issuer, aud: ['account', 'lending'], sub: 'f:1:ada', sid: 'sid-1', typ: 'Bearer' },
      ...{ iat: now, exp: now + 3_600, auth_time: now - 60 },
      customer_partners: [{ id: 'cp_adaeze', name: 'Adaeze Foods' }],
      ...changes,
    }),
  )

test('Keycloak: the access token says who it is and for which businesses, until its session is revoked', async () => {
  const { relay, send, upstream } = await testRelay({
    authenticate: createReadAccessToken({ issuer, audience: 'lending' }),
  })
  const token = await sign(toAccess())
  const session = await send('GET', '/session', bearer(token))
  expect([session.status, session.data]).toMatchObject([
    200,
    { userId: 'f:1:ada', customerPartners: [{ id: 'cp_adaeze', name: 'Adaeze Foods' }] },
  ])
  expect(
    (await send('GET', '/v1/customer-partner/cp_adaeze/credit-limit/current', bearer(token))).status,
  ).toBe(200)
  expect((await send('GET', '/v1/customer-partner/cp_b/credit-limit/current', bearer(token))).status).toBe(
    403,
  )
  expect(JSON.stringify(upstream.seen)).not.toContain(token)
  await relay.revoke({ sessionId: 'sid-1' })
  expect((await send('GET', '/session', bearer(token))).status).toBe(401)
})

test('Keycloak: what is no access token of this realm for this audience is signed out', async () => {
  const { send } = await testRelay({ authenticate: createReadAccessToken({ issuer, audience: 'lending' }) })
  const publicKey = new TextEncoder().encode(await exportSPKI(keys.publicKey))
  const refused = {
    over: await sign(toAccess({ exp: now - 3_600 })),
    'without an end': await sign(toAccess({ exp: undefined })),
    'for others': await sign(toAccess({ aud: 'account' })),
    'of another realm': await sign(toAccess({ iss: issuer.replace('shop', 'other') })),
    'an ID token': await sign(toAccess({ typ: 'ID' })),
    'without a session': await sign(toAccess({ sid: undefined })),
    'signed by another': await sign(toAccess(), otherKeys.privateKey),
    'signed with the public key': await sign(toAccess(), publicKey, 'HS256'),
    'without businesses': await sign(toAccess({ customer_partners: undefined })),
    nothing: '',
  }
  for (const [name, token] of Object.entries(refused))
    expect([name, (await send('GET', '/session', bearer(token))).status]).toEqual([name, 401])
})

test('Clerk: a session token of an own page is signed in; one of another page, or with a task open, is not', async () => {
  const authenticate = createReadClerkSession({
    secretKey: 'sk_live_none',
    publishableKey: `pk_live_${btoa('clerk.app.test$')}`,
    jwtKey: await exportSPKI(keys.publicKey),
    authorizedParties: ['https://app.test'],
  })
  const { relay, send } = await testRelay({ authenticate })
  const claims = { iss: 'https://clerk.app.test', azp: 'https://app.test', sub: 'ada', sid: 'sess_1', v: 2 }
  const toToken = (changes: JWTPayload = {}): Promise<string> =>
    sign({ ...claims, iat: now - 10, nbf: now - 10, exp: now + 3_600, ...changes })
  const token = await toToken()
  const session = await send('GET', '/session', bearer(token))
  expect([session.status, session.data]).toMatchObject([200, { userId: 'ada' }])
  const refused = [
    await toToken({ azp: 'https://shop.test' }),
    await toToken({ exp: now - 3_600 }),
    await toToken({ sts: 'pending' }),
    await sign({ ...claims, iat: now, nbf: now, exp: now + 3_600 }, otherKeys.privateKey),
  ]
  for (const other of refused) expect((await send('GET', '/session', bearer(other))).status).toBe(401)
  await relay.revoke({ sessionId: 'sess_1' })
  expect((await send('GET', '/session', bearer(token))).status).toBe(401)
})

test('Auth.js: its cookie is read with its secret, and signing out there ends it at the relay', async () => {
  const secret = 'secret-of-auth-js-in-the-test'
  const name = '__Secure-authjs.session-token'
  const { relay, send } = await testRelay({ authenticate: (request) => readAuthSession(request, secret) })
  const { callbacks, events } = createAuthConfig(() => relay)
  const account = { provider: 'demo', providerAccountId: '17', type: 'oauth' } as const
  const token = await callbacks.jwt({ token: {}, account, user: {} })
  // What a page sends to `update()` changes nothing.
  const update = { token, account: null, user: {}, trigger: 'update', session: { userId: 'demo:1' } } as const
  expect(await callbacks.jwt(update)).toEqual(token)

  const toHeaders = async (key = secret, maxAge = 3_600): Promise<{ headers: Record<string, string> }> => ({
    headers: { Cookie: `${name}=${await encode({ token, secret: key, salt: name, maxAge })}` },
  })
  const session = await send('GET', '/session', await toHeaders())
  expect([session.status, session.data]).toMatchObject([200, { userId: 'demo:17' }])
  for (const headers of [
    await toHeaders('another secret'),
    await toHeaders(secret, -3_600),
    { headers: { Cookie: '' } },
  ])
    expect((await send('GET', '/session', headers)).status).toBe(401)
  await events.signOut({ token })
  expect((await send('GET', '/session', await toHeaders())).status).toBe(401)
})
