import { readFile } from 'node:fs/promises'
import type { Sandbox } from '../../index.ts'
import { Hono } from 'hono'
import { renderPage } from './renderPage.ts'

const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** Serves the control page with its script and its stylesheets. */
export function createPageRoutes(sandbox: Sandbox): Hono {
  const routes = new Hono()
  routes.get('/', (context) => {
    context.header('Content-Security-Policy', policy)
    context.header('Cache-Control', 'no-store')
    return context.html(renderPage(sandbox))
  })
  for (const [name, type] of [
    ['page.css', 'text/css; charset=utf-8'],
    ['forms.css', 'text/css; charset=utf-8'],
    ['page.js', 'text/javascript; charset=utf-8'],
  ] as const) {
    const file = new URL(name, import.meta.url)
    routes.get(`/${name}`, async (context) =>
      context.body(await readFile(file, 'utf8'), 200, { 'Content-Type': type, 'Cache-Control': 'no-cache' }),
    )
  }
  return routes
}
