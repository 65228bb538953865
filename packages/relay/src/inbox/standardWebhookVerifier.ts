import { toHex } from '@onlend/core/internal'
import { isSameSecret } from '../lib/isSameSecret.ts'
import { readBase64 } from '../lib/readBase64.ts'
import { type Changing, createListReader } from '../lib/createListReader.ts'
import { checkTolerance, joinSigned, readWebhookSecret, sign } from './signedWebhooks.ts'
import type { WebhookVerifier } from './WebhookVerifier.ts'

type StandardWebhookVerifierOptions = {
  /** Each `whsec_` and base64 of 24 bytes or more. Several while a secret is being changed: any of them will do. A function is asked for each webhook. */
  secrets: Changing<string>
  /** Milliseconds that the signed time may be off. @default 300000 */
  tolerance?: number
  /**
   * Whether a message that is sent again has the id that it had, as Standard Webhooks demands. Say `false` of a gateway that makes ids of its own:
   * two messages about equal writes are then told apart by the service's references alone. @default true
   */
  keepsId?: boolean
}

/** The first parts of the names of the three headers: those of the standard, and those of the service that it came from. */
const headerFamilies = ['webhook', 'svix'] as const

/**
 * Checks webhooks signed in the manner of Standard Webhooks: HMAC-SHA256 over `id.timestamp.body` in the headers `webhook-id`,
 * `webhook-timestamp` and `webhook-signature`, or in the same three under `svix-`. The API document shows no signature (Partner API, Events): use it where the service,
 * or a gateway in front of the relay, signs so.
 *
 * @throws TypeError when there is no secret, one of them is not a secret, or the tolerance is no number of milliseconds.
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
    if (list.length === 0) throw new TypeError('standardWebhookVerifier needs at least one secret')
    const imports = list.map(readWebhookSecret)
    let keys: Promise<CryptoKey[]> | null = null
    return () => (keys ??= Promise.all(imports.map((importKey) => importKey())))
  })

  return async ({ headers, body, now }) => {
    // All three are of one family: an id of the other one is not what was signed.
    const family = headerFamilies.find((name) => headers.has(`${name}-signature`))
    const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map((name) =>
      family ? headers.get(`${family}-${name}`) : null,
    )
    if (!id || id.length > 128 || !/^\d{1,12}$/.test(timestamp ?? '') || !signatures)
      return { type: 'forged' }
    const importKeys = await readKeys()
    const signed = joinSigned(`${id}.${timestamp}.`, body)
    if (!(await hasGenuineSignature(signatures, signed, await importKeys()))) return { type: 'forged' }
    // Looked at last, so that a stranger learns nothing about the clock.
    if (Math.abs(now - Number(timestamp) * 1000) > tolerance) return { type: 'stale' }
    return { type: 'genuine', id, signed: true, ...(keepsId ? {} : { keepsId }) }
  }
}

async function hasGenuineSignature(
  signatures: string,
  signed: Uint8Array<ArrayBuffer>,
  keys: readonly CryptoKey[],
): Promise<boolean> {
  // A header that came twice is joined by a comma.
  const told = signatures.split(/,?\s+|,$/).flatMap((entry) => {
    const bytes = entry.startsWith('v1,') ? readBase64(entry.slice(3)) : null
    return bytes?.byteLength === 32 ? [toHex(bytes)] : []
  })
  let isGenuine = false
  // Signed once for each key, so that many signatures in a header cost no more than one.
  for (const key of told.length === 0 ? [] : keys) {
    const expected = await sign(key, signed)
    for (const signature of told) isGenuine = isSameSecret(expected, signature) || isGenuine
  }
  return isGenuine
}
