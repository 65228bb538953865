import { Hono } from 'hono'
import { setCookie } from 'hono/cookie'
import { brandCookie } from './brandCookie.ts'
import { isCrossSite } from './isCrossSite.ts'
import type { Brands } from './openBrands.ts'

/** The demo's brand switcher: which brands there are, and putting one on. */
export function createBrandRoutes({ choices }: Pick<Brands, 'choices'>): Hono {
  const routes = new Hono()

  routes.get('/demo/brands', (context) => context.json(choices))

  routes.post('/demo/brand', async (context) => {
    if (isCrossSite(context.req.raw, null)) return context.json({ problem: 'CROSS_SITE' }, 403)
    const body: unknown = await context.req.json().catch(() => null)
    const id = typeof body === 'object' && body !== null && 'id' in body ? body.id : null
    const chosen = choices.find((choice) => choice.id === id)
    if (!chosen) return context.json({ problem: 'UNKNOWN_BRAND' }, 404)
    setCookie(context, brandCookie, chosen.id, { httpOnly: true, sameSite: 'Lax', path: '/' })
    return context.json(chosen)
  })

  return routes
}
