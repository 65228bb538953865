import { expect, test } from 'vitest'
import { createStore } from '../createStore.ts'
import type { RelayStore } from '../RelayStore.ts'
import { openSharedDatabase } from '../../test/openSharedDatabase.ts'
import { sendWebhook } from '../../test/sendWebhook.ts'
import { readOperation } from '../../test/operations.ts'
import { authenticate, listInbox } from '../../test/operator.ts'
import { testRelay, webhookSecret } from '../../test/testRelay.ts'
import { readEvents } from './readEvents.ts'
import { signTestWebhook } from './signTestWebhook.ts'
import { standardWebhookVerifier } from './standardWebhookVerifier.ts'
import type { WebhookVerifier } from './WebhookVerifier.ts'

const verify = standardWebhookVerifier({ secrets: [webhookSecret] })
const event = { kind: 'withdraw', outcome: 'succeeded', customerPartnerId: 'cp_a', reference: 'key-nonsense' }
const nonsense: [string, unknown][] = [
  ['nothing', undefined],
  ['an object', {}],
  ['text', 'succeeded'],
  ['a list of nothing', [null]],
  ['an unknown kind', [{ ...event, kind: 'payout' }]],
  ['no outcome', [{ ...event, outcome: undefined }]],
  ['an unknown outcome', [{ ...event, outcome: 'pending' }]],
  ['a partner that is no text', [{ ...event, customerPartnerId: { id: 'cp_a' } }]],
  ['a reference without end', [{ ...event, reference: 'x'.repeat(100_000) }]],
  ['a partner without end', [{ ...event, customerPartnerId: crypto.randomUUID().repeat(2_000) }]],
  ['an amount that is no text', [{ ...event, amount: {} }]],
]

test('S68: what a parser returns is taken for events only when all of it is', () => {
  for (const [what, found] of nonsense) expect([what, readEvents(found)]).toEqual([what, null])
  expect(readEvents([event])).toMatchObject([{ ...event, amount: null, message: null }])
})

test('S44, S68: a body nested without end holds up neither the sweep nor the list of what is open', async () => {
  const relay = await testRelay({ authenticate })
  await relay.withdraw('key-deep')
  const bomb = `{"event":"x","data":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
  const sending = { secret: webhookSecret, id: 'evt_deep', body: bomb, now: relay.time.now }
  const headers = await signTestWebhook(sending)
  expect((await relay.send('POST', '/webhooks/service', { as: null, body: bomb, headers })).status).toBe(200)
  relay.time.now += 60_000
  await relay.relay.sweep()
  await sendWebhook(relay)
  expect((await readOperation(relay, 'key-deep')).state).toBe('succeeded')
  expect(await listInbox(relay)).toEqual([])
  expect((await listInbox(relay, '?why=unread')).map(({ why }) => why)).toEqual(['unread'])
})

test('S68: a webhook that can never be applied holds up no other, and ends with an operator', async () => {
  const poisoned = new Set<string>()
  let isDown = true
  const wrapStore = (store: RelayStore): RelayStore => ({
    ...store,
    async keepDelivery(delivery) {
      const kept = await store.keepDelivery(delivery)
      if (delivery.messageId === 'evt_poison') poisoned.add(kept.id)
      return kept
    },
    applyEvents: (id, events, reading) =>
      (isDown || poisoned.has(id)) && events.length > 0
        ? Promise.reject(new Error('not this one'))
        : store.applyEvents(id, events, reading),
  })
  const relay = await testRelay({ authenticate, wrapStore })
  await relay.withdraw('key-behind')
  await sendWebhook(relay, { id: 'evt_poison', data: { amount: 9 } })
  relay.time.now += 1
  await sendWebhook(relay, { id: 'evt_behind' })
  expect((await readOperation(relay, 'key-behind')).state).toBe('accepted')
  isDown = false
  relay.time.now += 60_000
  await relay.relay.sweep()
  expect((await readOperation(relay, 'key-behind')).state).toBe('succeeded')
  expect(await listInbox(relay)).toEqual([])
  relay.time.now += 3_600_000
  await relay.relay.sweep()
  expect(await listInbox(relay)).toMatchObject([{ why: 'unparsed' }])
})

test('a webhook whose sender is not set up any more ends with an operator', async () => {
  const killed = (store: RelayStore): RelayStore => ({
    ...store,
    applyEvents: () => Promise.reject(new Error('killed')),
  })
  await sendWebhook(await testRelay({ wrapStore: killed }))
  const store = createStore(await openSharedDatabase())
  const relay = await testRelay({ authenticate, store, webhooks: { other: { verify } } })
  relay.time.now += 60_000
  await relay.relay.sweep()
  expect(await listInbox(relay)).toEqual([])
  relay.time.now += 3_600_000
  await relay.relay.sweep()
  expect(await listInbox(relay)).toMatchObject([{ why: 'unparsed' }])
})

const verifications: [string, unknown][] = [
  ['true', true],
  ['text', 'genuine'],
  ['an unknown type', { type: 'rejected', id: null, signed: true }],
  ['nothing about a signature', { type: 'genuine', id: null }],
  ['an id that is no text', { type: 'genuine', id: 7, signed: true }],
  ['an empty id', { type: 'genuine', id: '', signed: true }],
  ['a text where a repeat keeps its id', { type: 'genuine', id: 'x', signed: true, keepsId: 'no' }],
  ['an id without end', { type: 'genuine', id: 'x'.repeat(10_000), signed: true }],
]

test('S62: a verifier that answers anything but a verification counts as failed, and nothing is kept', async () => {
  let verification: unknown
  // The cast stands for a host without types.
  const answers = (() => verification) as unknown as WebhookVerifier
  const relay = await testRelay({ authenticate, webhooks: { service: { verify: answers } } })
  await relay.withdraw('key-verification')
  for (const [what, answer] of verifications) {
    verification = answer
    expect([what, (await sendWebhook(relay, { id: `evt ${what}` })).status]).toEqual([what, 500])
  }
  expect((await readOperation(relay, 'key-verification')).state).toBe('accepted')
  expect(await listInbox(relay)).toEqual([])
})
