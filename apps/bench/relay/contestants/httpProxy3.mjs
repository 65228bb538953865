// http-proxy-3 with a keep-alive agent, as its documentation shows.
import { Agent, createServer } from 'node:http'
import { createProxyServer } from 'http-proxy-3'
import { serveContestant } from './serveContestant.mjs'

await serveContestant(({ upstream }) => {
  const proxy = createProxyServer({ target: upstream, agent: new Agent({ keepAlive: true }) })
  proxy.on('error', (_error, _request, response) => response.destroy())
  return createServer((request, response) => proxy.web(request, response))
})
