// The relay as a host would run it. Bundled before it is started, so that it runs as plain JavaScript.
import { createServer } from 'node:http'
import { createRelay } from '@onlend/relay'
import { nodeListener, outcomeWebhook, undiciTransport } from '@onlend/relay/node'
import { openPgliteDatabase } from '@onlend/relay/pglite'
import { openPostgresDatabase } from '@onlend/relay/postgres'
import { openRedis } from '@onlend/relay/redis'
import { fileStaging } from '@onlend/relay/uploads'
import { serve } from './serve.mjs'

/** `s=o17_3` is the third person of the seventeenth partner; every one may read `cp_1k` too. */
function readSession(request) {
  const [, person, owner] =
    /(?:^|; )s=(([a-z]+\d*)_\d+)(?:;|$)/.exec(request.headers.get('Cookie') ?? '') ?? []
  if (person === undefined) return null
  const ids = [`cp_${owner}`, 'cp_1k']
  return {
    userId: person,
    role: 'channel-partner',
    channelPartnerId: 'chp_bench',
    customerPartners: ids.map((id) => ({ id, name: id })),
  }
}

const {
  BENCH_DATA_DIR: dataDir,
  BENCH_DATABASE_URL: connectionString,
  BENCH_REDIS_URL: url,
  BENCH_STAGING: folder,
  BENCH_OUTCOMES_URL: outcomesUrl,
  BENCH_OUTCOMES_SECRET: outcomesSecret,
} = process.env
/** Counted like any, and never reached. */
const plenty = { reads: { limit: 1e9, window: 60_000 }, writes: { limit: 1e9, window: 60_000 } }
const tell = (fields, message) => console.error('error:', message, JSON.stringify(fields))

await serve(async ({ upstream }) => {
  const redis = url ? openRedis({ url }) : null
  const database = dataDir
    ? await openPgliteDatabase({ dataDir })
    : openPostgresDatabase({ connectionString, ...(redis ? { signals: redis.signals } : {}) })
  const relay = createRelay({
    upstream: { baseUrl: upstream, apiKey: 'sk_bench_0000000000000000', transport: undiciTransport() },
    environment: 'production',
    drawdownCost: 'elsewhere',
    authenticate: readSession,
    authorize: () => true,
    database,
    ledgerSecret: 'the ledger secret of the bench, long',
    ...(folder && { uploads: { staging: fileStaging({ folder }) } }),
    // The same files are sent again and again, which a person might not mean.
    operations: { duplicateWindow: 0 },
    logger: { info: () => undefined, warn: tell, error: tell },
    events: { streamsPerInstance: 50_000 },
    limits: { person: plenty, partner: plenty, service: plenty },
    ...(outcomesUrl && {
      outcomes: {
        webhook: outcomeWebhook({
          destination: { url: outcomesUrl, secrets: [outcomesSecret] },
          allowPrivate: ['127.0.0.1'],
        }),
      },
    }),
  })
  // The first sweep begins the deliveries.
  if (outcomesUrl) await relay.sweep()
  // Longer than a row: a connection that is closed just when it is used would be a fault of the bench.
  return createServer({ keepAliveTimeout: 120_000 }, nodeListener(relay))
})
