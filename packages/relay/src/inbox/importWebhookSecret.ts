import { readWebhookSecret } from './readWebhookSecret.ts'

/**
 * Reads a secret written as `whsec_` and base64 into a key.
 *
 * @throws TypeError when it is not one, without quoting it.
 */
export async function importWebhookSecret(secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', readWebhookSecret(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ])
}
