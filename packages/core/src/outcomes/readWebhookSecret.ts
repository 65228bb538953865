import { OptionError } from '../errors/OptionError.ts'
import { readBase64 } from '../lib/readBase64.ts'

/** Bytes of the shortest secret that Standard Webhooks allows. */
const shortest = 24

/**
 * Reads the bytes of a secret written as `whsec_` and base64.
 *
 * @throws TypeError for an invalid or too short secret; the message does not quote it.
 */
export function readWebhookSecret(secret: string): Uint8Array {
  const text = secret.startsWith('whsec_') ? secret.slice(6) : ''
  const bytes = readBase64(text)
  if (bytes === null || bytes.byteLength < shortest)
    throw new OptionError(`A webhook secret is \`whsec_\` followed by base64 of ${shortest} bytes or more`)
  // Hexadecimal digits are valid base64 of another secret, with which every webhook would look forged.
  if (/^[0-9a-f]+$/i.test(text))
    throw new OptionError(
      'A webhook secret is base64, and this one is hexadecimal: write its bytes as base64',
    )
  return bytes
}
