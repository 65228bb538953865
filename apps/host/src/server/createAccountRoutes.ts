import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import type { DemoSignIn } from '../app/boot/PageBoot.ts'
import type { HostUser } from './HostUser.ts'
import { demoBeneficiaries } from './demoBeneficiaries.ts'
import type { Sessions } from './createSessions.ts'
import type { SignInThrottle } from './createSignInThrottle.ts'
import { isPassword } from './passwords/isPassword.ts'
import { isCrossSite } from './isCrossSite.ts'
import { toAccount } from './toAccount.ts'

/** Bytes of a sign-in: a request without a session must not fill the memory of a process that sends money. */
const mostBytes = 4_096

export type AccountRoutesOptions = {
  users: readonly HostUser[]
  sessions: Sessions
  throttle: SignInThrottle
  /** The address of a request's client: that of the socket, or the one that the proxy in front names. */
  getClientAddress: (context: Context) => string
  /** The demo's people as the sign-in page shows them, passwords included; none where people are real. */
  signIns: readonly DemoSignIn[]
  sandboxControlUrl: string | null
  /** The origin of this app for browsers; `null` while it is only known from each request. */
  publicOrigin: string | null
  /** Whether the person of a request may act for a business, by the relay's own rule; `null` where that cannot be found out. */
  mayActFor: (request: Request, customerPartnerId: string) => Promise<boolean | null>
  /** Ends everything else that depends on a session, such as open streams. */
  onSignOut: (sessionId: string) => Promise<void>
}

/** The routes of sign-in, sign-out and the account, which any host app has already. */
export function createAccountRoutes({
  users,
  sessions,
  throttle,
  getClientAddress,
  signIns,
  sandboxControlUrl,
  publicOrigin,
  mayActFor,
  onSignOut,
}: AccountRoutesOptions): Hono {
  const routes = new Hono()
  // While the database is away the host does not know the session, which is not the same as signed out.
  routes.onError((error, context) =>
    error instanceof HTTPException ? error.getResponse() : context.json({ problem: 'UNAVAILABLE' }, 503),
  )

  routes.get('/demo/sign-ins', (context) => context.json(signIns))

  routes.get('/account', async (context) => {
    const session = await sessions.find(context.req.raw)
    return context.json(session && toAccount(session.user, sandboxControlUrl, users))
  })

  routes.get('/beneficiaries/:customerPartnerId', async (context) => {
    const session = await sessions.find(context.req.raw)
    const id = context.req.param('customerPartnerId')
    context.header('Cache-Control', 'private, no-store')
    if (!session) return context.json({ problem: 'SIGNED_OUT' }, 401)
    const isOwn = await mayActFor(context.req.raw, id)
    if (isOwn === null) return context.json({ problem: 'UNAVAILABLE' }, 503)
    return isOwn ? context.json(demoBeneficiaries[id] ?? []) : context.json({ problem: 'NOT_YOURS' }, 403)
  })

  routes.post('/sign-in', bodyLimit({ maxSize: mostBytes }), async (context) => {
    if (isCrossSite(context.req.raw, publicOrigin)) return context.json({ problem: 'CROSS_SITE' }, 403)
    const { email: given = '', password = '' } = await readCredentials(context.req.raw)
    const attempt = { email: given.trim().toLowerCase(), address: getClientAddress(context) }
    const wait = await throttle.begin(attempt)
    if (wait !== null) {
      context.header('Retry-After', String(Math.ceil(wait / 1_000)))
      return context.json({ problem: 'TOO_MANY_ATTEMPTS' }, 429)
    }
    const user = users.find((candidate) => candidate.email === attempt.email)
    // The route tries a hash for unknown accounts too, so that the answer's time reveals nothing.
    const matches = await isPassword(password, (user ?? users[0])?.passwordHash ?? '')
    if (!user || !matches) return context.json({ problem: 'WRONG_CREDENTIALS' }, 401)
    await throttle.succeed(attempt)
    await sessions.open(context, user)
    return context.json({ signedIn: true })
  })

  routes.post('/sign-out', async (context) => {
    if (isCrossSite(context.req.raw, publicOrigin)) return context.json({ problem: 'CROSS_SITE' }, 403)
    const session = await sessions.close(context)
    if (session) await onSignOut(session.id)
    return context.json({ signedIn: false })
  })

  return routes
}

async function readCredentials(request: Request): Promise<{ email?: string; password?: string }> {
  const body: unknown = await request.json().catch(() => null)
  if (typeof body !== 'object' || body === null) return {}
  const { email, password } = body as Record<string, unknown> // opened only to be checked
  return {
    ...(typeof email === 'string' && { email: email.slice(0, 200) }),
    ...(typeof password === 'string' && { password: password.slice(0, 200) }),
  }
}
