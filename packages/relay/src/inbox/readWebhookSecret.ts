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
