// app/lending/[...path]/route.ts of a Next.js app; see docs/recipes/next.md for the session and for shutting down.
import { createRelay, createSqlStore, type Relay, standardWebhookVerifier } from '@onlend/relay'
import { nextHandlers } from '@onlend/relay/next'
import { undiciTransport } from '@onlend/relay/node'
import { openPostgresDatabase } from '@onlend/relay/postgres'

/** One relay for the process, however often Next loads this module. The cast names what is kept there. */
const kept = globalThis as typeof globalThis & { onlendRelay?: Relay }

function openRelay(): Relay {
  const { LENDING_API_URL = '', LENDING_API_KEY = '', WEBHOOK_SECRET = '', DATABASE_URL = '' } = process.env
  kept.onlendRelay ??= createRelay({
    upstream: { baseUrl: LENDING_API_URL, apiKey: LENDING_API_KEY, transport: undiciTransport() },
    environment: 'sandbox',
    mountPath: '/lending',
    authenticate: (request) => {
      // Stands for the host's own session: a reverse proxy that has signed the person in and sets this header itself.
      const userId = request.headers.get('X-Signed-In-User')
      const customerPartners = [{ id: 'cp_adaeze', name: 'Adaeze Foods' }]
      return userId ? { userId, role: 'customer-partner', customerPartners } : null
    },
    store: createSqlStore(openPostgresDatabase({ connectionString: DATABASE_URL })),
    webhooks: { service: { verify: standardWebhookVerifier({ secrets: [WEBHOOK_SECRET] }) } },
  })
  return kept.onlendRelay
}

export const runtime = 'nodejs'
export const dynamic = 'force-dynamic'
/** Seconds, where the platform counts them: longer than the longest call to the service. */
export const maxDuration = 60
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = nextHandlers(openRelay)
