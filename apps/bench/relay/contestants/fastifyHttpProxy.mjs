// @fastify/http-proxy, without a log and with room for as many connections as the rows open.
import proxy from '@fastify/http-proxy'
import fastify from 'fastify'
import { serveContestant } from './serveContestant.mjs'

await serveContestant(async ({ upstream }) => {
  const app = fastify({ logger: false, bodyLimit: 250 * 1024 * 1024 })
  await app.register(proxy, { upstream, undici: { connections: 4096, pipelining: 1 } })
  await app.ready()
  return app.server
})
