import { expect, test } from 'vitest'
import { readOperation, readStates, withdrawEqually } from '../../test/operations.ts'
import { authenticate, asOperator, assign, listInbox } from '../../test/operator.ts'
import { sendWebhook } from '../../test/sendWebhook.ts'
import { type TestRelay, testRelay, webhookSecret } from '../../test/testRelay.ts'
import { withdrawAnyway } from '../../test/withdrawAnyway.ts'
import { keyedHash } from '../lib/keyedHash.ts'
import { hmacVerifier } from './hmacVerifier.ts'
import { standardWebhookVerifier } from './standardWebhookVerifier.ts'

const hour = 3_600_000
const day = 24 * hour

/** Sends a webhook without a reference that a sender without message ids signs. */
async function tell(relay: TestRelay, outcome: string, message: string): Promise<void> {
  const data = { customer_partner_id: 'cp_a', amount: 1500.5, account_number: '0123456789', message }
  const body = JSON.stringify({ event: `withdrawal.${outcome}`, data })
  const answer = await relay.send('POST', '/webhooks/service', {
    as: null,
    body,
    headers: await signPlainly(body),
  })
  expect(answer.status).toBe(200)
}

const plainSecret = 'a secret of many characters'
/** Of a verifier that promises nothing about the ids of messages. */
const plain = { service: { verify: hmacVerifier({ header: 'X-Signature', secrets: [plainSecret] }) } }

const signPlainly = async (body: string) => ({ 'X-Signature': await keyedHash(plainSecret, body) })

test('T11: a webhook about today’s withdrawal settles today’s, and never last month’s', async () => {
  const relay = await testRelay()
  await relay.withdraw('key-last-month')
  relay.time.now += 25 * hour
  await relay.relay.sweep()
  relay.time.now += 29 * day
  await withdrawAnyway(relay, 'key-today')
  relay.time.now += 1_000
  await sendWebhook(relay, { event: 'withdrawal.failed', data: { reference: 'tr_today' } })
  expect(await readStates(relay, 'key-last-month', 'key-today')).toEqual(['stale', 'failed'])
  expect(await readOperation(relay, 'key-today')).toMatchObject({ matched: 'facts', verified: true })
})

test('T11: of two equal withdrawals one event settles none, and both say that one of two was confirmed', async () => {
  const relay = await testRelay()
  await withdrawEqually(relay, 'key-no-1', 'key-no-2')
  await sendWebhook(relay, { id: 'evt_1', data: { reference: 'tr_1' } })
  for (const key of ['key-no-1', 'key-no-2']) {
    expect(await readOperation(relay, key)).toMatchObject({
      state: 'accepted',
      matched: null,
      ambiguous: { candidates: 2, succeeded: 1, failed: 0 },
    })
  }
  const [event] = await listInbox(relay, '', { as: 'uP' })
  expect(event).toMatchObject({ why: 'ambiguous', candidates: ['key-no-1', 'key-no-2'] })
})

test('as many different events as equal withdrawals settle all of them, and a repeat in other bytes counts once', async () => {
  const relay = await testRelay()
  await withdrawEqually(relay, 'key-no-1', 'key-no-2')
  await sendWebhook(relay, { id: 'evt_1', data: { reference: 'tr_1' } })
  await sendWebhook(relay, { id: 'evt_2', data: { reference: 'tr_1', message: 'Said again' } })
  await sendWebhook(relay, { id: 'evt_3', data: { id: 'tr_1', reference: undefined } })
  expect(await readStates(relay, 'key-no-1', 'key-no-2')).toEqual(['accepted', 'accepted'])
  await sendWebhook(relay, { id: 'evt_4', data: { reference: 'tr_2' } })
  for (const key of ['key-no-1', 'key-no-2'])
    expect(await readOperation(relay, key)).toMatchObject({
      state: 'succeeded',
      matched: 'facts',
      ambiguous: null,
    })
  expect(await listInbox(relay, '', { as: 'uP' })).toEqual([])
})

test('different events that conflict with each other settle none of the equal withdrawals, and both are told', async () => {
  const relay = await testRelay()
  await withdrawEqually(relay, 'key-no-1', 'key-no-2')
  await sendWebhook(relay, { id: 'evt_1', data: { reference: 'tr_1' } })
  await sendWebhook(relay, { id: 'evt_2', event: 'withdrawal.failed', data: { reference: 'tr_2' } })
  expect(await readStates(relay, 'key-no-1', 'key-no-2')).toEqual(['accepted', 'accepted'])
  expect((await readOperation(relay, 'key-no-2')).ambiguous).toEqual({
    candidates: 2,
    succeeded: 1,
    failed: 1,
  })
})

test('message ids that repeats keep tell events without a reference apart, and others do not', async () => {
  const reference = undefined
  const keeping = await testRelay()
  await withdrawEqually(keeping, 'key-no-1', 'key-no-2')
  await sendWebhook(keeping, { id: 'evt_1', data: { reference } })
  await sendWebhook(keeping, { id: 'evt_1', data: { reference } })
  expect(await readStates(keeping, 'key-no-1', 'key-no-2')).toEqual(['accepted', 'accepted'])
  await sendWebhook(keeping, { id: 'evt_2', data: { reference } })
  expect(await readStates(keeping, 'key-no-1', 'key-no-2')).toEqual(['succeeded', 'succeeded'])

  const gateway = standardWebhookVerifier({ secrets: [webhookSecret], keepsId: false })
  const remaking = await testRelay({ webhooks: { service: { verify: gateway } } })
  await withdrawEqually(remaking, 'key-no-1', 'key-no-2')
  for (const id of ['evt_1', 'evt_2', 'evt_3']) await sendWebhook(remaking, { id, data: { reference } })
  expect(await readStates(remaking, 'key-no-1', 'key-no-2')).toEqual(['accepted', 'accepted'])
})

test('a second withdrawal is settled by an event that is provably another than the one that settled the first', async () => {
  const relay = await testRelay()
  for (const [key, id] of [
    ['key-no-1', 'evt_1'],
    ['key-no-2', 'evt_2'],
  ] as const) {
    await withdrawEqually(relay, key)
    await sendWebhook(relay, { id, data: { reference: undefined } })
    expect((await readOperation(relay, key)).state).toBe('succeeded')
  }
})

test('S64: the same event in other bytes settles no second withdrawal that was made after the first was settled', async () => {
  const relay = await testRelay({ webhooks: plain })
  await relay.withdraw('key-first')
  await tell(relay, 'succeeded', 'Done')
  expect((await readOperation(relay, 'key-first')).state).toBe('succeeded')
  await withdrawEqually(relay, 'key-second')
  await tell(relay, 'succeeded', 'Done, said again')
  expect(await readOperation(relay, 'key-second')).toMatchObject({
    state: 'accepted',
    ambiguous: { candidates: 2, succeeded: 1, failed: 0 },
  })
  // With nothing else open, the same again is a repeat and waits for no operator.
  const alone = await testRelay({ webhooks: plain })
  await alone.withdraw('key-alone')
  await tell(alone, 'succeeded', 'Done')
  await tell(alone, 'succeeded', 'Done, said again')
  expect(await listInbox(alone, '', { as: 'uP' })).toEqual([])
})

const three = ['key-no-1', 'key-no-2', 'key-no-3']

test('a third equal withdrawal widens what the next event may be about, and three events settle three', async () => {
  const relay = await testRelay()
  await withdrawEqually(relay, 'key-no-1', 'key-no-2')
  await sendWebhook(relay, { id: 'evt_1', data: { reference: 'tr_1' } })
  await withdrawEqually(relay, 'key-no-3')
  expect((await readOperation(relay, 'key-no-3')).ambiguous).toBeNull()
  await sendWebhook(relay, { id: 'evt_2', data: { reference: 'tr_2' } })
  expect(await readStates(relay, ...three)).toEqual(three.map(() => 'accepted'))
  for (const key of ['key-no-1', 'key-no-3'])
    expect((await readOperation(relay, key)).ambiguous).toEqual({ candidates: 3, succeeded: 2, failed: 0 })
  await sendWebhook(relay, { id: 'evt_3', data: { reference: 'tr_3' } })
  expect(await readStates(relay, ...three)).toEqual(three.map(() => 'succeeded'))
})

test('when one of two is settled by its reference, the earlier event is the other’s only if it is provably another event', async () => {
  const relay = await testRelay()
  await withdrawEqually(relay, 'key-no-1', 'key-no-2')
  await sendWebhook(relay, { id: 'evt_1', data: { reference: 'tr_1' } })
  await sendWebhook(relay, { id: 'evt_2', data: { reference: 'key-no-1', id: 'tr_2' } })
  expect(await readStates(relay, 'key-no-1', 'key-no-2')).toEqual(['succeeded', 'succeeded'])

  const doubtful = await testRelay({ webhooks: plain })
  await withdrawEqually(doubtful, 'key-no-1', 'key-no-2')
  await tell(doubtful, 'succeeded', 'Done')
  const data = { customer_partner_id: 'cp_a', reference: 'key-no-1' }
  const body = JSON.stringify({ event: 'withdrawal.succeeded', data })
  await doubtful.send('POST', '/webhooks/service', { as: null, body, headers: await signPlainly(body) })
  expect(await readStates(doubtful, 'key-no-1', 'key-no-2')).toEqual(['succeeded', 'accepted'])
  expect((await readOperation(doubtful, 'key-no-2')).ambiguous).toEqual({
    candidates: 2,
    succeeded: 1,
    failed: 0,
  })
  expect((await readOperation(doubtful, 'key-no-1')).ambiguous).toBeNull()
})

test('when a person ties an ambiguous event to one of two, or closes it, the other says nothing of it any more', async () => {
  const relay = await testRelay({ authenticate })
  await withdrawEqually(relay, 'key-no-1', 'key-no-2')
  await sendWebhook(relay, { id: 'evt_1', data: { reference: 'tr_1' } })
  const [first] = await listInbox(relay)
  const body = { operationId: 'key-no-2', customerPartnerId: 'cp_a' }
  expect((await assign(relay, first?.id, body)).status).toBe(200)
  expect(await readOperation(relay, 'key-no-1')).toMatchObject({ state: 'accepted', ambiguous: null })
  expect(await readOperation(relay, 'key-no-2')).toMatchObject({
    state: 'succeeded',
    matched: 'assigned',
    ambiguous: null,
  })

  await withdrawEqually(relay, 'key-no-3')
  await sendWebhook(relay, { id: 'evt_2', data: { reference: 'tr_2' } })
  expect((await readOperation(relay, 'key-no-1')).ambiguous).toMatchObject({ candidates: 2 })
  const [second] = await listInbox(relay)
  const dismissal = { ...asOperator(), body: { reason: 'Of another host' } }
  expect((await relay.send('POST', `/inbox/${second?.id}/dismissal`, dismissal)).status).toBe(200)
  for (const key of ['key-no-1', 'key-no-3']) expect((await readOperation(relay, key)).ambiguous).toBeNull()
})

test('an event between two is the other’s when the service refuses one of them', async () => {
  const relay = await testRelay()
  await relay.withdraw('key-no-1')
  relay.time.now += 1_000
  relay.upstream.answer = async () => {
    relay.time.now += 1_000
    await sendWebhook(relay, { id: 'evt_1' })
    return Response.json({ status: 'error', message: 'No', data: [] }, { status: 422 })
  }
  await withdrawAnyway(relay, 'key-no-2')
  expect(await readStates(relay, 'key-no-1', 'key-no-2')).toEqual(['succeeded', 'rejected'])
  expect((await readOperation(relay, 'key-no-2')).ambiguous).toBeNull()
})

test('an ambiguous event does not settle the last stale withdrawal after the other was settled by reference', async () => {
  const relay = await testRelay()
  await withdrawEqually(relay, 'key-no-1', 'key-no-2')
  await sendWebhook(relay, { id: 'evt_1', data: { reference: 'tr_1' } })
  relay.time.now += 25 * hour
  await relay.relay.sweep()
  expect(await readStates(relay, 'key-no-1', 'key-no-2')).toEqual(['stale', 'stale'])
  await sendWebhook(relay, { id: 'evt_2', data: { reference: 'key-no-1', id: 'tr_2' } })
  expect(await readStates(relay, 'key-no-1', 'key-no-2')).toEqual(['succeeded', 'stale'])
  expect(await listInbox(relay, '', { as: 'uP' })).toHaveLength(1)
})
