import { createLendingClient, type LendingClient } from '@onlend/core'
import { createSandbox, manualClock, type Sandbox } from '@onlend/sandbox'
import { createRelay } from '../src/createRelay.ts'
import type { Relay } from '../src/Relay.ts'
import type { RelayOptions } from '../src/RelayOptions.ts'
import type { UpstreamTimeouts } from '../src/upstream/readTimeouts.ts'
import { standardWebhookVerifier } from '../src/inbox/standardWebhookVerifier.ts'
import { testDatabase } from './testDatabase.ts'
import { canaries, webhookSecret } from './testRelay.ts'

type SandboxRelay = {
  client: LendingClient
  relay: Relay
  sandbox: Sandbox
  /** Everything that the browser's side was sent. */
  received: string[]
}

type SandboxRelayOptions = Partial<RelayOptions> & {
  timeouts?: Partial<UpstreamTimeouts>
  /** Stands between the relay and the sandbox. */
  passing?: (request: Request, sandbox: Sandbox) => Promise<Response>
}

/** The client of the contract, the relay, and the sandbox behind it, on one clock. */
export async function sandboxRelay({
  timeouts = {},
  passing = (request, sandbox) => sandbox.fetch(request),
  ...options
}: SandboxRelayOptions = {}): Promise<SandboxRelay> {
  const clock = manualClock()
  const received: string[] = []
  const mounted: { relay: Relay | null } = { relay: null }
  const enter = (request: Request): Promise<Response> =>
    mounted.relay?.fetch(request) ?? Promise.reject(new TypeError('not mounted yet'))
  const deliver: typeof fetch = (input, init) => enter(new Request(input, init))
  const webhook = { url: 'https://app.test/lending/webhooks/service', secret: webhookSecret, fetch: deliver }
  const sandbox = createSandbox({ apiKey: canaries.key, clock, webhook })
  const relay = createRelay({
    upstream: {
      baseUrl: 'https://service.test',
      apiKey: canaries.key,
      fetch: (request) => passing(request, sandbox),
      timeouts,
    },
    environment: 'sandbox',
    mountPath: '/lending',
    authenticate: () => ({
      userId: 'uP',
      role: 'channel-partner',
      channelPartnerId: 'chp_harbour',
      customerPartners: ['cp_adaeze', 'cp_kwame', 'cp_nolimit', 'cp_nodrawdown_404'].map((id) => ({
        id,
        name: id,
      })),
    }),
    database: await testDatabase(),
    webhooks: { service: { verify: standardWebhookVerifier({ secrets: [webhookSecret] }) } },
    clock: { now: () => clock.now() },
    ...options,
  })
  mounted.relay = relay
  const client = createLendingClient({
    baseUrl: 'https://app.test/lending',
    retries: { attempts: 0 },
    async fetch(input, init) {
      const headers = new Headers(init?.headers)
      headers.set('Sec-Fetch-Site', 'same-origin')
      const response = await relay.fetch(new Request(input, { ...init, headers }))
      const text = await response.text()
      received.push(text, JSON.stringify([...response.headers]))
      return new Response(text, { status: response.status, headers: response.headers })
    },
  })
  return { client, relay, sandbox, received }
}
