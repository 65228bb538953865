// Hono's own proxy helper on node-server: what a Web host with `fetch` costs.
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { proxy } from 'hono/proxy'
import { serveContestant } from './serveContestant.mjs'

await serveContestant(({ upstream }) => {
  const app = new Hono()
  app.all('*', (context) => proxy(`${upstream}${context.req.path}`, context.req))
  return createServer(getRequestListener(app.fetch))
})
