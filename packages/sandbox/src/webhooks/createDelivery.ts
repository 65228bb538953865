import type { WebhookRecord } from '../state/SandboxState.ts'
import type { SandboxWebhook } from './SandboxWebhook.ts'
import { signWebhook } from './signWebhook.ts'

// base64 of a phrase, so that a forgery looks like the real thing
const wrongSecret = 'whsec_dGhpcyBpcyBub3QgdGhlIHNlY3JldCB5b3Ugc2hhcmVk'

type CreateDeliveryParameters = {
  webhook: WebhookRecord
  attempt: number
  /** Milliseconds since 1970. */
  at: number
  secret: string | null
}

/** Makes one delivery of an event: its body as recorded, signed for this moment where there is a secret. */
export async function createDelivery({
  webhook,
  attempt,
  at,
  secret,
}: CreateDeliveryParameters): Promise<SandboxWebhook> {
  const { id, event, body, forged } = webhook
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  if (secret !== null) {
    const timestamp = Math.floor(at / 1000)
    headers['webhook-id'] = id
    headers['webhook-timestamp'] = String(timestamp)
    headers['webhook-signature'] = await signWebhook({
      id,
      timestamp,
      body,
      secret: forged ? wrongSecret : secret,
    })
  }
  return { id, event, body, forged, headers, attempt, payload: JSON.parse(body), at }
}
