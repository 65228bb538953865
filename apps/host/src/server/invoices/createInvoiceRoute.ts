import { Hono } from 'hono'
import type { Sessions } from '../createSessions.ts'
import type { InvoiceBook } from './createInvoiceBook.ts'

type InvoiceRouteOptions = { sessions: Pick<Sessions, 'find'>; invoices: Pick<InvoiceBook, 'list'> }

/** `GET /invoices`: the book of the businesses that the signed-in person acts for. */
export function createInvoiceRoute({ sessions, invoices }: InvoiceRouteOptions): Hono {
  const routes = new Hono()
  routes.onError((_error, context) => context.json({ problem: 'UNAVAILABLE' }, 503))
  routes.get('/invoices', async (context) => {
    context.header('Cache-Control', 'private, no-store')
    const session = await sessions.find(context.req.raw)
    if (!session) return context.json({ problem: 'SIGNED_OUT' }, 401)
    return context.json(await invoices.list(session.user.customerPartners.map(({ id }) => id)))
  })
  return routes
}
