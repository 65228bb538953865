import { access, readFile } from 'node:fs/promises'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { NONCE, secureHeaders } from 'hono/secure-headers'
import { join } from 'node:path'
import { fillPage, type PageParts } from './fillPage.ts'

type ServePageParameters = {
  /** The folder of the built pages and their files. */
  clientDir: string
  /** The page's file, such as `index.html`. */
  file: string
  /** Other origins that the page may call. */
  connectTo?: readonly string[]
  /** The parts that one request puts into the page. */
  partsFor: (request: Request, nonce: string) => PageParts | Promise<PageParts>
  /** The address on this site that a request is redirected to; `null` leaves it here. */
  redirectFor?: (request: Request) => Promise<string | null>
}

/** Serves a built page under a strict content security policy; every path without a file is the page. */
export async function servePage({
  clientDir,
  file,
  connectTo = [],
  partsFor,
  redirectFor,
}: ServePageParameters): Promise<Hono> {
  await access(`${clientDir}/${file}`)
  const routes = new Hono()
  routes.use(
    '/assets/*',
    serveStatic({
      root: clientDir,
      // Compressed when it was built, smaller than there is time for now.
      precompressed: true,
      onFound: (_path, context) => context.header('Cache-Control', 'public, max-age=31536000, immutable'),
    }),
  )
  routes.get('/assets/*', (context) => context.notFound())
  // Logos have no hash in their names, so a browser asks now and then whether there is a new one.
  routes.use(
    '/brands/*',
    serveStatic({
      root: clientDir,
      onFound: (_path, context) => context.header('Cache-Control', 'public, max-age=3600'),
    }),
  )
  routes.get('/brands/*', (context) => context.notFound())
  routes.use(
    '*',
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", NONCE],
        styleSrc: ["'self'", NONCE],
        imgSrc: ["'self'", 'data:'],
        // The fonts of brands, which the relay keeps.
        fontSrc: ["'self'"],
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
    // The page may hold data that only this visitor may see.
    context.header('Cache-Control', 'private, no-store')
    const elsewhere = await redirectFor?.(context.req.raw)
    if (elsewhere) return context.redirect(elsewhere)
    const nonce = context.get('secureHeadersNonce') ?? ''
    // Read each time: a new build may stand there, whose files have other names.
    const [page, parts] = await Promise.all([
      readFile(`${clientDir}/${file}`, 'utf8'),
      partsFor(context.req.raw, nonce),
    ])
    const styled = await inlineStyles({ page, clientDir, nonce })
    return context.html(fillPage(styled, { ...parts, values: { ...parts.values, NONCE: nonce } }))
  })
  return routes
}

type InlineStylesParameters = { page: string; clientDir: string; nonce: string }

const link = /<link rel="stylesheet"[^>]*href="(\/assets\/[\w.-]+\.css)"[^>]*>/g

const kept = new Map<string, Promise<string>>()

/**
 * Writes a page's sheets into it. On a slow link another round trip before anything is seen costs more than their bytes, and they
 * would have to share the link with the scripts.
 */
async function inlineStyles({ page, clientDir, nonce }: InlineStylesParameters): Promise<string> {
  const hrefs = [...page.matchAll(link)].map(([, href = '']) => href)
  const sheets = await Promise.all(hrefs.map((href) => readSheet(join(clientDir, href))))
  const texts = new Map(hrefs.map((href, index) => [href, sheets[index] ?? '']))
  return page.replace(link, (_link, href: string) => `<style nonce="${nonce}">${texts.get(href)}</style>`)
}

/** Read once: another content has another name. */
function readSheet(path: string): Promise<string> {
  const sheet = kept.get(path) ?? readFile(path, 'utf8')
  kept.set(path, sheet)
  return sheet
}
