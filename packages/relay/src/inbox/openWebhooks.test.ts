import { expect, test } from 'vitest'
import { openSharedDatabase } from '../../test/openSharedDatabase.ts'
import { readOperation, repay } from '../../test/operations.ts'
import { asOperator, assign, authenticate, listInbox } from '../../test/operator.ts'
import { readBodies } from '../../test/readBodies.ts'
import { sendWebhook } from '../../test/sendWebhook.ts'
import { people, type TestAnswer, type TestRelay, testRelay, webhookSecret } from '../../test/testRelay.ts'
import { defaultWebhookParser } from './defaultWebhookParser.ts'
import { signTestWebhook } from './signTestWebhook.ts'
import { standardWebhookVerifier } from './standardWebhookVerifier.ts'
import type { WebhookParser } from './WebhookEvent.ts'

const verify = standardWebhookVerifier({ secrets: [webhookSecret] })
const replay = ({ send }: TestRelay, body: Record<string, unknown> = {}): Promise<TestAnswer> =>
  send('POST', '/inbox/replay', { ...asOperator(), body })
const listReasons = async (relay: TestRelay, query = '') =>
  (await listInbox(relay, query)).map(({ why }) => why).sort()

/** A relay whose parser a test changes. */
async function parsingRelay(parse: WebhookParser) {
  const current = { parse }
  const service = { verify, parse: (body: string) => current.parse(body) }
  return { ...(await testRelay({ authenticate, webhooks: { service } })), current }
}
const fail: WebhookParser = () => {
  throw new Error('a new shape')
}

test('only an operator sees events that name no partner, webhooks that came altered or could not be read, and steps on the way', async () => {
  const relay = await parsingRelay(fail)
  await sendWebhook(relay, { id: 'evt_1' })
  relay.current.parse = defaultWebhookParser
  await sendWebhook(relay, { id: 'evt_2', data: { customer_partner_id: undefined, amount: 9 } })
  await sendWebhook(relay, { id: 'evt_3', event: 'something.new' })
  await sendWebhook(relay, { id: 'evt_3', event: 'something.newer' })
  expect(await listReasons(relay)).toEqual(['altered', 'unmatched', 'unparsed'])
  expect(await listReasons(relay, '?why=unread')).toEqual(['unread'])
  const open = [await listInbox(relay), await listInbox(relay, '?why=unread')]
  expect(JSON.stringify(open)).not.toContain('0123456789')
  for (const asked of [relay.send('GET', '/inbox'), relay.send('POST', '/inbox/replay', { body: {} })])
    expect((await asked).code).toBe('forbidden')
})

test('S67: an event that was put aside settles nothing, until an operator assigns it to an operation, once', async () => {
  const relay = await testRelay({
    authenticate,
    webhooks: { service: { verify, customerPartnerId: 'cp_b' } },
  })
  await relay.withdraw('key-put-aside')
  await sendWebhook(relay, { data: { reference: 'key-put-aside' } })
  expect((await readOperation(relay, 'key-put-aside')).state).toBe('accepted')
  const [event] = await listInbox(relay)
  expect(event).toMatchObject({ why: 'quarantined', customerPartnerId: 'cp_a' })
  const body = { operationId: 'key-put-aside', customerPartnerId: 'cp_a' }
  expect((await assign(relay, event?.id, { ...body, customerPartnerId: 'cp_b' })).code).toBe('not_found')
  const theirs = await relay.send('POST', `/inbox/${event?.id}/assignment`, { body })
  expect(theirs.code).toBe('forbidden')
  expect((await assign(relay, event?.id, body)).status).toBe(200)
  expect(await readOperation(relay, 'key-put-aside')).toMatchObject({
    state: 'succeeded',
    matched: 'assigned',
  })
  expect((await assign(relay, event?.id, body)).code).toBe('not_found')
  expect(await listInbox(relay)).toEqual([])
})

test('a webhook that no parser understands is settled with the outcome that an operator reads in it, once', async () => {
  const relay = await testRelay({ authenticate })
  await relay.withdraw('key-by-hand')
  await sendWebhook(relay, { event: 'something.new' })
  const [open] = await listInbox(relay, '?why=unread')
  const say = async (outcome?: string) => {
    const body = { operationId: 'key-by-hand', customerPartnerId: 'cp_a', outcome }
    const { status, code } = await assign(relay, open?.id, body)
    return code ?? status
  }
  expect([await say(), await say('perhaps'), await say('failed')]).toEqual([
    ...['not_found', 'malformed_request', 200],
  ])
  const settled = { state: 'failed', matched: 'assigned', verified: true, conflict: false }
  expect(await readOperation(relay, 'key-by-hand')).toMatchObject(settled)
  expect(await say('succeeded')).toBe('not_found')
  expect(await readOperation(relay, 'key-by-hand')).toMatchObject(settled)
})

test('webhooks that could not be read are read again by a better parser, and a second time changes nothing', async () => {
  const relay = await parsingRelay(fail)
  await relay.withdraw('key-replayed')
  await sendWebhook(relay)
  expect((await readOperation(relay, 'key-replayed')).state).toBe('accepted')
  relay.current.parse = defaultWebhookParser
  expect((await replay(relay)).data).toEqual({ read: 1, skipped: 0 })
  const before = await readOperation(relay, 'key-replayed')
  expect(before).toMatchObject({ state: 'succeeded', verified: true })
  expect((await replay(relay)).data).toEqual({ read: 0, skipped: 0 })
  expect(await readOperation(relay, 'key-replayed')).toEqual(before)
})

test('S66: reading again changes nothing that is final, and spends no settlement event twice', async () => {
  // One settlement event finds its operation, and one finds none, so that the webhook stays open.
  const both = async (body: string) => [
    ...(await defaultWebhookParser(body)),
    ...(await defaultWebhookParser(body.replaceAll('1500.5', '7').replaceAll('tr_1', 'tr_2'))),
  ]
  const relay = await parsingRelay(both)
  await relay.withdraw('key-first')
  await sendWebhook(relay)
  expect((await readOperation(relay, 'key-first')).state).toBe('succeeded')
  await relay.withdraw('key-second', {}, { headers: { 'X-Relay-Confirm': 'duplicate=key-first' } })
  // The better parser finds them the other way round, and believes that both failed.
  relay.current.parse = async (body) => (await both(body)).toReversed()
  expect((await replay(relay)).data).toEqual({ read: 1, skipped: 0 })
  expect((await readOperation(relay, 'key-second')).state).toBe('accepted')
  relay.current.parse = async (body) =>
    (await both(body)).map((event) => ({ ...event, outcome: 'failed' as const }))
  await replay(relay)
  expect(await readOperation(relay, 'key-first')).toMatchObject({ state: 'succeeded', conflict: false })
})

test('S66: a second webhook under a known message id is kept, and applied only when an operator replays it by its id', async () => {
  const relay = await testRelay({ authenticate })
  await relay.withdraw('key-altered')
  await sendWebhook(relay, { event: 'withdrawal.pending' })
  await sendWebhook(relay)
  await replay(relay)
  expect((await readOperation(relay, 'key-altered')).state).toBe('accepted')
  const altered = (await listInbox(relay)).find(({ why }) => why === 'altered')
  await sendWebhook(relay)
  expect(relay.logs.filter((line) => line.includes('webhook.altered'))).toHaveLength(1)
  await replay(relay, { deliveryId: altered?.id })
  expect((await readOperation(relay, 'key-altered')).state).toBe('succeeded')
})

test('reading again can be narrowed to a sender and a time, and a misspelt limit is refused', async () => {
  const relay = await testRelay({ authenticate, webhooks: { service: { verify }, other: { verify } } })
  await sendWebhook(relay, { id: 'evt_1', event: 'something.new' })
  relay.time.now += 10_000
  await sendWebhook(relay, { id: 'evt_2', event: 'something.new' })
  const since = new Date(relay.time.now).toISOString()
  expect((await replay(relay, { source: 'other' })).data).toEqual({ read: 0, skipped: 0 })
  expect((await replay(relay, { source: 'service', since })).data).toEqual({ read: 1, skipped: 0 })
  expect(await relay.relay.replayWebhooks()).toEqual({ read: 2, skipped: 0 })
  for (const wrong of [{ sinse: since }, { since: 'yesterday' }, { source: 1 }])
    expect((await replay(relay, wrong)).code).toBe('malformed_request')
})

test('S80: a stored body stays whole while anything in it is open, and is blanked once nothing is', async () => {
  const relay = await testRelay({ authenticate })
  const bodies = async (): Promise<string> => JSON.stringify(await readBodies())
  await sendWebhook(relay)
  expect(await bodies()).toContain('0123456789')
  relay.time.now -= 1
  await relay.withdraw('key-later-found')
  const [event] = await listInbox(relay)
  await assign(relay, event?.id, { operationId: 'key-later-found', customerPartnerId: 'cp_a' })
  await relay.relay.sweep()
  expect(await bodies()).not.toContain('0123456789')
  expect(await bodies()).toContain('[redacted]')
})

test('S80: after the retention nothing of any body is kept, read or not', async () => {
  const relay = await testRelay({ authenticate })
  await sendWebhook(relay, { id: 'evt_1', event: 'something.new' })
  await sendWebhook(relay, { id: 'evt_2' })
  relay.time.now += 2_592_000_001
  await relay.relay.sweep()
  const database = await openSharedDatabase()
  expect(await database.query('select body from onlend_deliveries')).toEqual([{ body: null }, { body: null }])
  // What the settlement events said stays, until an operator settles them.
  expect(await listReasons(relay)).toEqual(['unmatched'])
})

test('S46: names that reach into objects change nothing, in a webhook or in what an operator sends', async () => {
  const relay = await testRelay({ authenticate })
  await relay.withdraw('key-polluted')
  const body =
    '{"__proto__":{"admin":true,"operator":true},"event":"withdrawal.succeeded","data":{"__proto__":{"amount":"1500.5"},"constructor":{"prototype":{"admin":true}},"account_number":"0123456789","customer_partner_id":"cp_a"}}'
  const headers = await signTestWebhook({ secret: webhookSecret, id: 'evt_1', body, now: relay.time.now })
  expect((await relay.send('POST', '/webhooks/service', { as: null, body, headers })).status).toBe(200)
  const polluted = await relay.send('POST', '/inbox/replay', { body: '{"__proto__":{"operator":true}}' })
  expect(polluted.code).toBe('forbidden')
  expect('admin' in {}).toBe(false)
  expect((await readOperation(relay, 'key-polluted')).state).toBe('accepted')
})

test('an operator sees and settles a settlement event of a partner without people here', async () => {
  const relay = await testRelay({ authenticate })
  await relay.withdraw('key-elsewhere')
  await sendWebhook(relay, { data: { customer_partner_id: 'CP-A-AS-THE-SERVICE-CALLS-IT' } })
  const [event] = await listInbox(relay)
  expect(event).toMatchObject({ why: 'unmatched', customerPartnerId: 'CP-A-AS-THE-SERVICE-CALLS-IT' })
  expect(await listInbox(relay, '?customer_partner_id=cp_a')).toEqual([])
  const body = { operationId: 'key-elsewhere', customerPartnerId: 'cp_a' }
  expect((await assign(relay, event?.id, body)).code).toBe('assignment_conflict')
  expect((await assign(relay, event?.id, { ...body, force: true })).status).toBe(200)
  expect((await readOperation(relay, 'key-elsewhere')).state).toBe('succeeded')
})

test('an event that tells another end of the account is tied only where that is meant', async () => {
  const relay = await testRelay({ authenticate })
  await relay.withdraw('key-other-end')
  await sendWebhook(relay, { data: { account_number: '******0000' } })
  const [event] = await listInbox(relay)
  const body = { operationId: 'key-other-end', customerPartnerId: 'cp_a' }
  expect((await assign(relay, event?.id, body)).code).toBe('assignment_conflict')
  expect((await assign(relay, event?.id, { ...body, force: true })).status).toBe(200)
})

test('a settlement event is never tied to a write of another kind, nor to a set without its transaction, whatever is confirmed', async () => {
  const relay = await testRelay({ authenticate })
  await relay.withdraw('key-one-kind')
  await repay(relay, 'key-a-set', ['loan_1', 'loan_1b'])
  const tell = (id: string, transaction_reference: string, amount?: number) => {
    const data = { customer_partner_id: undefined, reference: undefined, transaction_reference, amount }
    return sendWebhook(relay, { id, event: 'repayment.failed', data })
  }
  await tell('evt_1', 'loan_2')
  await tell('evt_2', 'loan_1', 11)
  const open = await listInbox(relay)
  const [near, far] = ['loan_1', 'loan_2'].map(
    (reference) => open.find(({ transactionReference }) => transactionReference === reference)?.id,
  )
  const tie = async (id: string | undefined, operationId: string, force = true) => {
    const { status, code } = await assign(relay, id, { operationId, customerPartnerId: 'cp_a', force })
    return code ?? status
  }
  expect(await tie(near, 'key-one-kind')).toBe('assignment_conflict')
  expect(await tie(far, 'key-a-set')).toBe('assignment_conflict')
  expect(await tie(near, 'key-a-set', false)).toBe('assignment_conflict')
  expect(await tie(near, 'key-a-set')).toBe(200)
  expect(await readOperation(relay, 'key-a-set')).toMatchObject({
    ...{ state: 'accepted', rows: { failed: 1, awaited: 1 }, matched: 'assigned' },
  })
  expect((await readOperation(relay, 'key-one-kind')).state).toBe('accepted')
})

test('S24: a person who may not make a withdrawal may not record the outcome of one', async () => {
  const customerPartners = [...people.uP.customerPartners]
  const viewer = { ...people.uP, customerPartners, endpoints: ['getCreditLimit' as const] }
  const relay = await testRelay({
    authenticate: (request) => (request.headers.has('X-Test-Viewer') ? viewer : authenticate(request)),
  })
  await relay.withdraw('key-viewed', { amount: 3 })
  await sendWebhook(relay, { data: { account_number: undefined, reference: 'elsewhere' } })
  const headers = { 'X-Test-Viewer': '1' }
  const [event] = await listInbox(relay, '', { headers })
  const body = { operationId: 'key-viewed', force: true }
  const tied = await relay.send('POST', `/inbox/${event?.id}/assignment`, { headers, body })
  expect(tied.code).toBe('forbidden')
  expect((await readOperation(relay, 'key-viewed')).state).toBe('accepted')
})
