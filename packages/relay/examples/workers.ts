// A Worker with a Hyperdrive binding; see docs/recipes/workers.md for wrangler.jsonc.
import {
  createRelay,
  type Database,
  defaultWebhookParser,
  standardWebhookVerifier,
  workersHandler,
  type WorkersHandler,
} from '@onlend/relay'
import { openPostgresDatabase } from '@onlend/relay/postgres'

/** The bindings of wrangler.jsonc; the key and the secrets are secrets of the Worker. */
type Environment = {
  LENDING_API_URL: string
  LENDING_API_KEY: string
  WEBHOOK_SECRET: string
  HYPERDRIVE: { connectionString: string }
}

const worker: WorkersHandler<Environment> = workersHandler((environment) => {
  const { LENDING_API_URL, LENDING_API_KEY, WEBHOOK_SECRET, HYPERDRIVE } = environment
  const connected = openPostgresDatabase({ connectionString: HYPERDRIVE.connectionString, max: 2 })
  // Hyperdrive passes no notifications on, so streams look for themselves at every heartbeat.
  const database: Database = { ...connected, listen: async () => async () => undefined }
  const relay = createRelay({
    upstream: {
      baseUrl: LENDING_API_URL,
      apiKey: LENDING_API_KEY,
      // A Worker may work for 30 seconds after its client has left: a write has to be recorded by then.
      timeouts: { write: 20_000, upload: 20_000 },
    },
    environment: 'sandbox',
    mountPath: '/lending',
    authenticate: (request) => {
      // Stands for the host's own session: an access proxy in front that has signed the person in and sets this header itself.
      const userId = request.headers.get('X-Signed-In-User')
      const customerPartners = [{ id: 'cp_adaeze', name: 'Adaeze Foods' }]
      return userId ? { userId, role: 'customer-partner', customerPartners } : null
    },
    database,
    webhooks: {
      service: {
        verify: standardWebhookVerifier({ secrets: [WEBHOOK_SECRET] }),
        parse: defaultWebhookParser,
      },
    },
    events: { heartbeat: 5_000 },
  })
  return { relay, close: () => database.close() }
})

// biome-ignore lint/style/noDefaultExport: the handlers of a Worker are the default export of its module
export default worker
