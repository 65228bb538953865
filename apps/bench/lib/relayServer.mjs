// One of several relays on one ledger, as a host would run it. Bundled before it is started.
import { createServer } from 'node:http'
import { createRelay } from '@onlend/relay'
import { nodeListener, undiciTransport } from '@onlend/relay/node'
import { openPostgresDatabase, postgresLimiter } from '@onlend/relay/postgres'
import { openRedis, redisLimiter } from '@onlend/relay/redis'
import { serveContestant } from '../relay/contestants/serveContestant.mjs'

/** `s=o17_3` is the third person of the seventeenth partner; every one may read the partner that the service of the bench knows. */
function readSession(request) {
  const [, person, owner] = /(?:^|; )s=((o\d+)_\d+)(?:;|$)/.exec(request.headers.get('Cookie') ?? '') ?? []
  if (person === undefined) return null
  const ids = [`cp_${owner}`, 'cp_1k']
  return {
    userId: person,
    role: 'channel-partner',
    channelPartnerId: 'chp_bench',
    customerPartners: ids.map((id) => ({ id, name: id })),
  }
}

const { BENCH_DATABASE_URL: connectionString, BENCH_REDIS_URL: url, BENCH_LIMITER: counting } = process.env
/** Counted like any, and never reached. */
const plenty = { reads: { limit: 1e9, window: 60_000 }, writes: { limit: 1e9, window: 60_000 } }
const tell = (fields, message) => console.error('error:', message, JSON.stringify(fields))

await serveContestant(async ({ upstream }) => {
  const redis = url ? openRedis({ url }) : null
  const database = openPostgresDatabase({ connectionString, ...(redis ? { signals: redis.signals } : {}) })
  const limiters = { redis: () => redisLimiter(redis), postgres: () => postgresLimiter(database) }
  const limiter = limiters[counting]?.()
  const relay = createRelay({
    upstream: { baseUrl: upstream, apiKey: 'sk_bench_0000000000000000', transport: undiciTransport() },
    environment: 'production',
    authenticate: readSession,
    database,
    ledgerSecret: 'the ledger secret of the bench, long',
    logger: { info: () => undefined, warn: tell, error: tell },
    events: { streamsPerInstance: 50_000 },
    limits: { person: plenty, partner: plenty, service: plenty, ...(limiter ? { limiter } : {}) },
  })
  // Longer than a row: a connection that is closed just when it is used would be a fault of the bench.
  return createServer({ keepAliveTimeout: 120_000 }, nodeListener(relay))
})
