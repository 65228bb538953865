import { endpoints } from '@onlend/core/internal'
import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { toPath } from '../../../test/toPath.ts'
import { tokenKeys, tokenRelay } from '../../../test/tokenRelay.ts'

const creditLimit = toPath(endpoints.getCreditLimit.path)

/** A token as the relay makes it, with changes; signed by a key of the relay unless told otherwise. */
async function forge(
  now: number,
  { header = {}, claims = {}, secret = tokenKeys[0]?.secret ?? '' }: Forgery,
): Promise<string> {
  const iat = now / 1_000
  const good = {
    iss: 'onlend-relay',
    aud: 'sandbox:/lending',
    sub: 'uA',
    rights: { role: 'customer-partner', customerPartners: [{ id: 'cp_a', name: 'A' }] },
    iat,
    nbf: iat,
    exp: iat + 300,
  }
  return new SignJWT({ ...good, ...claims })
    .setProtectedHeader({ alg: 'HS256', typ: 'onlend+jwt', kid: '2026-03', ...header })
    .sign(new TextEncoder().encode(secret))
}

type Forgery = {
  header?: Record<string, unknown>
  claims?: Record<string, unknown>
  secret?: string
}

const forgeries: [string, Forgery][] = [
  ['another secret', { secret: 'some other secret that is long enough for this' }],
  ['the secret of another of the keys', { secret: tokenKeys[1]?.secret ?? '' }],
  ['a key that is not listed', { header: { kid: '2025-01' } }],
  ['a key that is a word of the language', { header: { kid: '__proto__' } }],
  ['no key', { header: { kid: '' } }],
  ['a key as a path', { header: { kid: '../../dev/null' } }],
  ['a key of its own', { header: { kid: 'x', jwk: { kty: 'oct', k: 'x' }, jku: 'https://evil.test' } }],
  ['another kind of token', { header: { typ: 'JWT' } }],
  ['another algorithm', { header: { alg: 'HS512' } }],
  ['another issuer', { claims: { iss: 'somebody' } }],
  ['the other environment', { claims: { aud: 'production:/lending' } }],
  ['another mount', { claims: { aud: 'sandbox:/other' } }],
  ['no audience', { claims: { aud: undefined } }],
  ['no subject', { claims: { sub: '' } }],
  ['a number as its subject', { claims: { sub: 7 } }],
  ['no end', { claims: { exp: undefined } }],
  ['no beginning', { claims: { nbf: undefined } }],
  ['no moment of issue', { claims: { iat: undefined } }],
  ['a life of years that began long ago', { claims: { iat: 1, nbf: 1, exp: 4_000_000_000 } }],
  ['no rights', { claims: { rights: undefined } }],
  ['a role that does not exist', { claims: { rights: { role: 'admin', customerPartners: [] } } }],
  [
    'endpoints that are a text',
    { claims: { rights: { role: 'customer-partner', customerPartners: [], endpoints: 'withdraw' } } },
  ],
  ['a session that is no text', { claims: { sid: { toString: 'x' } } }],
]

test('S95: a token made like the relay’s own is accepted, and one that differs in one thing is refused', async () => {
  const { sendAs, time, upstream } = await tokenRelay()
  expect((await sendAs(await forge(time.now, {}), 'GET', '/session')).status).toBe(200)
  for (const [what, forgery] of forgeries) {
    const { code } = await sendAs(await forge(time.now, forgery), 'GET', creditLimit)
    expect([what, code]).toEqual([what, 'unauthenticated'])
  }
  expect(upstream.seen).toEqual([])
})

test('S95: a token without a signature, or with another payload under its own, is refused', async () => {
  const { sendAs, time } = await tokenRelay()
  const [header = '', payload = '', signature = ''] = (await forge(time.now, {})).split('.')
  const encode = (value: unknown) => btoa(JSON.stringify(value)).replaceAll('=', '')
  const decoded = atob(payload.replaceAll('-', '+').replaceAll('_', '/'))
  const rights = { role: 'customer-partner', customerPartners: [{ id: 'cp_b', name: 'B' }] }
  const swapped = encode({ ...JSON.parse(decoded), rights })
  const none = encode({ alg: 'none', typ: 'onlend+jwt', kid: '2026-03' })
  for (const forged of [
    ...[`${header}.${payload}.`, `${header}.${payload}`, `${none}.${payload}.`],
    ...[`${none}.${payload}.${signature}`, `${header}.${swapped}.${signature}`],
  ]) {
    expect((await sendAs(forged, 'GET', '/session')).code).toBe('unauthenticated')
  }
})
