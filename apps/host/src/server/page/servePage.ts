import { access, readFile } from 'node:fs/promises'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { NONCE, secureHeaders } from 'hono/secure-headers'
import { fillPage } from './fillPage.ts'

type ServePageParameters = {
  /** Where the built pages are. */
  distDir: string
  /** The page's file, such as `index.html`. */
  file: string
  /** Other origins that the page may call. */
  connectTo?: readonly string[]
  /** What stands for `%NAME%` in the page. */
  values?: Readonly<Record<string, string>>
  /** The same, for one request. */
  valuesFor?: (request: Request) => Promise<Readonly<Record<string, string>>>
}

/** Serves a built page under a strict content security policy; every path without a file is the page. */
export async function servePage({
  distDir,
  file,
  connectTo = [],
  values = {},
  valuesFor = () => Promise.resolve({}),
}: ServePageParameters): Promise<Hono> {
  await access(`${distDir}/${file}`)
  const routes = new Hono()
  routes.use(
    '/assets/*',
    serveStatic({
      root: distDir,
      onFound: (_path, context) => context.header('Cache-Control', 'public, max-age=31536000, immutable'),
    }),
  )
  routes.get('/assets/*', (context) => context.notFound())
  // Logos have no hash in their names, so a browser asks now and then whether there is a new one.
  routes.use(
    '/brands/*',
    serveStatic({
      root: distDir,
      onFound: (_path, context) => context.header('Cache-Control', 'public, max-age=3600'),
    }),
  )
  routes.get('/brands/*', (context) => context.notFound())
  routes.use(
    '*',
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", NONCE],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...connectTo],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
      referrerPolicy: 'no-referrer',
    }),
  )
  routes.get('*', async (context) => {
    context.header('Cache-Control', 'no-store')
    // Read each time: a new build may stand there, whose files have other names.
    const page = await readFile(`${distDir}/${file}`, 'utf8')
    const asked = await valuesFor(context.req.raw)
    const nonce = { NONCE: context.get('secureHeadersNonce') ?? '' }
    return context.html(fillPage(page, { ...values, ...asked, ...nonce }))
  })
  return routes
}
