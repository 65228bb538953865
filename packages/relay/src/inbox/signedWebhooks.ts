import { toHex, OptionError } from '@onlend/core/internal'
import { readBase64 } from '../lib/readBase64.ts'

/** Bytes of the shortest secret that Standard Webhooks allows. */
const shortest = 24

const algorithm = { name: 'HMAC', hash: 'SHA-256' }

/**
 * Reads a secret written as `whsec_` and base64, and returns a function that imports the key: some runtimes import no key before a request.
 *
 * @throws TypeError for an invalid or too short secret; the message does not quote it.
 */
export function readWebhookSecret(secret: string): () => Promise<CryptoKey> {
  const text = secret.startsWith('whsec_') ? secret.slice(6) : ''
  const bytes = readBase64(text)
  if (bytes === null || bytes.byteLength < shortest)
    throw new OptionError(`A webhook secret is \`whsec_\` followed by base64 of ${shortest} bytes or more`)
  // Hexadecimal digits are valid base64 of another secret, with which every webhook would look forged.
  if (/^[0-9a-f]+$/i.test(text))
    throw new OptionError(
      'A webhook secret is base64, and this one is hexadecimal: write its bytes as base64',
    )
  return () => crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign'])
}

/** Imports a text secret as a key. */
export function importTextSecret(secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', new TextEncoder().encode(secret), algorithm, false, ['sign'])
}

/** The signature of these bytes as 64 hexadecimal digits. */
export async function sign(key: CryptoKey, signed: Uint8Array<ArrayBuffer>): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.sign('HMAC', key, signed)))
}

/** The bytes that a signature covers: a prefix, such as an id and a time, and the body. */
export function joinSigned(prefix: string, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(prefix)
  const joined = new Uint8Array(head.byteLength + body.byteLength)
  joined.set(head)
  joined.set(body, head.byteLength)
  return joined
}

/**
 * Checks the tolerance of a signed time.
 *
 * @throws TypeError for an invalid number of milliseconds: with `NaN` every recorded webhook would be young enough.
 */
export function checkTolerance(tolerance: number): void {
  if (!Number.isFinite(tolerance) || tolerance < 0)
    throw new OptionError('The tolerance of a webhook verifier is a number of milliseconds')
}
