import { readBase64 } from '../lib/readBase64.ts'

/** Bytes of the shortest secret that Standard Webhooks allows. */
const shortest = 24

/**
 * The bytes of a secret written as `whsec_` and base64.
 *
 * @throws TypeError when it is not one, or too short to withstand guessing; without quoting it.
 */
export function readWebhookSecret(secret: string): Uint8Array<ArrayBuffer> {
  const bytes = secret.startsWith('whsec_') ? readBase64(secret.slice(6)) : null
  if (bytes === null || bytes.byteLength < shortest)
    throw new TypeError(`A webhook secret is \`whsec_\` followed by base64 of ${shortest} bytes or more`)
  return bytes
}
