import {
  createRelay,
  defaultWebhookParser,
  type Relay,
  standardWebhookVerifier,
  startSweeps,
} from '@onlend/relay'
import { openPgliteDatabase } from '@onlend/relay/pglite'
import { createSandbox } from '@onlend/sandbox'

/** Signs the events of the sandbox in this process, and nothing else. */
const secret = `whsec_${btoa('events of the sandbox, in one process')}`

/** What stays when a development server loads this module anew, after a change. The cast names it. */
const kept = globalThis as typeof globalThis & {
  lendingDatabase?: ReturnType<typeof openPgliteDatabase>
  stopLendingSweeps?: () => void
}

async function open(): Promise<Relay> {
  if (process.env.NODE_ENV === 'production')
    throw new Error(
      'This relay signs everybody in, for the sandbox. Write openRelay for the real service before you deploy.',
    )
  kept.lendingDatabase ??= openPgliteDatabase({ dataDir: process.env.DATA_DIR ?? '.data/lending' })
  const sandbox = createSandbox({
    scenario: 'approved',
    // Ids of its own in each run: the relay takes an event that it has seen before for a repeat.
    seed: Date.now(),
    webhook: {
      url: 'https://sandbox.invalid/lending/webhooks/service',
      secret,
      fetch: (address, init) => relay.fetch(new Request(address, init)),
    },
  })
  const relay = createRelay({
    upstream: { baseUrl: 'https://sandbox.invalid', apiKey: 'sk_sandbox_demo', fetch: sandbox.fetch },
    environment: 'sandbox',
    mountPath: '/lending',
    // Replace this by your own session: who has signed in, and for which customer partners; null where no one has.
    authenticate: () => ({
      userId: 'ada',
      role: 'customer-partner',
      customerPartners: [{ id: 'cp_adaeze', name: 'Adaeze Foods' }],
    }),
    database: await kept.lendingDatabase,
    webhooks: {
      service: { verify: standardWebhookVerifier({ secrets: [secret] }), parse: defaultWebhookParser },
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
