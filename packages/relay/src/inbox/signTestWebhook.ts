import { readWebhookSecret } from './signedWebhooks.ts'

type SignTestWebhookParameters = {
  /** `whsec_` and base64. */
  secret: string
  /** The message id; a repeat has the same one. */
  id: string
  body: string
  /** Milliseconds since 1970. */
  now: number
}

/**
 * Makes the headers that `standardWebhookVerifier` accepts for a body, for a host's own tests.
 *
 * @throws TypeError for an invalid secret.
 * @example
 * const headers = await signTestWebhook({ secret, id: 'msg_1', body: '{}', now: Date.now() })
 */
export async function signTestWebhook({
  secret,
  id,
  body,
  now,
}: SignTestWebhookParameters): Promise<Record<string, string>> {
  const timestamp = String(Math.floor(now / 1000))
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`)
  const key = await readWebhookSecret(secret)()
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, signed))
  return {
    'Content-Type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${btoa(String.fromCharCode(...signature))}`,
  }
}
