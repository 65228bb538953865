import { createHash, timingSafeEqual } from 'node:crypto'
import type { PrometheusMetrics } from '@onlend/relay/prometheus'
import { Hono } from 'hono'

/** `GET /metrics` for requests with the token; without a token in the environment there is no such page. */
export function createMetricsRoute(metrics: PrometheusMetrics, token: string | null): Hono {
  const routes = new Hono()
  if (token === null) return routes
  const expected = digest(`Bearer ${token}`)
  routes.get('/metrics', async (context) => {
    const sent = digest(context.req.header('Authorization') ?? '')
    if (!timingSafeEqual(sent, expected)) return context.text('', 401)
    return context.body(await metrics.text(), 200, {
      'Content-Type': metrics.contentType,
      'Cache-Control': 'no-store',
    })
  })
  return routes
}

/** Digests are equally long, as the comparison needs them. */
function digest(value: string): Buffer {
  return createHash('sha256').update(value).digest()
}
