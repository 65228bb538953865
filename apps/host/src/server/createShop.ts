import type { Principal, Relay } from '@onlend/relay'
import { Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

type ShopOptions = {
  relay: Relay
  page: Hono
}

const cookieName = 'shop_session'

/** Every visitor of the shop is its one demo person. */
const shopkeeper: Principal = {
  userId: 'shop_ada',
  displayName: 'Ada at Corner Shop',
  role: 'customer-partner',
  customerPartners: [{ id: 'cp_adaeze', name: 'Adaeze Foods Ltd' }],
}

/** Another company's backend, on another origin: it signs its own people in and hands their pages tokens to the relay. */
export function createShop({ relay, page }: ShopOptions): Hono {
  const sessions = new Set<string>()
  const shop = new Hono()

  shop.post('/token', async (context) => {
    const sessionId = getCookie(context, cookieName)
    if (!sessionId || !sessions.has(sessionId)) return context.json({ problem: 'SIGNED_OUT' }, 401)
    context.header('Cache-Control', 'no-store')
    return context.json(await relay.issueToken(shopkeeper, { sessionId }))
  })

  shop.post('/sign-out', async (context) => {
    const sessionId = getCookie(context, cookieName)
    if (sessionId && sessions.delete(sessionId)) await relay.revoke({ sessionId })
    return context.json({ signedIn: false })
  })

  shop.get('/', async (context, next) => {
    const sessionId = crypto.randomUUID()
    sessions.add(sessionId)
    // Strict: no other site can ask for a token in this visitor's name.
    setCookie(context, cookieName, sessionId, { httpOnly: true, sameSite: 'Strict', path: '/' })
    await next()
  })

  shop.route('/', page)
  return shop
}
