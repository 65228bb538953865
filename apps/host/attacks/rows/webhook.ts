import { signTestWebhook } from '@onlend/relay'
import type { Ask } from '../test/Ask.ts'
import { canaries } from '../upstream/canaries.ts'

type WebhookParameters = { body: string; id?: string; now?: number; secret?: string }

/** A webhook as the service signs it. */
export async function webhook({
  body,
  id = `msg_${crypto.randomUUID()}`,
  now = Date.now(),
  secret = canaries.webhookSecret,
}: WebhookParameters): Promise<Ask> {
  const headers = Object.entries(await signTestWebhook({ secret, id, body, now }))
  return { method: 'POST', path: '/lending/webhooks/service', by: null, bare: true, body, headers }
}
