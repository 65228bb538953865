import { hasGenuineSignature, OptionError, readWebhookSecret } from '@onlend/core/internal'
import { type Changing, createListReader } from '../lib/createListReader.ts'
import { checkTolerance } from './checkTolerance.ts'
import type { WebhookVerifier } from './WebhookVerifier.ts'

type StandardWebhookVerifierOptions = {
  /** Each `whsec_` and base64 of 24 bytes or more. List two during a change: any of them verifies. The verifier calls a function for each webhook. */
  secrets: Changing<string>
  /** Milliseconds that the signed time may be off. @default 300000 */
  tolerance?: number
  /**
   * Whether a repeated message keeps its id, as Standard Webhooks demands. Set `false` for a gateway that makes new ids: then only the service's
   * references distinguish two messages about equal writes. @default true
   */
  keepsId?: boolean
}

/** The prefixes of the three headers: the standard's, and those of the service that the standard comes from. */
const headerFamilies = ['webhook', 'svix'] as const

/**
 * Checks webhooks signed by Standard Webhooks: HMAC-SHA256 over `id.timestamp.body` in the headers `webhook-id`, `webhook-timestamp` and
 * `webhook-signature`, or in the same three under `svix-`. The API document shows no signature (Partner API, Events): use this verifier where the
 * service, or a gateway in front of the relay, signs this way.
 *
 * @throws TypeError for a missing or invalid secret, and for a tolerance that is no number of milliseconds.
 * @example
 * const verify = standardWebhookVerifier({ secrets: [WEBHOOK_SECRET] })
 */
export function standardWebhookVerifier({
  secrets,
  tolerance = 300_000,
  keepsId = true,
}: StandardWebhookVerifierOptions): WebhookVerifier {
  checkTolerance(tolerance)
  const readKeys = createListReader(secrets, (list) => {
    if (list.length === 0) throw new OptionError('standardWebhookVerifier needs at least one secret')
    return list.map(readWebhookSecret)
  })

  return async ({ headers, body, now }) => {
    // All three headers are of one family: the signature does not cover an id of the other.
    const family = headerFamilies.find((name) => headers.has(`${name}-signature`))
    const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map((name) =>
      family ? headers.get(`${family}-${name}`) : null,
    )
    if (!id || id.length > 128 || !/^\d{1,12}$/.test(timestamp ?? '') || !signatures)
      return { type: 'forged' }
    const message = { id, timestamp: timestamp ?? '', body, signatures }
    if (!hasGenuineSignature(message, await readKeys())) return { type: 'forged' }
    // The time comes last, so that a stranger learns nothing about the clock.
    if (Math.abs(now - Number(timestamp) * 1000) > tolerance) return { type: 'stale' }
    return { type: 'genuine', id, signed: true, ...(keepsId ? {} : { keepsId }) }
  }
}
