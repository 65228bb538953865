import { createRelay, defaultWebhookParser, standardWebhookVerifier, startSweeps } from '@onlend/relay'
import type { Principal } from '@onlend/relay'
import { stopOnSignal } from '@onlend/relay/node'
import { openPgliteDatabase } from '@onlend/relay/pglite'

const { LENDING_API_URL = '', LENDING_API_KEY = '', WEBHOOK_SECRET = '' } = process.env
const { CUSTOMER_PARTNER_ID = '', DATA_DIR = '.data/lending' } = process.env

/** Stands for your own sign-in: read your session from the request, and return null where no one is signed in. */
export function readSession(_request: Request): Principal | null {
  const customerPartners = [{ id: CUSTOMER_PARTNER_ID, name: 'Adaeze Foods' }]
  return { userId: 'ada', role: 'customer-partner', customerPartners }
}

const database = await openPgliteDatabase({ dataDir: DATA_DIR })
export const relay = createRelay({
  mountPath: '/lending',
  environment: 'sandbox',
  upstream: { baseUrl: LENDING_API_URL, apiKey: LENDING_API_KEY },
  authenticate: readSession,
  database,
  webhooks: {
    service: { verify: standardWebhookVerifier({ secrets: [WEBHOOK_SECRET] }), parse: defaultWebhookParser },
  },
})
const stopSweeps = startSweeps(relay)

stopOnSignal({
  close: async (deadline) => {
    stopSweeps()
    const report = await relay.close({ deadline }) // what was sent is waited for and recorded
    await database.close()
    return report
  },
})
