import { readBase64 } from '../hashing/readBase64.ts'

/**
 * Reads a secret written as `whsec_` and base64 into a key.
 *
 * @throws TypeError when it is not one, without quoting it.
 */
export async function importWebhookSecret(secret: string): Promise<CryptoKey> {
  const bytes = secret.startsWith('whsec_') ? readBase64(secret.slice(6)) : null
  if (!bytes?.byteLength) throw new TypeError('A webhook secret is `whsec_` followed by base64')
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
}
