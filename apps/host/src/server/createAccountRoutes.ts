import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { HostUser } from './HostUser.ts'
import type { createSessions } from './createSessions.ts'
import { isCrossSite } from './isCrossSite.ts'
import { isPassword } from './isPassword.ts'
import { toAccount } from './toAccount.ts'
import { toSignIns } from './toSignIns.ts'

/** Bytes of a sign-in: a request without a session must not fill the memory of a process that sends money. */
const mostBytes = 4_096

type AccountRoutesOptions = {
  users: readonly HostUser[]
  sessions: ReturnType<typeof createSessions>
  /** Whether the demo's people, passwords included, may be shown on the sign-in page. */
  showSignIns: boolean
  sandboxControlUrl: string | null
  /** Ends what else hangs on a session, such as open streams. */
  onSignOut: (sessionId: string) => Promise<void>
}

/** Signing in and out, and who is signed in: what any host app has already. */
export function createAccountRoutes({
  users,
  sessions,
  showSignIns,
  sandboxControlUrl,
  onSignOut,
}: AccountRoutesOptions): Hono {
  const routes = new Hono()

  routes.get('/demo/sign-ins', (context) => {
    return context.json(showSignIns ? toSignIns(users) : [])
  })

  routes.get('/account', async (context) => {
    const session = await sessions.find(context.req.raw)
    return context.json(session && toAccount(session.user, sandboxControlUrl))
  })

  routes.post('/sign-in', bodyLimit({ maxSize: mostBytes }), async (context) => {
    if (isCrossSite(context.req.raw)) return context.json({ problem: 'CROSS_SITE' }, 403)
    const { email = '', password = '' } = await readCredentials(context.req.raw)
    const user = users.find((candidate) => candidate.email === email.trim().toLowerCase())
    // The comparison runs for unknown people too, so that the answer's time tells nothing.
    const matches = isPassword(password, user?.password ?? crypto.randomUUID())
    if (!user || !matches) return context.json({ problem: 'WRONG_CREDENTIALS' }, 401)
    await sessions.open(context, user)
    return context.json({ signedIn: true })
  })

  routes.post('/sign-out', async (context) => {
    if (isCrossSite(context.req.raw)) return context.json({ problem: 'CROSS_SITE' }, 403)
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
