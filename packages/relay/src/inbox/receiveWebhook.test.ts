import { expect, test } from 'vitest'
import type { RelayStore } from '../RelayStore.ts'
import { deferred } from '../../test/deferred.ts'
import { heldClock } from '../../test/heldClock.ts'
import { sendWebhook } from '../../test/sendWebhook.ts'
import { readOperation } from '../../test/operations.ts'
import { testRelay, webhookSecret } from '../../test/testRelay.ts'
import { secretPathVerifier } from './secretPathVerifier.ts'
import { standardWebhookVerifier } from './standardWebhookVerifier.ts'

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

test('S62: a forged webhook changes nothing and is not kept', async () => {
  const relay = await testRelay({ wrapStore: watched })
  await relay.withdraw('key-forged')
  expect((await sendWebhook(relay, { headers: { 'webhook-id': 'evt_2' } })).status).toBe(401)
  expect((await readOperation(relay, 'key-forged')).state).toBe('accepted')
  expect(deliveries).toEqual([])
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
  expect((await readOperation(relay, 'key-verifier')).state).toBe('succeeded')
})

test('S63: without a verifier there is no webhook route', async () => {
  const relay = await testRelay({ webhooks: {} })
  expect((await sendWebhook(relay)).code).toBe('not_found')
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
  expect((await readOperation(relay, 'key-swept')).state).toBe('accepted')
  isKilled = false
  relay.time.now += 60_000
  await relay.relay.sweep()
  expect(await readOperation(relay, 'key-swept')).toMatchObject({ state: 'succeeded', verified: true })
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
  expect(await readOperation(relay, 'key-path')).toMatchObject({ state: 'succeeded', verified: false })
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

test('a source that is not set up is not found, and an option that cannot be is refused at the start', async () => {
  const { send } = await testRelay()
  expect((await send('POST', '/webhooks/other', { as: null, body: '{}' })).code).toBe('not_found')
  for (const matchWindow of [0, 1.5])
    await expect(testRelay({ inbox: { matchWindow } })).rejects.toThrow('matchWindow')
  for (const name of ['', 'Service', 'x'.repeat(65)])
    await expect(testRelay({ webhooks: { [name]: { verify: 'unverified' } } })).rejects.toThrow('lower-case')
})
