import { OptionError } from '@onlend/core/internal'
import type { WebhookParser } from './WebhookEvent.ts'
import type { WebhookVerifier } from './WebhookVerifier.ts'

/** A sender of webhooks, with a verifier also for `'unverified'`. */
export type ReadySource = Omit<WebhookSource, 'verify'> & { verify: WebhookVerifier }

/**
 * Checks the senders of webhooks once, at the start of the relay.
 *
 * @throws TypeError for a name that is invalid in a path, for a sender without a verifier, and in production for one without a parser.
 */
export function readWebhookSources(
  sources: Readonly<Record<string, WebhookSource>>,
  environment: 'sandbox' | 'production',
): ReadonlyMap<string, ReadySource> {
  const ready = new Map<string, ReadySource>()
  for (const [name, { verify, ...source }] of Object.entries(sources)) {
    if (!/^[a-z0-9-]{1,64}$/.test(name)) {
      throw new OptionError('A webhook name is made of lower-case letters, digits and hyphens')
    }
    if (verify !== 'unverified' && typeof verify !== 'function')
      throw new OptionError(`The webhook "${name}" needs a verifier: the API document shows none`)
    if (environment === 'production' && typeof source.parse !== 'function')
      throw new OptionError(
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
   * Decides whether a webhook is genuine. `'unverified'` believes every sender who knows the address: the relay marks outcomes from such webhooks
   * `verified: false`, and logs a warning at its start.
   */
  verify: WebhookVerifier | 'unverified'
  /**
   * Accepts or refuses a request before the relay reads its body, for example by its address; the function must not read the body. A throw, or two
   * seconds without an answer, means no. The relay answers a refused request like a forgery.
   */
  accept?: (request: Request) => boolean | Promise<boolean>
  /** Required in production, so that the host decides which events are final; `defaultWebhookParser` is valid. @default defaultWebhookParser in the sandbox */
  parse?: WebhookParser
  /** The customer partner of a sender that speaks for one partner only: the inbox puts events for another partner aside. */
  customerPartnerId?: string
  /**
   * `refetch` believes a settlement event about a transaction or a repayment only when the list of financings confirms it (Partner API,
   * Endpoint 5). The service lists no withdrawals, so a settlement event about one needs no confirmation.
   */
  confirm?: 'refetch'
}
