import { readFileSync } from 'node:fs'
import { cpus, loadavg, release, totalmem } from 'node:os'

/** The facts that a figure depends on, a line each. */
export function describeMachine({ cores, load, isQuick, rounds, seconds }) {
  const [model] = cpus()
  const pinned = cores
    ? `contestant alone on core ${cores.contestant}; load on core ${cores.load}, upstream on core ${cores.upstream}${cores.load === cores.upstream ? ', which they share' : ''}`
    : 'nothing is pinned: one core only, or no taskset'
  return [
    `${cpus().length} cores (${model?.model.trim()}), ${Math.round(totalmem() / 1e9)} GB, Linux ${release()}, load before ${loadavg()[0].toFixed(2)}`,
    `Node ${process.versions.node}; ${versions(['undici', 'hono', '@hono/node-server', 'http-proxy-3', '@fastify/http-proxy', 'fastify'])}`,
    `${pinned}; load from ${load.name}`,
    `${isQuick ? 'quick: figures are rough; ' : ''}${rounds} rounds of ${seconds} s in turns; medians; plain HTTP over loopback`,
  ]
}

function versions(names) {
  return names
    .map((name) => {
      const file = new URL(`../../node_modules/${name}/package.json`, import.meta.url)
      return `${name} ${JSON.parse(readFileSync(file, 'utf8')).version}`
    })
    .join(', ')
}
