import { hmac } from '../lib/hmac.ts'

/** The headers of a message by Standard Webhooks, with one signature for each key. `at`: milliseconds since 1970. */
export function signWebhook(
  { id, at, body }: { id: string; at: number; body: string },
  keys: readonly Uint8Array[],
): Record<string, string> {
  const timestamp = String(Math.floor(at / 1_000))
  const signatures = keys.map((key) => {
    const bytes = hmac(key, `${id}.${timestamp}.`, body)
    return `v1,${btoa(String.fromCharCode(...bytes))}`
  })
  return {
    'Content-Type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}
