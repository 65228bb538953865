import { Operation } from '@onlend/core'
import { expect, test } from 'vitest'
import type { RelayStore } from '../RelayStore.ts'
import { deferred } from '../../test/deferred.ts'
import { readBodies } from '../../test/readBodies.ts'
import { openSharedDatabase } from '../../test/openSharedDatabase.ts'
import { heldClock } from '../../test/heldClock.ts'
import { sendWebhook } from '../../test/sendWebhook.ts'
import { type TestRelay, testRelay, webhookSecret } from '../../test/testRelay.ts'
import { secretPathVerifier } from './secretPathVerifier.ts'
import { signTestWebhook } from './signTestWebhook.ts'
import { standardWebhookVerifier } from './standardWebhookVerifier.ts'

async function read({ send }: TestRelay, id: string): Promise<Operation> {
  return Operation.parse((await send('GET', `/operations/${id}`)).data)
}

let deliveries: { id: string; outcome: string }[] = []

/** Notes what the inbox keeps. */
const watched = (store: RelayStore): RelayStore => {
  deliveries = []
  return {
    ...store,
    async keepDelivery(delivery) {
      const kept = await store.keepDelivery(delivery)
      deliveries.push({ ...delivery, ...kept })
      return kept
    },
  }
}

const forgeries: [string, Record<string, string>][] = [
  ['no signature', { 'webhook-signature': '' }],
  ['a garbage signature', { 'webhook-signature': 'v1,AAAA' }],
  ['a signature of another version', { 'webhook-signature': `v2,${btoa('x'.repeat(32))}` }],
  ['a right-sized wrong signature', { 'webhook-signature': `v1,${btoa('x'.repeat(32))}` }],
  ['another id', { 'webhook-id': 'evt_2' }],
  ['another time', { 'webhook-timestamp': '1772445601' }],
  ['a time that is no number', { 'webhook-timestamp': 'now' }],
]

test.each(forgeries)('S62: a webhook with %s changes nothing and is not kept', async (_what, headers) => {
  const relay = await testRelay({ wrapStore: watched })
  await relay.withdraw('key-forged')
  expect((await sendWebhook(relay, { headers })).status).toBe(401)
  expect((await read(relay, 'key-forged')).state).toBe('accepted')
  expect(deliveries).toEqual([])
})

test('S62: a signature by another secret is forged, and by an older one that is still listed is not', async () => {
  const old = `whsec_${btoa('the old secret of 24 bytes')}`
  const secrets = [`whsec_${btoa('the new secret of 24 bytes')}`, old]
  const relay = await testRelay({ webhooks: { service: { verify: standardWebhookVerifier({ secrets }) } } })
  expect((await sendWebhook(relay)).status).toBe(401)
  const body = '{}'
  const headers = await signTestWebhook({ secret: old, id: 'evt_9', body, now: relay.time.now })
  expect((await relay.send('POST', '/webhooks/service', { as: null, body, headers })).status).toBe(200)
})

test.each([
  ['throws', () => Promise.reject(new Error('the key server is away'))],
  ['hangs', () => new Promise<never>(() => undefined)],
])('a verifier that %s keeps nothing, and leaves the sender a reason to try again', async (_what, verify) => {
  const clock = heldClock()
  const asked = deferred()
  let isMended = false
  const mended = standardWebhookVerifier({ secrets: [webhookSecret] })
  const relay = await testRelay({
    wrapStore: watched,
    webhooks: {
      service: {
        verify(delivery) {
          if (isMended) return mended(delivery)
          asked.resolve()
          return verify()
        },
      },
    },
    clock: { ...clock, now: () => relay.time.now },
  })
  await relay.withdraw('key-verifier')
  const first = sendWebhook(relay)
  await asked.promise
  clock.advance(2_000)
  expect([(await first).status, deliveries]).toEqual([500, []])
  isMended = true
  expect((await sendWebhook(relay)).status).toBe(200)
  expect((await read(relay, 'key-verifier')).state).toBe('succeeded')
})

test('S63: without a verifier there is no webhook route', async () => {
  const relay = await testRelay({ webhooks: {} })
  expect((await sendWebhook(relay)).code).toBe('not_found')
})

test('S64: the same bytes a hundred times are kept and applied once, and too old ones are refused', async () => {
  const relay = await testRelay({ wrapStore: watched })
  await relay.withdraw('key-replayed')
  const signed = await Promise.all(Array.from({ length: 100 }, () => sendWebhook(relay)))
  expect(signed.every(({ status }) => status === 200)).toBe(true)
  expect(deliveries.filter(({ outcome }) => outcome === 'new')).toHaveLength(1)
  const body = '{}'
  const old = await signTestWebhook({
    secret: webhookSecret,
    id: 'evt_old',
    body,
    now: relay.time.now - 600_000,
  })
  expect((await relay.send('POST', '/webhooks/service', { as: null, body, headers: old })).code).toBe(
    'malformed_request',
  )
})

test('S66: other bytes under a known message id are kept and not applied', async () => {
  const relay = await testRelay({ wrapStore: watched })
  await relay.withdraw('key-altered')
  await sendWebhook(relay, { id: 'evt_1', event: 'withdrawal.pending' })
  await sendWebhook(relay, { id: 'evt_1' })
  expect((await read(relay, 'key-altered')).state).toBe('accepted')
  expect(new Set(deliveries.map(({ id }) => id)).size).toBe(2)
  await sendWebhook(relay, { id: 'evt_1' })
  expect(relay.logs.filter((line) => line.includes('webhook.altered'))).toHaveLength(1)
})

test('S67: an event that a sender may not tell is put aside', async () => {
  const verify = standardWebhookVerifier({ secrets: [webhookSecret] })
  const relay = await testRelay({ webhooks: { service: { verify, customerPartnerId: 'cp_b' } } })
  await relay.withdraw('key-quarantined')
  expect((await sendWebhook(relay)).status).toBe(200)
  expect((await read(relay, 'key-quarantined')).state).toBe('accepted')
  expect((await relay.send('GET', '/inbox', { as: 'uP' })).data).toEqual([])
})

test('S68: a webhook over 256 KB is refused', async () => {
  const relay = await testRelay()
  expect((await sendWebhook(relay, { data: { filler: 'x'.repeat(300_000) } })).code).toBe('body_too_large')
})

test('bytes that are not UTF-8 are refused and not kept, and are not taken for a stale clock', async () => {
  const measured: unknown[] = []
  const relay = await testRelay({
    wrapStore: watched,
    webhooks: { service: { verify: 'unverified' } },
    metrics: { record: (measurement) => void measured.push(measurement) },
  })
  const answer = await relay.send('POST', '/webhooks/service', {
    as: null,
    body: new Uint8Array([0x1f, 0x8b, 0x08, 0xff]),
  })
  expect([answer.status, answer.code, deliveries]).toEqual([415, 'unsupported_media_type', []])
  expect(measured).toContainEqual({ type: 'webhook', source: 'service', verification: 'refused' })
})

test('S69: a webhook that cannot be kept is not acknowledged', async () => {
  const relay = await testRelay({
    wrapStore: (store) => ({ ...store, keepDelivery: () => Promise.reject(new Error('down')) }),
  })
  expect((await sendWebhook(relay)).code).toBe('store_unavailable')
})

test('S70: a webhook that was kept and not applied is applied by the next sweep', async () => {
  let isKilled = true
  const killed = (store: RelayStore): RelayStore => ({
    ...store,
    applyEvents: (...all) => (isKilled ? Promise.reject(new Error('killed')) : store.applyEvents(...all)),
  })
  const relay = await testRelay({ wrapStore: killed })
  await relay.withdraw('key-swept')
  expect((await sendWebhook(relay)).status).toBe(200)
  expect((await read(relay, 'key-swept')).state).toBe('accepted')
  isKilled = false
  relay.time.now += 60_000
  await relay.relay.sweep()
  expect(await read(relay, 'key-swept')).toMatchObject({ state: 'succeeded', verified: true })
})

test('a parser that throws loses no webhook', async () => {
  const verify = standardWebhookVerifier({ secrets: [webhookSecret] })
  const parse = (): never => {
    throw new Error('unexpected')
  }
  const relay = await testRelay({ webhooks: { service: { verify, parse } }, wrapStore: watched })
  expect((await sendWebhook(relay)).status).toBe(200)
  expect(deliveries).toHaveLength(1)
})

test('a secret path lets webhooks in and they count as not verified', async () => {
  const token = 'a-path-that-nobody-guesses-000001'
  const relay = await testRelay({
    webhooks: {
      plain: { verify: secretPathVerifier({ tokens: ['the-next-path-that-nobody-guesses', token] }) },
    },
  })
  await relay.withdraw('key-path')
  const body = JSON.stringify({
    type: 'transfer',
    data: { customer_partner_id: 'cp_a', status: 'success', amount: '1500.50', account_number: '******6789' },
  })
  for (const path of ['/webhooks/plain', `/webhooks/plain/${token.slice(0, -1)}2`]) {
    expect((await relay.send('POST', path, { as: null, body })).status).toBe(401)
  }
  expect((await relay.send('POST', `/webhooks/plain/${token}`, { as: null, body })).status).toBe(200)
  expect(await read(relay, 'key-path')).toMatchObject({ state: 'succeeded', verified: false })
})

test('S80: a stored body loses its account numbers once it has been read', async () => {
  const relay = await testRelay()
  await relay.withdraw('key-stored')
  await sendWebhook(relay)
  const database = await openSharedDatabase()
  const kept = JSON.stringify([
    await database.query('select * from onlend_deliveries, onlend_events'),
    await readBodies(),
  ])
  expect(kept).toContain('[redacted]')
  expect(kept).not.toContain('0123456789')
})

test('of many webhooks at once a few are verified at a time, and every one is taken', async () => {
  let now = 0
  let most = 0
  const verify = standardWebhookVerifier({ secrets: [webhookSecret] })
  const counted: typeof verify = async (webhook) => {
    now += 1
    most = Math.max(most, now)
    const verification = await verify(webhook)
    now -= 1
    return verification
  }
  const relay = await testRelay({ webhooks: { service: { verify: counted } } })
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, at) => sendWebhook(relay, { event: `something.new.${at}` })),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(most).toBe(4)
})
