import { access, readFile } from 'node:fs/promises'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { NONCE, secureHeaders } from 'hono/secure-headers'

const noncePlaceholder = '%NONCE%'

/** Serves the built single-page app under a strict content security policy; every path without a file is the page. */
export async function servePage(distDir: string): Promise<Hono> {
  await access(`${distDir}/index.html`)
  const routes = new Hono()
  routes.use(
    '/assets/*',
    serveStatic({
      root: distDir,
      onFound: (_path, context) => context.header('Cache-Control', 'public, max-age=31536000, immutable'),
    }),
  )
  routes.get('/assets/*', (context) => context.notFound())
  routes.use(
    '*',
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", NONCE],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
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
    const page = await readFile(`${distDir}/index.html`, 'utf8')
    return context.html(page.replaceAll(noncePlaceholder, context.get('secureHeadersNonce') ?? ''))
  })
  return routes
}
