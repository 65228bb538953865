import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import type { Attack } from '../test/Attack.ts'
import type { AttackHarness } from '../test/AttackHarness.ts'
import { canaries } from '../upstream/canaries.ts'
import { endpointPaths } from './endpointPaths.ts'
import { signToken } from './signToken.ts'
import { withdrawal } from './withdrawal.ts'

type Claims = Readonly<Record<string, unknown>>

const [, ownLimit] = endpointPaths.getCreditLimit
const readJson = (part: string): Claims => JSON.parse(Buffer.from(part, 'base64url').toString())

async function fetchToken(harness: AttackHarness, by: 'uA' | 'uB'): Promise<string> {
  const answer = await harness.ask({ method: 'POST', path: '/lending/token', by })
  expect(answer.status).toBe(200)
  return JSON.parse(answer.text).data.token
}

function askWith(harness: AttackHarness, token: string, more: readonly (readonly [string, string])[] = []) {
  const headers = [['Authorization', `Bearer ${token}`] as const, ...more]
  return harness.ask({ path: `/lending${ownLimit}`, by: null, bare: true, headers })
}

/** The tokens of embedded pages; part of threats S13, S27, S29 and S31. */
export const tokenAttacks: readonly Attack[] = [
  {
    title: 'S13: a token that this relay did not sign for this use and this hour counts as no session',
    tried:
      'alg none, other algorithms, guessed secrets, other audiences, types, issuers and times, spoiled parts, key ids as paths',
    run: async (harness) => {
      const token = await fetchToken(harness, 'uA')
      expect((await askWith(harness, token)).status).toBe(200)
      const [head = '', body = '', signature = ''] = token.split('.')
      const { header, claims } = { header: readJson(head), claims: readJson(body) }
      const secret = canaries.tokenSecret
      // The attack signs as the relay does: what is refused below is refused for what it changes.
      expect((await askWith(harness, signToken(header, claims, secret))).status).toBe(200)
      const now = Math.floor(Date.now() / 1000)
      const sha = createHash('sha256').update(secret).digest('hex')
      const none = (alg: string) =>
        `${Buffer.from(JSON.stringify({ ...header, alg })).toString('base64url')}.${body}.`
      const forged = [
        ...['none', 'None', 'NONE', 'nOnE', ''].map(none),
        ...['HS384', 'HS512', 'RS256', 'ES256', 'PS256', 'EdDSA'].map((alg) =>
          signToken({ ...header, alg }, claims, secret),
        ),
        ...['', 'secret', 'host-1', sha, secret.toUpperCase(), `${secret} `].map((guess) =>
          signToken(header, claims, guess),
        ),
        ...['../../dev/null', '', 'host-2', '__proto__', 'constructor', null, ['host-1']].map((kid) =>
          signToken({ ...header, kid }, claims, secret),
        ),
        ...[{ typ: 'JWT' }, { typ: undefined }, { crit: ['exp'] }, { b64: false, crit: ['b64'] }].map(
          (change) => signToken({ ...header, ...change }, claims, secret),
        ),
        ...[
          { aud: 'other' },
          { aud: undefined },
          { iss: 'other' },
          { iss: undefined },
          { exp: now - 60 },
          { exp: undefined },
          { exp: 'never' },
          { nbf: now + 600 },
          { iat: now + 600 },
          { iat: undefined },
          { iat: now - 100_000, exp: now + 100_000 },
          { sub: undefined },
          { sub: 1 },
          { rights: undefined },
          { rights: { role: 'admin' } },
          { rights: [] },
        ].map((change) => signToken(header, { ...claims, ...change }, secret)),
        `${head}.${Buffer.from(JSON.stringify({ ...claims, sub: 'user_ub' })).toString('base64url')}.${signature}`,
        `${head}.${body}.${signature.slice(0, -2)}`,
        `${head}.${body}`,
        `${token}.${signature}`,
        `${token}x`,
        token.toUpperCase(),
        'x'.repeat(8_500),
        '..',
        '',
        'null',
      ]
      for (const wrong of forged) {
        const answer = await askWith(harness, wrong)
        harness.expectRefusal(answer, ['unauthenticated'], wrong.slice(0, 120))
      }
      expect(harness.upstream.calls).toHaveLength(2)
    },
  },
  {
    title: 'S27, S13: a request with a token is judged by it alone, and a token has no successor of its own',
    tried:
      'a bad token beside a good cookie, a token of B beside the cookie of A, a token that asks for a token, tokens in queries',
    run: async (harness) => {
      const [ofA, ofB] = [await fetchToken(harness, 'uA'), await fetchToken(harness, 'uB')]
      const cookie = ['Cookie', harness.cookieOf('uA')] as const
      harness.expectRefusal(
        await askWith(harness, 'spoiled', [cookie]),
        ['unauthenticated'],
        'a good cookie beside it',
      )
      harness.expectRefusal(await askWith(harness, ofB, [cookie]), ['forbidden'], "B's token, A's cookie")
      const successor = await harness.ask({
        method: 'POST',
        path: '/lending/token',
        by: 'uA',
        headers: [['Authorization', `Bearer ${ofA}`]],
      })
      harness.expectRefusal(successor, ['forbidden'], 'a successor')
      for (const query of [`token=${ofA}`, `access_token=${ofA}`, `authorization=Bearer%20${ofA}`]) {
        const answer = await harness.ask({ path: `/lending${ownLimit}?${query}`, by: null, bare: true })
        harness.expectRefusal(answer, ['unauthenticated'], 'a token in the query')
      }
      harness.expectNothingSent()
    },
  },
  {
    title: 'S27: signing out ends the tokens of the session at once',
    tried: 'a token that was good a moment ago, after its session has signed out',
    run: async (harness) => {
      const token = await fetchToken(harness, 'uA')
      expect((await askWith(harness, token)).status).toBe(200)
      const out = await harness.ask({ method: 'POST', path: '/sign-out', by: 'uA' })
      expect(out.status).toBe(200)
      harness.expectRefusal(await askWith(harness, token), ['unauthenticated'], 'after signing out')
      const again = await harness.ask({ method: 'POST', path: '/lending/token', by: 'uA' })
      harness.expectRefusal(again, ['unauthenticated'], 'the old cookie')
    },
  },
  {
    title:
      'S29, S31: a token from an origin that may not have it is refused, and the allowed origin is named exactly',
    tried: 'a good token with twelve origins; preflights of the allowed and of other origins',
    run: async (harness) => {
      const token = await fetchToken(harness, 'uA')
      const allowed = 'https://shop.attack.example'
      const foreign = [
        'https://evil.example',
        'null',
        'https://shop.attack.example.evil',
        'https://xshop.attack.example',
        'http://shop.attack.example',
        'https://shop.attack.example:444',
        'https://SHOP.attack.example',
        'https://shop.attack.example/',
        `${allowed}, https://evil.example`,
        'https://shop.attack.example@evil.example',
      ]
      for (const origin of foreign) {
        const read = await askWith(harness, token, [['Origin', origin]])
        expect(read.headers['access-control-allow-origin'], origin).toBeUndefined()
        const write = await harness.ask({
          ...withdrawal({ by: null }),
          headers: [
            ['Origin', origin],
            ['Authorization', `Bearer ${token}`],
            ['X-Relay', '1'],
            ['Idempotency-Key', crypto.randomUUID()],
          ],
        })
        harness.expectRefusal(write, ['cross_site'], origin)
      }
      expect(harness.upstream.calls.filter(({ method }) => method === 'POST')).toEqual([])
      const good = await askWith(harness, token, [['Origin', allowed]])
      expect(good.headers).toMatchObject({ 'access-control-allow-origin': allowed })
      expect(good.headers.vary).toMatch(/origin/i)
      expect(good.headers['access-control-allow-credentials']).toBeUndefined()
      const preflight = (origin: string) =>
        harness.ask({
          method: 'OPTIONS',
          path: `/lending${ownLimit}`,
          by: null,
          bare: true,
          headers: [
            ['Origin', origin],
            ['Access-Control-Request-Method', 'GET'],
            ['Access-Control-Request-Headers', 'authorization'],
          ],
        })
      expect((await preflight(allowed)).headers['access-control-allow-origin']).toBe(allowed)
      expect((await preflight('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined()
    },
  },
]
