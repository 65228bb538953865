import { createServer } from 'node:http'
import express, { type Express } from 'express'
import { MemoryStore } from 'express-session'
import { type Authenticator, Passport, Strategy } from 'passport'
import { expect, onTestFinished, test } from 'vitest'
import * as expressSession from '../../examples/sign-in/express-session.ts'
import { createSessions, findSession, type SessionOptions } from '../../examples/sign-in/findSession.ts'
import * as passportSession from '../../examples/sign-in/passport.ts'
import { createRelay } from '../../src/createRelay.ts'
import { expressHandler } from '../../src/http/adapters/expressHandler.ts'
import type { Principal } from '../../src/http/Principal.ts'
import type { Relay } from '../../src/Relay.ts'
import { listenUntilEnd } from '../adapters/listenUntilEnd.ts'
import { mountedOptions } from '../adapters/mountedOptions.ts'
import { type WireUpstream, wireUpstream } from '../adapters/wireUpstream.ts'

const secret = 'cookie-secret-of-the-test'
const hours = 3_600_000

type Host = { store: MemoryStore; options: SessionOptions; call: Call; upstream: WireUpstream }
type Call = (method: string, path: string, more?: { cookie?: string; body?: object }) => Promise<Response>
type Recipe = {
  readSession: (request: Request, options: SessionOptions) => Promise<Principal | null>
  addRoutes: (app: Express, relay: Relay) => void
}

async function open({ readSession, addRoutes }: Recipe): Promise<Host> {
  const upstream = await wireUpstream()
  const store = new MemoryStore()
  const options = { store, secret }
  const authenticate = (request: Request): Promise<Principal | null> => readSession(request, options)
  const relay = createRelay(await mountedOptions(upstream.port, { authenticate }))
  const app = express()
  // The proxy in front speaks https, and says so.
  app.set('trust proxy', 1)
  app.use('/lending', expressHandler(relay))
  app.use(createSessions(options))
  addRoutes(app, relay)
  onTestFinished(async () => {
    await relay.close()
    await upstream.close()
  })
  const port = await listenUntilEnd(createServer(app))
  const call: Call = (method, path, { cookie = '', body } = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: {
        'X-Forwarded-Proto': 'https',
        'X-Relay': '1',
        'Sec-Fetch-Site': 'same-origin',
        'Idempotency-Key': 'key-of-the-sign-in',
        ...(cookie && { Cookie: cookie }),
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
  return { store, options, call, upstream }
}

const byPassword: Recipe = {
  readSession: expressSession.readSession,
  addRoutes(app, relay) {
    const checkPassword = async (body: unknown): Promise<string | null> =>
      JSON.stringify(body) === '{"password":"open sesame"}' ? 'ada' : null
    app.use(expressSession.createSignInRoutes({ relay, checkPassword }))
  },
}

class DemoStrategy extends Strategy {
  override authenticate({ body }: express.Request): void {
    if (body?.password === 'open sesame') this.success({ id: 'ada' })
    else this.fail(401)
  }
}

const byPassport: Recipe = {
  readSession: passportSession.readSession,
  addRoutes(app, relay) {
    const passport = new Passport()
    // The casts: `Express.User` is empty until a host describes it, and the types of the library know two kinds of one class.
    passport.serializeUser((user, done) => done(null, (user as { id: string }).id))
    passport.deserializeUser((id, done) => done(null, { id } as Express.User))
    passport.use('demo', new DemoStrategy())
    app.use(passport.session())
    app.use(
      passportSession.createSignInRoutes({ relay, passport: passport as Authenticator, strategy: 'demo' }),
    )
  },
}

const signIn = async (call: Call, cookie = ''): Promise<string> => {
  const answer = await call('POST', '/sign-in', { cookie, body: { password: 'open sesame' } })
  expect(answer.status).toBe(204)
  return (answer.headers.getSetCookie()[0] ?? '').split(';')[0] ?? ''
}

const toRequest = (cookie: string): Request =>
  new Request('https://app.test/', { headers: { Cookie: cookie } })

test.each([
  ['express-session', byPassword],
  ['Passport', byPassport],
])(
  '%s: the session of the cookie acts for its own businesses, until it has signed out',
  async (_, recipe) => {
    const { call, upstream, store, options } = await open(recipe)
    expect((await call('GET', '/lending/session')).status).toBe(401)
    const refused = await call('POST', '/sign-in', { body: { password: 'guess', userId: 'ada' } })
    expect([refused.status, refused.headers.getSetCookie()]).toEqual([401, []])

    const cookie = await signIn(call)
    const own = await call('GET', '/lending/session', { cookie })
    expect([own.status, await own.json()]).toMatchObject([
      200,
      { data: { userId: 'ada', customerPartners: [{ id: 'cp_adaeze', name: 'Adaeze Foods' }] } },
    ])
    const body = { account_type: 'bank', name: 'A', amount: 1, account_number: '1', bank_code: '058' }
    const withdraw = (id: string): Promise<Response> =>
      call('POST', `/lending/v1/baas/customer-partner/${id}/withdraw`, {
        cookie,
        body: { ...body, customerPartners: [{ id, name: 'Mine' }] },
      })
    expect((await withdraw('cp_kwame')).status).toBe(403)
    expect(upstream.seen).toEqual([])

    const kept = await findSession(toRequest(cookie), options)
    expect((await call('POST', '/sign-out', { cookie })).status).toBe(204)
    expect((await call('GET', '/lending/session', { cookie })).status).toBe(401)
    // Also where the store, or a copy of it, still knows the session.
    if (kept) await new Promise((resolve) => store.set(kept.id, kept, resolve))
    expect(await findSession(toRequest(cookie), options)).not.toBeNull()
    expect((await call('GET', '/lending/session', { cookie })).status).toBe(401)
  },
)

test.each([
  ['express-session', byPassword],
  ['Passport', byPassport],
])('%s: a planted, forged or old cookie is worth nothing', async (_, recipe) => {
  const { call, store, options } = await open(recipe)
  const planted = await signIn(call)
  const cookie = await signIn(call, planted)
  expect(cookie).not.toBe(planted)
  expect((await call('GET', '/lending/session', { cookie: planted })).status).toBe(401)

  for (const forged of [cookie.replace(/\.[^.]*$/, '.AAAA'), cookie.replace(/s%3A/, ''), `${cookie}%`])
    expect((await call('GET', '/lending/session', { cookie: forged })).status).toBe(401)

  const found = await findSession(toRequest(cookie), options)
  if (found)
    await new Promise((resolve) =>
      store.set(found.id, { ...found, signedInAt: Date.now() - 12 * hours }, resolve),
    )
  expect((await call('GET', '/lending/session', { cookie })).status).toBe(401)
})
