// lib/openRelay.ts
import {
  createRelay,
  defaultWebhookParser,
  type Relay,
  standardWebhookVerifier,
  startSweeps,
} from '@onlend/relay'
import { undiciTransport } from '@onlend/relay/node'
import { openPostgresDatabase } from '@onlend/relay/postgres'
import { readSession } from './readSession' // yours: a Principal for a Request, or null

type Opened = { relay: Relay; close: Relay['close'] }

/** One for the process, however often Next loads this module. The cast names what is kept there. */
const kept = globalThis as typeof globalThis & { onlendRelay?: Opened }

export function openRelay(): Opened {
  kept.onlendRelay ??= create()
  return kept.onlendRelay
}

function create(): Opened {
  const { LENDING_API_URL = '', LENDING_API_KEY = '', WEBHOOK_SECRET = '', DATABASE_URL = '' } = process.env
  const database = openPostgresDatabase({ connectionString: DATABASE_URL })
  const relay = createRelay({
    upstream: { baseUrl: LENDING_API_URL, apiKey: LENDING_API_KEY, transport: undiciTransport() },
    environment: 'sandbox',
    mountPath: '/lending',
    authenticate: readSession,
    database,
    webhooks: {
      service: {
        verify: standardWebhookVerifier({ secrets: [WEBHOOK_SECRET] }),
        parse: defaultWebhookParser,
      },
    },
  })
  const stopSweeps = startSweeps(relay)
  return {
    relay,
    async close(options) {
      stopSweeps()
      const report = await relay.close(options)
      await database.close()
      return report
    },
  }
}
