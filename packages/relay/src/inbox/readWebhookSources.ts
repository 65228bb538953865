import type { RelayOptions, WebhookSource } from '../RelayOptions.ts'
import type { WebhookVerifier } from './WebhookVerifier.ts'

/** A sender of webhooks with its verifier at hand. */
export type ReadySource = Omit<WebhookSource, 'verify'> & { verify: WebhookVerifier }

/**
 * Checks the senders of webhooks once, when the relay is made.
 *
 * @throws TypeError for a name that could not be a path, for a sender without a verifier, and in production for one without a parser.
 */
export function readWebhookSources(
  sources: Readonly<Record<string, WebhookSource>>,
  environment: RelayOptions['environment'],
): ReadonlyMap<string, ReadySource> {
  const ready = new Map<string, ReadySource>()
  for (const [name, { verify, ...source }] of Object.entries(sources)) {
    if (!/^[a-z0-9-]{1,64}$/.test(name)) {
      throw new TypeError('A webhook name is made of lower-case letters, digits and hyphens')
    }
    if (verify !== 'unverified' && typeof verify !== 'function')
      throw new TypeError(`The webhook "${name}" needs a verifier: the API document shows none`)
    if (environment === 'production' && typeof source.parse !== 'function')
      throw new TypeError(
        `The webhook "${name}" needs parse in production: give defaultWebhookParser, or your own, since the API document shows no payload`,
      )
    ready.set(name, { ...source, verify: verify === 'unverified' ? acceptUnverified : verify })
  }
  return ready
}

const acceptUnverified: WebhookVerifier = () => ({ type: 'genuine', id: null, signed: false })
