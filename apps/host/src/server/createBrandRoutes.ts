import { Hono } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import { brandCookie } from './brandCookie.ts'
import { isCrossSite } from './isCrossSite.ts'
import type { Brands } from './openBrands.ts'
import { previewCookie } from './previewCookie.ts'

/** Seconds for which a device shows a draft of the brand, unless it is opened again. */
const previewTime = 3_600

/** The address that previews a draft, and the demo's brand switcher: which brands there are, and putting one on. */
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

  // The id says nothing by itself: the relay shows a draft only to an id that it has given.
  routes.get('/brand-preview/:id{[0-9a-f]{32}}', (context) => {
    const options = { httpOnly: true, sameSite: 'Lax', path: '/', maxAge: previewTime } as const
    setCookie(context, previewCookie, context.req.param('id'), options)
    return context.redirect('/')
  })
  routes.get('/brand-preview/off', (context) => {
    deleteCookie(context, previewCookie, { path: '/' })
    return context.redirect('/')
  })

  return routes
}
