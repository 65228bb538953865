import {
  createRelay,
  defaultWebhookParser,
  type Relay,
  standardWebhookVerifier,
  startSweeps,
} from '@onlend/relay'
import { undiciTransport } from '@onlend/relay/node'
import { openPgliteDatabase } from '@onlend/relay/pglite'

async function open(): Promise<Relay> {
  const { LENDING_API_URL = '', LENDING_API_KEY = '', WEBHOOK_SECRET = '' } = process.env
  const relay = createRelay({
    upstream: { baseUrl: LENDING_API_URL, apiKey: LENDING_API_KEY, transport: undiciTransport() },
    environment: 'sandbox',
    mountPath: '/lending',
    // Write this from your own session: `{ userId, role: 'customer-partner', customerPartners: [{ id, name }] }`. Until then no one is signed in.
    authenticate: () => null,
    // One machine; several share PostgreSQL with `openPostgresDatabase` of `@onlend/relay/postgres`.
    database: await openPgliteDatabase({ dataDir: '.data/lending' }),
    webhooks: {
      service: {
        verify: standardWebhookVerifier({ secrets: [WEBHOOK_SECRET] }),
        parse: defaultWebhookParser,
      },
    },
  })
  startSweeps(relay)
  return relay
}

/** One for the process, however often a development server loads this module. The cast names what is kept there. */
const kept = globalThis as typeof globalThis & { onlendRelay?: Promise<Relay> }

/** The only code that holds the key of the lending service. It is opened with the first request. */
export function openRelay(): Promise<Relay> {
  kept.onlendRelay ??= open()
  return kept.onlendRelay
}
