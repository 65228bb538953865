// The relay with staging in a folder, as a host would run it.
import { createServer } from 'node:http'
import { createRelay } from '@onlend/relay'
import { nodeListener, undiciTransport } from '@onlend/relay/node'
import { openPostgresDatabase } from '@onlend/relay/postgres'
import { fileStaging } from '@onlend/relay/uploads'
import { serveContestant } from '../../relay/contestants/serveContestant.mjs'

const { BENCH_DATABASE_URL: connectionString, BENCH_FOLDER: folder } = process.env
const tell = (fields, message) => console.error('error:', message, JSON.stringify(fields))
const plenty = { reads: { limit: 1e9, window: 60_000 }, writes: { limit: 1e9, window: 60_000 } }

await serveContestant(({ upstream }) => {
  const relay = createRelay({
    upstream: { baseUrl: upstream, apiKey: 'sk_bench_0000000000000000', transport: undiciTransport() },
    environment: 'production',
    authenticate: () => ({
      userId: 'bench',
      role: 'channel-partner',
      channelPartnerId: 'chp_bench',
      customerPartners: [{ id: 'cp_bench', name: 'Bench' }],
    }),
    database: openPostgresDatabase({ connectionString }),
    ledgerSecret: 'the ledger secret of the bench, long',
    uploads: { staging: fileStaging({ folder }) },
    // The same files are sent again and again, which a person might not mean.
    operations: { duplicateWindow: 0 },
    logger: { info: () => undefined, warn: tell, error: tell },
    limits: { person: plenty, partner: plenty, service: plenty },
  })
  return createServer(nodeListener(relay))
})
