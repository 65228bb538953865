// The relay as a host would run it. Bundled before it is started, so that it runs as plain JavaScript like every other contestant.
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createRelay, defaultWebhookParser } from '@onlend/relay'
import { honoHandler } from '@onlend/relay/hono'
import { nodeListener, undiciTransport } from '@onlend/relay/node'
import { openPgliteDatabase } from '@onlend/relay/pglite'
import { openPostgresDatabase } from '@onlend/relay/postgres'
import { Hono } from 'hono'
import { serveContestant } from './serveContestant.mjs'

/** The session of a cookie: the host's own look-up, from memory. Every session may act for its own partner and the three read ones. */
function readSession(request) {
  const cookie = request.headers.get('Cookie') ?? ''
  const session = /(?:^|; )s=([A-Za-z0-9_]{1,32})(?:;|$)/.exec(cookie)?.[1]
  if (session === undefined) return null
  const ids = ['cp_1k', 'cp_20k', 'cp_20k_secrets', `cp_${session}`]
  return {
    userId: session,
    role: 'channel-partner',
    channelPartnerId: 'chp_bench',
    customerPartners: ids.map((id) => ({ id, name: id })),
  }
}

const { BENCH_MOUNT: mount, BENCH_DATA_DIR: dataDir, BENCH_DATABASE_URL: connectionString } = process.env

/** Counted like any, and never reached: what is measured is the cost of the limit and not the limit. */
const plenty = { reads: { limit: 1e9, window: 60_000 }, writes: { limit: 1e9, window: 60_000 } }

const tell = (fields, message) => console.error('error:', message, JSON.stringify(fields))

await serveContestant(async ({ upstream }) => {
  const relay = createRelay({
    upstream: {
      baseUrl: upstream,
      apiKey: 'sk_bench_0000000000000000',
      transport: undiciTransport(),
    },
    environment: 'production',
    authenticate: readSession,
    authorize: () => true,
    database: connectionString
      ? openPostgresDatabase({ connectionString })
      : await openPgliteDatabase({ dataDir }),
    ledgerSecret: 'the ledger secret of the bench, long',
    logger: { info: () => undefined, warn: tell, error: tell },
    webhooks: { bench: { verify: 'unverified', parse: defaultWebhookParser } },
    limits: { person: plenty, partner: plenty, service: plenty, webhooks: plenty.writes },
  })
  if (mount === 'node') return createServer(nodeListener(relay))
  const app = new Hono()
  app.all('*', honoHandler(relay))
  return createServer(getRequestListener(app.fetch))
})
