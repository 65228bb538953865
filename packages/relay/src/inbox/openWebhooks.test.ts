import { Operation } from '@onlend/core'
import { expect, test } from 'vitest'
import type { Principal } from '../http/Principal.ts'
import { readBodies } from '../../test/readBodies.ts'
import { openSharedDatabase } from '../../test/openSharedDatabase.ts'
import { sendWebhook } from '../../test/sendWebhook.ts'
import { people, type TestAnswer, type TestRelay, testRelay, webhookSecret } from '../../test/testRelay.ts'
import { defaultWebhookParser } from './defaultWebhookParser.ts'
import { signTestWebhook } from './signTestWebhook.ts'
import { standardWebhookVerifier } from './standardWebhookVerifier.ts'
import type { WebhookParser } from './WebhookEvent.ts'

type Open = { id: string; why: string; body?: string; customerPartnerId?: string | null }

const verify = standardWebhookVerifier({ secrets: [webhookSecret] })
const uA: Principal = {
  userId: 'uA',
  role: 'customer-partner',
  customerPartners: [{ id: 'cp_a', name: 'A' }],
}
const uO: Principal = { userId: 'uO', role: 'customer-partner', customerPartners: [], operator: true }
/** A request with this header is of the operator; all others are of A. */
const asOperator = { 'X-Test-Operator': '1' }
const authenticate = (request: Request): Principal => (request.headers.has('X-Test-Operator') ? uO : uA)

const list = async ({ send }: TestRelay, query = ''): Promise<Open[]> =>
  // The cast names what the route sends.
  (await send('GET', `/inbox${query}`, { headers: asOperator })).data as Open[]
const assign = ({ send }: TestRelay, id: string, body: Record<string, unknown>): Promise<TestAnswer> =>
  send('POST', `/inbox/${id}/assignment`, { headers: asOperator, body })
const replay = ({ send }: TestRelay, body: Record<string, unknown> = {}): Promise<TestAnswer> =>
  send('POST', '/inbox/replay', { headers: asOperator, body })
const read = async ({ send }: TestRelay, id: string): Promise<Operation> =>
  Operation.parse((await send('GET', `/operations/${id}`)).data)

test('only an operator sees events that name no partner, events put aside, and webhooks that could not be read', async () => {
  let isBroken = true
  const parse: WebhookParser = (body) => {
    if (isBroken) throw new Error('a new shape')
    return defaultWebhookParser(body)
  }
  const relay = await testRelay({
    authenticate,
    webhooks: {
      service: { verify, parse },
      partner: { verify, customerPartnerId: 'cp_b' },
    },
  })
  await sendWebhook(relay, { id: 'evt_1' })
  isBroken = false
  await sendWebhook(relay, { id: 'evt_2', data: { customer_partner_id: undefined, amount: 9 } })
  await sendWebhook(relay, { id: 'evt_3', event: 'something.new' })
  await sendWebhook(relay, { id: 'evt_3', event: 'something.newer' })
  const open = await list(relay)
  expect(open.map(({ why }) => why).sort()).toEqual(['altered', 'unmatched', 'unparsed'])
  const empty = await list(relay, '?why=unread')
  expect(empty.map(({ why }) => why)).toEqual(['unread'])
  expect(JSON.stringify([open, empty])).not.toContain('0123456789')
  for (const [method, path] of [
    ['GET', '/inbox'],
    ['POST', '/inbox/replay'],
  ] as const) {
    const answer = await relay.send(method, path, method === 'POST' ? { body: {} } : {})
    expect([path, answer.code]).toEqual([path, 'forbidden'])
  }
})

test('S67: an operator may assign a settlement event that was put aside to an operation, once', async () => {
  const relay = await testRelay({
    authenticate,
    webhooks: { service: { verify, customerPartnerId: 'cp_b' } },
  })
  await relay.withdraw('key-put-aside')
  await sendWebhook(relay)
  const [event] = await list(relay)
  expect(event).toMatchObject({ why: 'quarantined', customerPartnerId: 'cp_a' })
  const body = { operationId: 'key-put-aside', customerPartnerId: 'cp_a' }
  expect((await assign(relay, event?.id ?? '', { ...body, customerPartnerId: 'cp_b' })).code).toBe(
    'not_found',
  )
  const theirs = await relay.send('POST', `/inbox/${event?.id}/assignment`, { body })
  expect(theirs.code).toBe('forbidden')
  expect((await assign(relay, event?.id ?? '', body)).status).toBe(200)
  expect(await read(relay, 'key-put-aside')).toMatchObject({ state: 'succeeded', matched: 'assigned' })
  expect((await assign(relay, event?.id ?? '', body)).code).toBe('not_found')
  expect(await list(relay)).toEqual([])
})

test('a webhook that no parser understands is settled with the outcome that an operator reads in it, once', async () => {
  const relay = await testRelay({ authenticate })
  await relay.withdraw('key-by-hand')
  await sendWebhook(relay, { event: 'something.new' })
  const [open] = await list(relay, '?why=unread')
  const id = open?.id ?? ''
  const body = { operationId: 'key-by-hand', customerPartnerId: 'cp_a' }
  expect((await assign(relay, id, body)).code).toBe('not_found')
  expect((await assign(relay, id, { ...body, outcome: 'perhaps' })).code).toBe('malformed_request')
  expect((await assign(relay, id, { ...body, outcome: 'failed' })).status).toBe(200)
  expect(await read(relay, 'key-by-hand')).toMatchObject({
    state: 'failed',
    matched: 'assigned',
    verified: true,
  })
  expect((await assign(relay, id, { ...body, outcome: 'succeeded' })).code).toBe('not_found')
  expect((await read(relay, 'key-by-hand')).conflict).toBe(false)
})

test('webhooks that could not be read are read again by a better parser, and a second time changes nothing', async () => {
  let parse: WebhookParser = () => {
    throw new Error('a new shape')
  }
  const relay = await testRelay({
    authenticate,
    webhooks: { service: { verify, parse: (body) => parse(body) } },
  })
  await relay.withdraw('key-replayed')
  await sendWebhook(relay)
  expect((await read(relay, 'key-replayed')).state).toBe('accepted')
  parse = defaultWebhookParser
  expect((await replay(relay)).data).toEqual({ read: 1, skipped: 0 })
  expect(await read(relay, 'key-replayed')).toMatchObject({ state: 'succeeded', verified: true })
  const before = await read(relay, 'key-replayed')
  expect((await replay(relay)).data).toEqual({ read: 0, skipped: 0 })
  expect(await read(relay, 'key-replayed')).toEqual(before)
})

test('S66: reading again changes nothing that is final, and spends no settlement event twice', async () => {
  let parse: WebhookParser = defaultWebhookParser
  const relay = await testRelay({
    authenticate,
    webhooks: { service: { verify, parse: (body) => parse(body) } },
  })
  await relay.withdraw('key-first')
  // One settlement event finds its operation, and one finds none, so that the webhook stays open.
  parse = (body) => [
    ...(defaultWebhookParser(body) as Awaited<ReturnType<WebhookParser>>),
    ...(defaultWebhookParser(body.replaceAll('1500.5', '7').replaceAll('tr_1', 'tr_2')) as Awaited<
      ReturnType<WebhookParser>
    >),
  ]
  await sendWebhook(relay)
  expect((await read(relay, 'key-first')).state).toBe('succeeded')
  await relay.withdraw('key-second', {}, { headers: { 'X-Relay-Confirm': 'duplicate=key-first' } })
  // The better parser finds them the other way round, and believes that both failed.
  const found = parse
  parse = async (body) => (await found(body)).toReversed()
  expect((await replay(relay)).data).toEqual({ read: 1, skipped: 0 })
  expect((await read(relay, 'key-second')).state).toBe('accepted')
  parse = async (body) => (await found(body)).map((event) => ({ ...event, outcome: 'failed' as const }))
  await replay(relay)
  expect(await read(relay, 'key-first')).toMatchObject({ state: 'succeeded', conflict: false })
})

test('S66: a second webhook under a known message id is kept, and applied only when an operator replays it by its id', async () => {
  const relay = await testRelay({ authenticate })
  await relay.withdraw('key-altered')
  await sendWebhook(relay, { id: 'evt_1', event: 'withdrawal.pending' })
  await sendWebhook(relay, { id: 'evt_1' })
  await replay(relay)
  expect((await read(relay, 'key-altered')).state).toBe('accepted')
  const altered = (await list(relay)).find(({ why }) => why === 'altered')
  await sendWebhook(relay, { id: 'evt_1' })
  expect(relay.logs.filter((line) => line.includes('webhook.altered'))).toHaveLength(1)
  await replay(relay, { deliveryId: altered?.id })
  expect((await read(relay, 'key-altered')).state).toBe('succeeded')
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
  for (const wrong of [{ sinse: since }, { since: 'yesterday' }, { source: 1 }]) {
    expect((await replay(relay, wrong)).code).toBe('malformed_request')
  }
})

test('S80: a stored body stays whole while anything in it is open, and is blanked once nothing is', async () => {
  const relay = await testRelay({ authenticate })
  const bodies = async (): Promise<string> => JSON.stringify(await readBodies())
  await sendWebhook(relay)
  expect(await bodies()).toContain('0123456789')
  relay.time.now -= 1
  await relay.withdraw('key-later-found')
  const [event] = await list(relay)
  await assign(relay, event?.id ?? '', { operationId: 'key-later-found', customerPartnerId: 'cp_a' })
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
  expect((await list(relay)).map(({ why }) => why)).toEqual(['unmatched'])
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
  expect((await read(relay, 'key-polluted')).state).toBe('accepted')
})

test('an operator sees and settles a settlement event of a partner without people here', async () => {
  const relay = await testRelay({ authenticate })
  await relay.withdraw('key-elsewhere')
  await sendWebhook(relay, { data: { customer_partner_id: 'CP-A-AS-THE-SERVICE-CALLS-IT' } })
  const [event] = await list(relay)
  expect(event).toMatchObject({ why: 'unmatched', customerPartnerId: 'CP-A-AS-THE-SERVICE-CALLS-IT' })
  const { data } = await relay.send('GET', '/inbox?customer_partner_id=cp_a', {
    headers: asOperator,
  })
  expect(data).toEqual([])
  const body = { operationId: 'key-elsewhere', customerPartnerId: 'cp_a' }
  expect((await assign(relay, event?.id ?? '', body)).code).toBe('assignment_conflict')
  const meant = await assign(relay, event?.id ?? '', { ...body, force: true })
  expect([meant.status, (await read(relay, 'key-elsewhere')).state]).toEqual([200, 'succeeded'])
})

test('a settlement event is never tied to a write of another kind, nor to a set without its transaction, whatever is confirmed', async () => {
  const relay = await testRelay({ authenticate })
  await relay.withdraw('key-one-kind')
  const body = {
    customer_partner_id: 'cp_a',
    payments: ['loan_1', 'loan_1b'].map((transaction_reference) => ({ transaction_reference, amount: 10 })),
  }
  await relay.send('POST', '/v1/financing/bulk-payment', {
    body,
    headers: { 'Idempotency-Key': 'key-a-set' },
  })
  const data = { customer_partner_id: undefined, transaction_reference: 'loan_2', reference: undefined }
  await sendWebhook(relay, { id: 'evt_1', event: 'repayment.failed', data })
  await sendWebhook(relay, {
    id: 'evt_2',
    event: 'repayment.failed',
    data: { ...data, transaction_reference: 'loan_1', amount: 11 },
  })
  const [near, far] = (await list(relay)).toSorted((one) =>
    'transactionReference' in one && one.transactionReference === 'loan_1' ? -1 : 1,
  )
  const confirmed = (id: string | undefined, operationId: string) =>
    relay.send('POST', `/inbox/${id}/assignment`, {
      headers: asOperator,
      body: { operationId, customerPartnerId: 'cp_a', force: true },
    })
  expect((await confirmed(near?.id, 'key-one-kind')).code).toBe('assignment_conflict')
  expect((await confirmed(far?.id, 'key-a-set')).code).toBe('assignment_conflict')
  expect(
    (await assign(relay, near?.id ?? '', { operationId: 'key-a-set', customerPartnerId: 'cp_a' })).code,
  ).toBe('assignment_conflict')
  expect((await confirmed(near?.id, 'key-a-set')).status).toBe(200)
  expect(await read(relay, 'key-a-set')).toMatchObject({
    state: 'accepted',
    rows: { failed: 1, awaited: 1 },
    matched: 'assigned',
  })
  expect((await read(relay, 'key-one-kind')).state).toBe('accepted')
})

test('S24: a person who may not make a withdrawal may not record the outcome of one', async () => {
  const viewer = {
    ...people.uP,
    customerPartners: [...people.uP.customerPartners],
    endpoints: ['getCreditLimit' as const],
  }
  const relay = await testRelay({
    authenticate: (request) => (request.headers.has('X-Test-Viewer') ? viewer : uA),
  })
  await relay.withdraw('key-viewed', { amount: 3 })
  await sendWebhook(relay, { data: { account_number: undefined, reference: 'elsewhere' } })
  const headers = { 'X-Test-Viewer': '1' }
  const [event] = (await relay.send('GET', '/inbox', { headers })).data as Open[]
  const body = { operationId: 'key-viewed', force: true }
  expect((await relay.send('POST', `/inbox/${event?.id}/assignment`, { headers, body })).code).toBe(
    'forbidden',
  )
  expect((await read(relay, 'key-viewed')).state).toBe('accepted')
})
