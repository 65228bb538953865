import type { WebhookParser } from './WebhookEvent.ts'
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
  environment: 'sandbox' | 'production',
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

/** One sender of webhooks; its address is `POST /webhooks/{name}`. */
export type WebhookSource = {
  /**
   * Decides whether a webhook is genuine. `'unverified'` believes every sender who knows the address: an outcome that becomes final that way is marked
   * `verified: false`, and a line is logged at start.
   */
  verify: WebhookVerifier | 'unverified'
  /**
   * Asked before the body is read, such as whether the address is on a list; it leaves the body alone. A throw or more than two seconds
   * mean no, which is answered like a forgery.
   */
  accept?: (request: Request) => boolean | Promise<boolean>
  /** Required in production, if only as `defaultWebhookParser`, so that the host has decided which events are final. @default defaultWebhookParser in the sandbox */
  parse?: WebhookParser
  /** Where a sender speaks for one customer partner only: events for another are put aside. */
  customerPartnerId?: string
  /**
   * `refetch` believes a settlement event about a transaction or a repayment only when the list of financings says the same (Partner API,
   * Endpoint 5). A withdrawal cannot be read back, so a settlement event about one counts as it is.
   */
  confirm?: 'refetch'
}
