import type { Relay } from '@onlend/relay'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { createAccountRoutes } from './createAccountRoutes.ts'
import type { createSessions } from './createSessions.ts'
import type { HostUser } from './HostUser.ts'

type HostOptions = {
  relay: Relay
  users: readonly HostUser[]
  sessions: ReturnType<typeof createSessions>
  showSignIns: boolean
  sandboxControlUrl: string | null
  page: Hono
}

/** The sample partner app's backend: its own sign-in, the relay under `/lending`, and the page. */
export function createHost({ relay, page, ...account }: HostOptions): Hono {
  const host = new Hono()
  host.get('/health', (context) => context.json({ status: 'ok' }))
  // Nothing but this line joins the app and the relay; the relay reads the session through `authenticate`.
  host.all('/lending/*', (context) => relay.fetch(context.req.raw))
  host.use(compress())
  host.route('/', createAccountRoutes(account))
  host.route('/', page)
  return host
}
