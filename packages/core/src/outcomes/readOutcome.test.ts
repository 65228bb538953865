import { expect, test } from 'vitest'
import type { OutcomeEvent } from '../relay/models/OutcomeEvent.ts'
import { readOutcome } from './readOutcome.ts'
import { hasGenuineSignature } from './hasGenuineSignature.ts'
import { readWebhookSecret } from './readWebhookSecret.ts'
import { signWebhook } from './signWebhook.ts'

const secret = `whsec_${btoa('a secret of outcomes, 32 bytes!!')}`
const older = `whsec_${btoa('the secret of before, 32 bytes!!')}`
const now = Date.parse('2026-03-02T10:00:00.000Z')

const event: OutcomeEvent = {
  version: 1,
  id: 'evt_1',
  type: 'operation.succeeded',
  time: '2026-03-02T09:59:00.000Z',
  environment: 'sandbox',
  tenant: 'harbour',
  customerPartnerId: 'cup_1',
  channelPartnerId: null,
  operation: {
    id: 'key-1',
    kind: 'withdraw',
    state: 'succeeded',
    amount: '1500.50',
    currency: 'NGN',
    reference: 'WD-1',
    serviceReference: null,
    conflict: false,
    rows: null,
    evidence: { matched: 'reference', verified: true },
  },
  approval: null,
  batch: null,
  uploadSet: null,
}

type RequestOptions = { secrets?: string[]; body?: string; at?: number; headers?: Record<string, string> }

function createRequest({
  secrets = [secret],
  body = JSON.stringify(event),
  at = now,
  headers = {},
}: RequestOptions = {}): Request {
  const signed = signWebhook({ id: 'evt_1', at, body }, secrets.map(readWebhookSecret))
  return new Request('https://books.test/outcomes', {
    method: 'POST',
    body,
    headers: { ...signed, ...headers },
  })
}

test('a signed event is read, under the new secret and under the one of before', async () => {
  expect(await readOutcome(createRequest(), [secret], { now })).toEqual(event)
  const rotating = createRequest({ secrets: [secret, older] })
  expect(await readOutcome(rotating.clone(), [older], { now })).toEqual(event)
  expect(await readOutcome(rotating, [secret], { now })).toEqual(event)
})

test('a request that the relay did not sign, with another body, time or id is no event', async () => {
  const changed = JSON.stringify({ ...event, customerPartnerId: 'cup_2' })
  const signed = createRequest()
  const altered = new Request(signed.url, { method: 'POST', body: changed, headers: signed.headers })
  const requests = [
    altered,
    createRequest({ secrets: [older] }),
    createRequest({ at: now - 301_000 }),
    createRequest({ at: now + 301_000 }),
    createRequest({ headers: { 'webhook-id': 'evt_2' } }),
    createRequest({ headers: { 'webhook-signature': 'v1,' } }),
    new Request('https://books.test/outcomes', { method: 'POST', body: changed }),
  ]
  for (const request of requests) expect(await readOutcome(request, [secret], { now })).toBeNull()
  expect(await readOutcome(createRequest(), [], { now })).toBeNull()
})

test('a new type and a new field are read, and another version is not', async () => {
  const later = JSON.stringify({ ...event, type: 'operation.thawed', more: 1 })
  const read = await readOutcome(createRequest({ body: later }), [secret], { now })
  expect(read).toMatchObject({ type: 'operation.thawed', more: 1 })
  const other = createRequest({ body: JSON.stringify({ ...event, version: 2 }) })
  await expect(readOutcome(other, [secret], { now })).rejects.toThrow('version')
})

test('the signature is the one that the vector of Standard Webhooks has', async () => {
  const key = readWebhookSecret('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')
  const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', at: 1_614_265_330_000, body: '{"test": 2432232314}' }
  const { 'webhook-signature': signature = '' } = signWebhook(message, [key])
  expect(signature).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
  const body = new TextEncoder().encode(message.body)
  const given = { id: message.id, timestamp: '1614265330', body, signatures: `v1,nonsense ${signature}` }
  expect(hasGenuineSignature(given, [key])).toBe(true)
})
