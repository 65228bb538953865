import { OptionError } from '@onlend/core/internal'

type SignWebhookParameters = {
  /** The message id, the same on every retry. */
  id: string
  /** Seconds since 1970. */
  timestamp: number
  body: string
  /** `whsec_` followed by the secret in base64. */
  secret: string
}

/**
 * Signs a webhook in the Standard Webhooks manner: HMAC-SHA256 over `id.timestamp.body`.
 *
 * @returns The value of the `webhook-signature` header: `v1,` and the signature in base64.
 * @throws TypeError when the secret is not `whsec_` and base64.
 * @example
 * const signature = await signWebhook({ id: 'msg_1', timestamp: 1767225600, body: '{}', secret })
 */
export async function signWebhook({ id, timestamp, body, secret }: SignWebhookParameters): Promise<string> {
  const key = await crypto.subtle.importKey(
    'raw',
    readSecret(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`)
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, signed))
  return `v1,${btoa(String.fromCharCode(...signature))}`
}

function readSecret(secret: string): Uint8Array<ArrayBuffer> {
  const match = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret)
  if (!match?.[1]) throw new OptionError('A webhook secret is `whsec_` followed by base64')
  return Uint8Array.from(atob(match[1]), (character) => character.charCodeAt(0))
}
