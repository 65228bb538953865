import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { createAccountRoutes } from './createAccountRoutes.ts'
import type { createSessions } from './createSessions.ts'
import type { HostUser } from './HostUser.ts'

type HostOptions = {
  users: readonly HostUser[]
  sessions: ReturnType<typeof createSessions>
  showSignIns: boolean
  sandboxControlUrl: string | null
  onSignOut: (sessionId: string) => Promise<void>
  metrics: Hono
  brands: Hono
  page: Hono
}

/** The sample partner app's backend but for the relay: its own sign-in, its metrics, the demo's brand switcher and its page. */
export function createHost({ metrics, brands, page, ...account }: HostOptions): Hono {
  const host = new Hono()
  host.get('/health', (context) => context.json({ status: 'ok' }))
  host.route('/', metrics)
  host.use(compress())
  host.route('/', createAccountRoutes(account))
  host.route('/', brands)
  host.route('/', page)
  return host
}
