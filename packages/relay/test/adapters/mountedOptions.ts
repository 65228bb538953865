import type { Principal } from '../../src/http/Principal.ts'
import type { RelayOptions } from '../../src/RelayOptions.ts'
import { testDatabase } from '../testDatabase.ts'
import { canaries, people, webhookSecret } from '../testRelay.ts'
import { standardWebhookVerifier } from '../../src/inbox/standardWebhookVerifier.ts'

/** The options of a relay in front of a service on a port of this machine, with people signed in by their cookie. */
export async function mountedOptions(
  upstreamPort: number,
  changes: Partial<RelayOptions> = {},
): Promise<RelayOptions> {
  return {
    upstream: { baseUrl: `http://127.0.0.1:${upstreamPort}`, apiKey: canaries.key },
    environment: 'sandbox',
    mountPath: '/lending',
    authenticate: (request) => {
      const [, name] = (request.headers.get('Cookie') ?? '').split('=')
      // The casts: an unknown name finds no principal, and the copy belongs to this test alone.
      const person = people[name as keyof typeof people]
      return person ? (structuredClone(person) as unknown as Principal) : null
    },
    database: await testDatabase(),
    webhooks: { service: { verify: standardWebhookVerifier({ secrets: [webhookSecret] }) } },
    ...changes,
  }
}
