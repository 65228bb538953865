import { readBase64 } from '../lib/readBase64.ts'
import { type Changing, createListReader } from '../lib/createListReader.ts'
import { checkTolerance, joinSigned, readWebhookSecret } from './signedWebhooks.ts'
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

const headerLimit = 1_000

/**
 * Checks webhooks signed in the manner of Standard Webhooks: HMAC-SHA256 over `id.timestamp.body` in the headers `webhook-id`,
 * `webhook-timestamp` and `webhook-signature`. The API document shows no signature (Partner API, Events): use it where the service,
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
    const id = headers.get('webhook-id')
    const timestamp = headers.get('webhook-timestamp')
    const signatures = headers.get('webhook-signature')
    if (
      !id ||
      id.length > 128 ||
      !/^\d{1,12}$/.test(timestamp ?? '') ||
      !signatures ||
      signatures.length > headerLimit
    ) {
      return { type: 'forged' }
    }
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
  for (const entry of signatures.split(' ')) {
    const signature = entry.startsWith('v1,') ? readBase64(entry.slice(3)) : null
    if (signature?.byteLength !== 32) continue
    for (const key of keys) {
      // Takes the same time wherever the two differ.
      if (await crypto.subtle.verify('HMAC', key, signature, signed)) return true
    }
  }
  return false
}
