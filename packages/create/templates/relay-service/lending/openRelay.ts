import {
  createRelay,
  defaultWebhookParser,
  type Relay,
  standardWebhookVerifier,
  startSweeps,
} from '@onlend/relay'
import { undiciTransport } from '@onlend/relay/node'
import { openPgliteDatabase } from '@onlend/relay/pglite'

/** What stays when a development server loads this module anew, after a change. The cast names it. */
const kept = globalThis as typeof globalThis & {
  lendingDatabase?: ReturnType<typeof openPgliteDatabase>
  stopLendingSweeps?: () => void
}

async function open(): Promise<Relay> {
  const { LENDING_API_URL = '', LENDING_API_KEY = '', WEBHOOK_SECRET = '' } = process.env
  kept.lendingDatabase ??= openPgliteDatabase({ dataDir: process.env.DATA_DIR ?? '.data/lending' })
  const relay = createRelay({
    upstream: { baseUrl: LENDING_API_URL, apiKey: LENDING_API_KEY, transport: undiciTransport() },
    environment: 'sandbox',
    mountPath: '/lending',
    // Write this from your own session: `{ userId, role: 'customer-partner', customerPartners: [{ id, name }] }`. Until then no one is signed in.
    authenticate: () => null,
    // One machine; several share PostgreSQL with `openPostgresDatabase` of `@onlend/relay/postgres`.
    database: await kept.lendingDatabase,
    webhooks: {
      service: {
        verify: standardWebhookVerifier({ secrets: [WEBHOOK_SECRET] }),
        parse: defaultWebhookParser,
      },
    },
  })
  kept.stopLendingSweeps?.()
  kept.stopLendingSweeps = startSweeps(relay)
  return relay
}

let opened: Promise<Relay> | undefined

/** The only code that holds the key of the lending service. It is opened with the first request, and again after one that failed. */
export function openRelay(): Promise<Relay> {
  opened ??= open().catch((error) => {
    opened = undefined
    throw error
  })
  return opened
}
