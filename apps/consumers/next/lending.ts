import { createRelay, defaultWebhookParser, standardWebhookVerifier, startSweeps } from '@onlend/relay'
import type { Principal, Relay } from '@onlend/relay'
import { openPgliteDatabase } from '@onlend/relay/pglite'

const { LENDING_API_URL = '', LENDING_API_KEY = '', WEBHOOK_SECRET = '' } = process.env
const { CUSTOMER_PARTNER_ID = '', DATA_DIR = '.data/lending' } = process.env

/** Stands for your own sign-in: read your session from the headers, and return null where no one is signed in. */
export function readSession(_headers: Headers): Principal | null {
  const customerPartners = [{ id: CUSTOMER_PARTNER_ID, name: 'Adaeze Foods' }]
  return { userId: 'ada', role: 'customer-partner', customerPartners }
}

/** Kept here because Next loads a module more than once, for pages and for routes. */
const kept = globalThis as typeof globalThis & { relay?: Promise<Relay> }

export function openRelay(): Promise<Relay> {
  kept.relay ??= create()
  return kept.relay
}

async function create(): Promise<Relay> {
  const verify = standardWebhookVerifier({ secrets: [WEBHOOK_SECRET] })
  const relay = createRelay({
    mountPath: '/lending',
    environment: 'sandbox',
    upstream: { baseUrl: LENDING_API_URL, apiKey: LENDING_API_KEY },
    authenticate: ({ headers }) => readSession(headers),
    database: await openPgliteDatabase({ dataDir: DATA_DIR }),
    webhooks: { service: { verify, parse: defaultWebhookParser } },
  })
  startSweeps(relay)
  return relay
}
