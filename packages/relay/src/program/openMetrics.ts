import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RelayOptions } from '../index.ts'
import type { Secret } from './createReader.ts'
import { importPeer } from './importPeer.ts'

/** The figures of a relay, and the page that shows them to a reader with the token. */
export type Metrics = {
  metrics: NonNullable<RelayOptions['metrics']>
  answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void>
}

/** Opens the figures for Prometheus. */
export async function openMetrics(token: Secret): Promise<Metrics> {
  const { prometheusMetrics } = await importPeer(() => import('../observability/prometheusMetrics.ts'), {
    packages: 'prom-client',
    what: 'METRICS_TOKEN',
  })
  const { Registry, collectDefaultMetrics } = await import('prom-client')
  const register = new Registry()
  collectDefaultMetrics({ register })
  const metrics = prometheusMetrics({ register })
  return {
    metrics,
    async answer(incoming, outgoing) {
      const expected = digest(`Bearer ${await token.value()}`)
      if (!timingSafeEqual(digest(incoming.headers.authorization ?? ''), expected)) {
        outgoing.writeHead(401).end()
        return
      }
      outgoing.writeHead(200, { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' })
      outgoing.end(await metrics.text())
    },
  }
}

function digest(value: string): Buffer {
  return createHash('sha256').update(value).digest()
}
