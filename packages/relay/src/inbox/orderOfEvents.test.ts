import { Operation } from '@onlend/core'
import { expect, test } from 'vitest'
import { ownerOfA, readOperation } from '../../test/operations.ts'
import { withdrawClaim } from '../../test/storeFixtures.ts'
import { deferred } from '../../test/deferred.ts'
import { sendWebhook } from '../../test/sendWebhook.ts'
import { testRelay, webhookSecret } from '../../test/testRelay.ts'
import { signTestWebhook } from './signTestWebhook.ts'

/** Every order of a list. */
function* ordersOf<Item>(items: readonly Item[]): Generator<Item[]> {
  if (items.length === 0) yield []
  for (const [at, item] of items.entries()) {
    for (const rest of ordersOf(items.toSpliced(at, 1))) yield [item, ...rest]
  }
}

test('S66: four events end in the same state in each of their 24 orders', async () => {
  const relay = await testRelay()
  const events = [
    { event: 'withdrawal.succeeded' },
    { event: 'withdrawal.succeeded', message: 'Said again' },
    { event: 'transfer.processing', status: 'processing' },
    { event: 'withdrawal.succeeded', status: 'failed' },
  ]
  const orders = [...ordersOf(events)]
  expect(orders).toHaveLength(24)
  for (const at of orders.keys()) {
    // Each withdrawal has an amount of its own, so that no settlement event is about another.
    const facts = { id: `key-order-${at}`, amount: String(at + 1), now: relay.time.now } as const
    await relay.store.claim(withdrawClaim(ownerOfA, { ...facts, destinationHash: null }))
  }
  // Four webhooks, each with the next event about each withdrawal: every withdrawal hears its four events in an order of its own.
  for (const turn of events.keys()) {
    const body = JSON.stringify(
      orders.map((order, at) => {
        const { event, ...told } = order[turn] ?? { event: '' }
        const about = { customer_partner_id: 'cp_a', amount: at + 1, account_number: '******6789' }
        return { event, data: { ...about, reference: `tr_${at}`, ...told } }
      }),
    )
    const sending = { secret: webhookSecret, id: `evt_${turn}`, body, now: relay.time.now }
    const headers = await signTestWebhook(sending)
    expect((await relay.send('POST', '/webhooks/service', { as: null, body, headers })).status).toBe(200)
  }
  const { data } = await relay.send('GET', '/operations?customer_partner_id=cp_a')
  // The cast names what the route sends.
  const listed = (data as unknown[]).map((one) => Operation.parse(one))
  for (const [at, order] of orders.entries()) {
    const operation = listed.find(({ id }) => id === `key-order-${at}`)
    const expected = { state: 'succeeded', conflict: false, matched: 'facts', verified: true }
    expect([order, operation]).toMatchObject([order, expected])
  }
})

test('S66: of settlement events that conflict the first stays, in either order, and both orders are flagged', async () => {
  const relay = await testRelay()
  const final = async (key: string, amount: number, outcomes: string[]): Promise<Operation> => {
    await relay.withdraw(key, { amount })
    for (const outcome of outcomes) {
      const data = { amount, reference: `tr_${key}` }
      await sendWebhook(relay, { id: `evt_${key}_${outcome}`, event: `withdrawal.${outcome}`, data })
      relay.time.now += 5_000
    }
    return readOperation(relay, key)
  }
  expect(await final('key-contra-1', 1, ['succeeded', 'failed'])).toMatchObject({
    ...{ state: 'succeeded', conflict: true },
    laterEvidence: [{ outcome: 'failed', message: 'Done', at: '2026-03-02T10:00:05.000Z' }],
  })
  expect(await final('key-contra-2', 2, ['failed', 'succeeded'])).toMatchObject({
    state: 'failed',
    conflict: true,
  })
})

test('a refusal that comes after a settlement event is not passed on: the answer is what the ledger holds', async () => {
  const relay = await testRelay()
  relay.upstream.answer = async () => {
    await sendWebhook(relay)
    return Response.json({ status: 'error', message: 'No', data: [] }, { status: 422 })
  }
  const answer = await relay.withdraw('key-word-first')
  expect([answer.status, answer.code]).toEqual([200, null])
  expect(await readOperation(relay, 'key-word-first')).toMatchObject({ state: 'succeeded', conflict: true })
})

test('S68: a client that the host does not accept cannot use up the budget of the sender', async () => {
  const relay = await testRelay({
    limits: { webhooks: { limit: 2, window: 60_000 } },
    webhooks: { service: { verify: 'unverified', accept: ({ headers }) => !headers.has('X-Stranger') } },
  })
  const strange = { headers: { 'X-Stranger': '1' } }
  for (let at = 0; at < 5; at += 1) expect((await sendWebhook(relay, strange)).code).toBe('unauthenticated')
  for (const id of ['evt_1', 'evt_2']) expect((await sendWebhook(relay, { id })).status).toBe(200)
  expect((await sendWebhook(relay, { id: 'evt_3' })).code).toBe('rate_limited')
})

test('a webhook from an address that the host does not accept is refused before its body is read', async () => {
  const asked = deferred<string>()
  let isAllowed: boolean | Error = false
  const relay = await testRelay({
    webhooks: {
      service: {
        verify: 'unverified',
        accept(request) {
          asked.resolve(new URL(request.url).pathname)
          if (isAllowed instanceof Error) throw isAllowed
          return isAllowed
        },
      },
    },
  })
  await relay.withdraw('key-address')
  expect((await sendWebhook(relay, { id: 'evt_1' })).code).toBe('unauthenticated')
  expect(await asked.promise).toBe('/lending/webhooks/service')
  isAllowed = new Error('the list is gone')
  expect((await sendWebhook(relay, { id: 'evt_2' })).code).toBe('unauthenticated')
  isAllowed = true
  expect((await sendWebhook(relay, { id: 'evt_3' })).status).toBe(200)
  expect(await readOperation(relay, 'key-address')).toMatchObject({ state: 'succeeded', verified: false })
})
