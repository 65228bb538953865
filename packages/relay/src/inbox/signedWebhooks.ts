import { readBase64 } from '../lib/readBase64.ts'

/** Bytes of the shortest secret that Standard Webhooks allows. */
const shortest = 24

/**
 * Reads a secret written as `whsec_` and base64, and returns what imports it as a key: some runtimes import nothing before a request.
 *
 * @throws TypeError when it is not one, or too short to withstand guessing; without quoting it.
 */
export function readWebhookSecret(secret: string): () => Promise<CryptoKey> {
  const bytes = secret.startsWith('whsec_') ? readBase64(secret.slice(6)) : null
  if (bytes === null || bytes.byteLength < shortest)
    throw new TypeError(`A webhook secret is \`whsec_\` followed by base64 of ${shortest} bytes or more`)
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  return () => crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign', 'verify'])
}

/** The bytes that a signature covers: what stands before the body, such as an id and a time, and the body. */
export function joinSigned(prefix: string, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(prefix)
  const joined = new Uint8Array(head.byteLength + body.byteLength)
  joined.set(head)
  joined.set(body, head.byteLength)
  return joined
}

/**
 * Checks how far off a signed time may be.
 *
 * @throws TypeError for what is no number of milliseconds: with `NaN` every recorded webhook would be young enough.
 */
export function checkTolerance(tolerance: number): void {
  if (!Number.isFinite(tolerance) || tolerance < 0)
    throw new TypeError('The tolerance of a webhook verifier is a number of milliseconds')
}
