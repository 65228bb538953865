import { signTestWebhook } from '../src/inbox/signTestWebhook.ts'
import { type TestAnswer, type TestRelay, webhookSecret } from './testRelay.ts'

type SendWebhookOptions = {
  id?: string
  event?: string
  data?: Record<string, unknown>
  headers?: Record<string, string>
}

/** Sends a signed webhook about the withdrawal that `testRelay().withdraw` makes. */
export async function sendWebhook(
  { send, time }: TestRelay,
  { id = 'evt_1', event = 'withdrawal.succeeded', data = {}, headers = {} }: SendWebhookOptions = {},
): Promise<TestAnswer> {
  const fields = {
    customer_partner_id: 'cp_a',
    amount: 1500.5,
    account_number: '0123456789',
    bank_code: '058',
    reference: 'tr_1',
    message: 'Done',
  }
  const body = JSON.stringify({ id, event, data: { ...fields, ...data } })
  const signed = await signTestWebhook({ secret: webhookSecret, id, body, now: time.now })
  return send('POST', '/webhooks/service', { as: null, body, headers: { ...signed, ...headers } })
}
