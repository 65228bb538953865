import { expect, test } from 'vitest'
import { sendWebhook } from '../../test/sendWebhook.ts'
import { testRelay, webhookSecret } from '../../test/testRelay.ts'
import { listInbox } from '../../test/operator.ts'
import { readOperation, readStates, repay, withdrawEqually } from '../../test/operations.ts'
import { signTestWebhook } from './signTestWebhook.ts'
import { standardWebhookVerifier } from './standardWebhookVerifier.ts'

const hour = 3_600_000

test('a withdrawal is settled by its facts within the window alone, and by its reference however old it is', async () => {
  const relay = await testRelay({ inbox: { matchWindow: hour } })
  await relay.withdraw('key-older')
  relay.time.now += hour + 1
  await sendWebhook(relay, { id: 'evt_1' })
  expect((await readOperation(relay, 'key-older')).state).toBe('accepted')
  await sendWebhook(relay, { id: 'evt_2', data: { reference: 'key-older', id: 'tr_77' } })
  expect(await readOperation(relay, 'key-older')).toMatchObject({ state: 'succeeded', matched: 'reference' })
  const wide = await testRelay()
  await wide.withdraw('key-two-days')
  wide.time.now += 71 * hour
  await sendWebhook(wide)
  expect((await readOperation(wide, 'key-two-days')).state).toBe('succeeded')
})

test('a stale withdrawal is settled by its reference and not by its facts', async () => {
  const relay = await testRelay()
  await relay.withdraw('key-stale')
  relay.time.now += 25 * hour
  await relay.relay.sweep()
  await sendWebhook(relay, { id: 'evt_1' })
  expect((await readOperation(relay, 'key-stale')).state).toBe('stale')
  await sendWebhook(relay, { id: 'evt_2', data: { reference: 'key-stale' } })
  expect(await readOperation(relay, 'key-stale')).toMatchObject({ state: 'succeeded', matched: 'reference' })
})

test('the service’s own reference is kept with the operation as soon as it is told, and ties what comes later', async () => {
  const relay = await testRelay()
  relay.upstream.answer = () =>
    Response.json({ status: 'success', message: 'In progress', data: { reference: 'SVC-1' } })
  await relay.withdraw('key-answered')
  relay.upstream.answer = () => Response.json({ status: 'success', message: 'In progress', data: [] })
  await withdrawEqually(relay, 'key-equal')
  await sendWebhook(relay, { id: 'evt_1', data: { reference: 'SVC-1' } })
  expect(await readOperation(relay, 'key-answered')).toMatchObject({
    state: 'succeeded',
    matched: 'reference',
  })
  expect((await readOperation(relay, 'key-equal')).state).toBe('accepted')
  await sendWebhook(relay, { id: 'evt_2', data: { client_reference: 'key-equal', reference: 'SVC-2' } })
  await sendWebhook(relay, { id: 'evt_3', event: 'withdrawal.failed', data: { reference: 'SVC-2' } })
  expect(await readOperation(relay, 'key-equal')).toMatchObject({ state: 'succeeded', conflict: true })
})

test('an event that waited for its operation finds it when an answer or another event tells the reference', async () => {
  const relay = await testRelay()
  await withdrawEqually(relay, 'key-no-1', 'key-no-2')
  await sendWebhook(relay, { id: 'evt_1', data: { reference: 'SVC-1' } })
  await sendWebhook(relay, {
    id: 'evt_2',
    data: { client_reference: 'key-no-2', reference: 'SVC-1', message: 'Named' },
  })
  expect(await readStates(relay, 'key-no-1', 'key-no-2')).toEqual(['accepted', 'succeeded'])
  expect((await readOperation(relay, 'key-no-1')).ambiguous).toBeNull()
  expect(await listInbox(relay, '', { as: 'uP' })).toEqual([])
})

test('a withdrawal is never tied without an account or a reference', async () => {
  const relay = await testRelay()
  await relay.withdraw('key-alone')
  await sendWebhook(relay, { id: 'evt_1', data: { account_number: undefined, reference: undefined } })
  await sendWebhook(relay, { id: 'evt_2', data: { account_number: undefined } })
  expect((await readOperation(relay, 'key-alone')).state).toBe('accepted')
})

test('two repayments of one loan are told apart like two withdrawals', async () => {
  const relay = await testRelay()
  for (const [key, confirm] of [
    ['key-set-1', {}],
    ['key-set-2', { 'X-Relay-Confirm': 'duplicate=key-set-1' }],
  ] as const) {
    expect((await repay(relay, key, ['loan_1'], confirm)).status).toBe(200)
    relay.time.now += 1_000
  }
  const row = (id: string) =>
    sendWebhook(relay, {
      id,
      event: 'repayment.reconciled',
      data: { transaction_reference: 'loan_1', reference: `rp_${id}`, amount: 10, account_number: undefined },
    })
  await row('evt_1')
  expect(await readStates(relay, 'key-set-1', 'key-set-2')).toEqual(['accepted', 'accepted'])
  expect((await readOperation(relay, 'key-set-1')).ambiguous).toEqual({
    candidates: 2,
    succeeded: 1,
    failed: 0,
  })
  await row('evt_2')
  expect(await readStates(relay, 'key-set-1', 'key-set-2')).toEqual(['succeeded', 'succeeded'])
  expect((await readOperation(relay, 'key-set-1')).ambiguous).toBeNull()
})

test('a withdrawal that failed by its facts alone is sent again only when a person confirms it', async () => {
  const relay = await testRelay()
  await relay.withdraw('key-failed')
  relay.time.now += 2 * hour
  await sendWebhook(relay, { event: 'withdrawal.failed' })
  expect(await readOperation(relay, 'key-failed')).toMatchObject({ state: 'failed', matched: 'facts' })
  expect((await relay.withdraw('key-again')).code).toBe('possible_duplicate')
  await sendWebhook(relay, { id: 'evt_9', data: { amount: 1 } })
  const named = await testRelay()
  await named.withdraw('key-named')
  await sendWebhook(named, { event: 'withdrawal.failed', data: { reference: 'key-named' } })
  expect((await named.withdraw('key-after')).status).toBe(200)
})

test('S68: more than 200 events in one webhook settle nothing, and an operator has them', async () => {
  const relay = await testRelay()
  await relay.withdraw('key-crowd')
  const about = { customer_partner_id: 'cp_a', reference: 'key-crowd' }
  const of = (count: number) =>
    JSON.stringify(Array.from({ length: count }, () => ({ event: 'withdrawal.succeeded', data: about })))
  const post = async (id: string, body: string) => {
    const headers = await signTestWebhook({ secret: webhookSecret, id, body, now: relay.time.now })
    return (await relay.send('POST', '/webhooks/service', { as: null, body, headers })).status
  }
  expect(await post('evt_1', of(201))).toBe(200)
  expect((await readOperation(relay, 'key-crowd')).state).toBe('accepted')
  expect(relay.logs.filter((line) => line.includes('webhook.unparsed'))).toHaveLength(1)
  expect(await post('evt_2', of(200))).toBe(200)
  expect((await readOperation(relay, 'key-crowd')).state).toBe('succeeded')
})

test('in production a relay starts only with a parser that the host has chosen', async () => {
  const webhooks = { service: { verify: standardWebhookVerifier({ secrets: [webhookSecret] }) } }
  const starting = testRelay({ environment: 'production', webhooks })
  await expect(starting).rejects.toThrow(/^The webhook "service" needs parse in production[^\n]*\nSee \S+$/)
})
