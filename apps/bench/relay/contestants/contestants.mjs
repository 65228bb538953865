import { fileURLToPath } from 'node:url'

const here = (name) => fileURLToPath(new URL(`./${name}`, import.meta.url))

/**
 * Who is compared. `file` is a server in Node, `bundle` is ours, without either it is nginx. `scrubs` says that it takes secrets
 * out, so that only those are compared where there are some; `isTarget` that a target of `--quick` needs it.
 */
export const contestants = [
  { name: 'nginx' },
  { name: 'minimal-undici', file: here('minimalUndici.mjs'), isTarget: true },
  { name: 'http-proxy-3', file: here('httpProxy3.mjs') },
  { name: 'fastify-http-proxy', file: here('fastifyHttpProxy.mjs') },
  { name: 'hono-proxy', file: here('honoProxy.mjs') },
  {
    name: 'undici-parse',

    file: here('undiciParse.mjs'),
    scrubs: true,
    isTarget: true,
  },
  { name: 'ours', bundle: { BENCH_MOUNT: 'node' }, scrubs: true, isTarget: true },
  { name: 'ours-hono', bundle: { BENCH_MOUNT: 'hono' }, scrubs: true, isTarget: true },
]
