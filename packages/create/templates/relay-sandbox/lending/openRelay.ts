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

async function open(): Promise<Relay> {
  if (process.env.NODE_ENV === 'production')
    throw new Error(
      'This relay signs everybody in, for the sandbox. Write openRelay for the real service before you deploy.',
    )
  const sandbox = createSandbox({
    scenario: 'approved',
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
    database: await openPgliteDatabase({ dataDir: '.data/lending' }),
    webhooks: {
      service: { verify: standardWebhookVerifier({ secrets: [secret] }), parse: defaultWebhookParser },
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
