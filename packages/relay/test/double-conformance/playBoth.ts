import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Session } from '@onlend/core'
import { type EndpointName, endpoints } from '@onlend/core/internal'
import { createSandbox, manualClock } from '@onlend/sandbox'
import { onTestFinished } from 'vitest'
import { createRelayDouble } from '../../../testing/src/relay-double/createRelayDouble.ts'
import { fileStaging } from '../../src/uploads/staging/fileStaging.ts'
import { createRelay } from '../../src/createRelay.ts'
import { mayCall } from '../../src/identity/mayCall.ts'
import { standardWebhookVerifier } from '../../src/inbox/standardWebhookVerifier.ts'
import type { Principal } from '../../src/http/Principal.ts'
import type { Relay } from '../../src/Relay.ts'
import { testDatabase } from '../testDatabase.ts'
import { toPrincipal } from './people.ts'
import { createTranscript, type Door, type Exchange } from './createTranscript.ts'
import type { Life, WorldOptions } from './World.ts'

const apiKey = 'sk_canary_KEY_0001'
const secret = `whsec_${btoa('webhook canary secret, 32 bytes!')}`
const limits = { duplicateWindow: 600_000, staleAfter: 86_400_000 }

/** Plays a life at the real relay and at its double, each before a sandbox and a clock of its own, and returns what each was answered. */
export async function playBoth({
  play,
  options = {},
}: Life): Promise<{ relay: Exchange[]; double: Exchange[] }> {
  const [relay, double] = [createTranscript(await openRelay(options)), createTranscript(openDouble(options))]
  await play(relay.createWorld(options))
  await play(double.createWorld(options))
  return { relay: relay.read(), double: double.read() }
}

async function openRelay({
  fourEyes = false,
  withdrawals,
  uploads = {},
  tenant,
}: WorldOptions): Promise<Door> {
  const folder = await mkdtemp(join(tmpdir(), 'onlend-conformance-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const mounted: { relay: Relay | null } = { relay: null }
  let principal: Principal | null = null
  const deliver: typeof fetch = (input, init) =>
    mounted.relay?.fetch(new Request(input, init)) ?? Promise.reject(new TypeError('not mounted yet'))
  const sandbox = createSandbox({
    apiKey,
    clock: manualClock(),
    webhook: { url: 'https://app.test/lending/webhooks/service', secret, fetch: deliver },
  })
  const relay = createRelay({
    upstream: { baseUrl: 'https://service.test', apiKey, fetch: (request) => sandbox.fetch(request) },
    environment: 'sandbox',
    mountPath: '/lending',
    authenticate: () => principal,
    database: await testDatabase(),
    webhooks: { service: { verify: standardWebhookVerifier({ secrets: [secret] }) } },
    operations: { ...limits, fourEyes },
    uploads: { staging: fileStaging({ folder }), ...uploads },
    clock: { now: () => sandbox.clock.now() },
    limits: false,
    // The double shortens no answer.
    answerFields: {
      createBusiness: 'all',
      requestDrawdown: 'all',
      getCustomerPartner: 'all',
      listCustomerPartners: 'all',
    },
    ...(tenant !== undefined && { tenants: { resolve: () => tenant } }),
    ...(withdrawals && {
      spendingControls: { currency: 'NGN', withdraw: withdrawals },
      verifyStepUp: ({ proof }) => proof === 'proof',
    }),
  })
  mounted.relay = relay
  return {
    sandbox,
    sweep: async () => void (await relay.sweep()),
    fetch: (url, init) => relay.fetch(new Request(url, init)),
    enter: (next) => {
      principal = next
    },
  }
}

function openDouble({ operator = true, fourEyes = false, withdrawals, uploads, tenant }: WorldOptions): Door {
  const sandbox = createSandbox({ apiKey, clock: manualClock() })
  const session = toSession(toPrincipal('harbour', operator))
  const double = createRelayDouble(sandbox, {
    ...{ apiKey, operator, fourEyes, session },
    ...(uploads && { uploads }),
    ...(tenant !== undefined && { tenant }),
    ...(withdrawals && { spendingControls: { currency: 'NGN', withdraw: withdrawals } }),
  })
  return {
    sandbox,
    sweep: async () => {},
    fetch: double.fetch,
    enter: (principal) => (principal ? double.signIn(toSession(principal)) : double.signOut()),
  }
}

/** What the real relay answers at `GET /session`, which the first part compares. */
function toSession(principal: Principal): Session {
  const names: EndpointName[] = Object.values(endpoints).map(({ name }) => name)
  return {
    userId: principal.userId,
    displayName: principal.displayName ?? null,
    role: principal.role,
    channelPartnerId: principal.channelPartnerId ?? null,
    customerPartners: principal.customerPartners,
    environment: 'sandbox',
    capabilities: names.filter((name) => mayCall(principal, name)),
    operations: limits,
  }
}
