import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { type AccountRoutesOptions, createAccountRoutes } from './createAccountRoutes.ts'

type HostOptions = AccountRoutesOptions & {
  brands: Hono
  invoices: Hono
  /** The route on which a person proves once more who they are; absent where nothing asks for it. */
  stepUp?: Hono
  page: Hono
}

/** The sample partner app's backend but for the relay: its own sign-in, the demo's brand switcher and its page. */
export function createHost({ brands, invoices, stepUp, page, ...account }: HostOptions): Hono {
  const host = new Hono()
  host.get('/health', (context) => context.json({ status: 'ok' }))
  host.use(compress())
  host.route('/', createAccountRoutes(account))
  host.route('/', brands)
  host.route('/', invoices)
  if (stepUp) host.route('/', stepUp)
  host.route('/', page)
  return host
}
