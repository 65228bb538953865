import { toHex, OptionError } from '@onlend/core/internal'
import { isSameSecret } from '../lib/isSameSecret.ts'
import { readBase64 } from '../lib/readBase64.ts'
import { type Changing, createListReader } from '../lib/createListReader.ts'
import { checkTolerance, joinSigned, readWebhookSecret, sign } from './signedWebhooks.ts'
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
    const imports = list.map(readWebhookSecret)
    let keys: Promise<CryptoKey[]> | null = null
    return () => (keys ??= Promise.all(imports.map((importKey) => importKey())))
  })

  return async ({ headers, body, now }) => {
    // All three headers are of one family: the signature does not cover an id of the other.
    const family = headerFamilies.find((name) => headers.has(`${name}-signature`))
    const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map((name) =>
      family ? headers.get(`${family}-${name}`) : null,
    )
    if (!id || id.length > 128 || !/^\d{1,12}$/.test(timestamp ?? '') || !signatures)
      return { type: 'forged' }
    const importKeys = await readKeys()
    const signed = joinSigned(`${id}.${timestamp}.`, body)
    if (!(await hasGenuineSignature(signatures, signed, await importKeys()))) return { type: 'forged' }
    // The time comes last, so that a stranger learns nothing about the clock.
    if (Math.abs(now - Number(timestamp) * 1000) > tolerance) return { type: 'stale' }
    return { type: 'genuine', id, signed: true, ...(keepsId ? {} : { keepsId }) }
  }
}

async function hasGenuineSignature(
  signatures: string,
  signed: Uint8Array<ArrayBuffer>,
  keys: readonly CryptoKey[],
): Promise<boolean> {
  // Two headers of one name arrive joined by a comma.
  const received = signatures.split(/,?\s+|,$/).flatMap((entry) => {
    const bytes = entry.startsWith('v1,') ? readBase64(entry.slice(3)) : null
    return bytes?.byteLength === 32 ? [toHex(bytes)] : []
  })
  let isGenuine = false
  // One computation for each key, so that many signatures in a header cost no more than one.
  for (const key of received.length === 0 ? [] : keys) {
    const expected = await sign(key, signed)
    for (const signature of received) isGenuine = isSameSecret(expected, signature) || isGenuine
  }
  return isGenuine
}
