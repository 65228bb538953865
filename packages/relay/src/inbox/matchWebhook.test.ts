import { Operation } from '@onlend/core'
import { expect, test } from 'vitest'
import { sendWebhook } from '../../test/sendWebhook.ts'
import { type TestRelay, testRelay } from '../../test/testRelay.ts'

async function read({ send }: TestRelay, id: string): Promise<Operation> {
  return Operation.parse((await send('GET', `/operations/${id}`)).data)
}

test('a signed webhook settles the withdrawal it is about, by its facts, and says that it was verified', async () => {
  const relay = await testRelay()
  await relay.withdraw('key-settled')
  relay.time.now += 3_000
  expect((await sendWebhook(relay)).status).toBe(200)
  expect(await read(relay, 'key-settled')).toMatchObject({
    state: 'succeeded',
    matched: 'facts',
    verified: true,
    serviceMessage: 'Done',
    settledAt: '2026-03-02T10:00:03.000Z',
  })
})

test('a failure by webhook is a failure in the service’s own words', async () => {
  const relay = await testRelay()
  await relay.withdraw('key-failed')
  await sendWebhook(relay, { event: 'withdrawal.failed', data: { message: 'Account closed' } })
  expect(await read(relay, 'key-failed')).toMatchObject({ state: 'failed', serviceMessage: 'Account closed' })
  // AssignmentTarget by amount, account and time alone, it may have been about another one.
  expect((await relay.withdraw('key-after-failed')).code).toBe('possible_duplicate')
})

test('a webhook before the answer to the call wins over an answer that comes later', async () => {
  const relay = await testRelay()
  relay.upstream.answer = async () => {
    await sendWebhook(relay)
    return Response.json({ status: 'success', message: 'Transfer in progress', data: [] })
  }
  const answer = await relay.withdraw('key-early')
  expect(answer.status).toBe(200)
  expect(await read(relay, 'key-early')).toMatchObject({
    state: 'succeeded',
    status: 200,
    serviceMessage: 'Done',
  })
})

test('a webhook before a lost answer wins over the unknown', async () => {
  const relay = await testRelay()
  relay.upstream.answer = async () => {
    await sendWebhook(relay, { event: 'withdrawal.failed' })
    throw new TypeError('fetch failed')
  }
  await relay.withdraw('key-early-lost')
  expect((await read(relay, 'key-early-lost')).state).toBe('failed')
})

test('an unknown outcome becomes known by its webhook, and the same key then tells it without sending', async () => {
  const relay = await testRelay()
  relay.upstream.answer = () => new TypeError('fetch failed')
  await relay.withdraw('key-found')
  await sendWebhook(relay)
  expect((await read(relay, 'key-found')).state).toBe('succeeded')
  const again = await relay.withdraw('key-found')
  expect([again.status, again.headers.get('Idempotency-Replayed'), relay.upstream.seen.length]).toEqual([
    200,
    'true',
    1,
  ])
})

test('an unmatched event is seen by the channel partner alone, and can be assigned by hand', async () => {
  const relay = await testRelay()
  await relay.withdraw('key-assigned', { amount: 10 })
  await sendWebhook(relay)
  const [event] = (await relay.send('GET', '/inbox', { as: 'uP' })).data as { id: string }[]
  expect(event).toMatchObject({
    kind: 'withdraw',
    outcome: 'succeeded',
    destinationEnd: '6789',
    customerPartnerId: 'cp_a',
  })
  expect((await relay.send('GET', '/inbox', { as: 'uA' })).code).toBe('forbidden')
  const assign = (as: 'uA' | 'uP', operationId: string, more: object = {}) =>
    relay.send('POST', `/inbox/${event?.id}/assignment`, { as, body: { operationId, ...more } })
  expect((await assign('uA', 'key-assigned')).code).toBe('forbidden')
  expect((await assign('uP', 'key-nothing')).code).toBe('not_found')
  // It tells of 1500.50, and the operation is one of 10.
  expect((await assign('uP', 'key-assigned')).code).toBe('assignment_conflict')
  expect((await assign('uP', 'key-assigned', { force: false })).code).toBe('assignment_conflict')
  expect((await assign('uP', 'key-assigned', { force: 'true' })).code).toBe('malformed_request')
  // Only an operator names the partner.
  const asOperator = { customerPartnerId: 'cp_a', force: true }
  expect((await assign('uP', 'key-assigned', asOperator)).code).toBe('forbidden')
  expect((await read(relay, 'key-assigned')).state).toBe('accepted')
  expect((await assign('uP', 'key-assigned', { force: true })).status).toBe(200)
  expect(await read(relay, 'key-assigned')).toMatchObject({ state: 'succeeded', matched: 'assigned' })
})

const repayments = {
  body: {
    customer_partner_id: 'cp_a',
    payments: [
      { transaction_reference: 'loan_1', amount: 10 },
      { transaction_reference: 'loan_2', amount: 20.25 },
    ],
  },
  path: '/v1/financing/bulk-payment',
}

test('T87: a set is final when its last row is, and failed when any row failed', async () => {
  const relay = await testRelay()
  const { path, body } = repayments
  await relay.send('POST', path, { body, headers: { 'Idempotency-Key': 'key-set-1' } })
  const row = (reference: string, event: string, id: string) =>
    sendWebhook(relay, {
      id,
      event,
      data: {
        transaction_reference: reference,
        reference: `rp_${id}`,
        account_number: undefined,
        amount: undefined,
      },
    })
  await row('loan_1', 'repayment.reconciled', 'evt_1')
  expect(await read(relay, 'key-set-1')).toMatchObject({
    state: 'accepted',
    rows: { total: 2, succeeded: 1, failed: 0, awaited: 1 },
    summary: { count: 2, amount: '30.25' },
  })
  await row('loan_9', 'repayment.failed', 'evt_2')
  await row('loan_2', 'repayment.failed', 'evt_3')
  await row('loan_2', 'repayment.failed', 'evt_4')
  expect(await read(relay, 'key-set-1')).toMatchObject({
    state: 'failed',
    matched: 'reference',
    verified: true,
    rows: { succeeded: 1, failed: 1, awaited: 0 },
    conflict: false,
  })
})

test('T61: a row that is told twice, the second time differently, is flagged', async () => {
  const relay = await testRelay()
  const body = {
    customer_partner_id: 'cp_a',
    sector: 'Lender',
    transactions: [{ transaction_reference: 'tx_1', amount_payable: 5 }],
    financed_transactions: [],
  }
  await relay.send('POST', '/v1/transactions/register', { body, headers: { 'Idempotency-Key': 'key-set-2' } })
  await sendWebhook(relay, {
    id: 'evt_1',
    event: 'transaction.registered',
    data: { transaction_reference: 'tx_1', reference: 'rg_1', amount: 5 },
  })
  await sendWebhook(relay, {
    id: 'evt_2',
    event: 'transaction.failed',
    data: { transaction_reference: 'tx_1', reference: 'rg_1', amount: 5 },
  })
  expect(await read(relay, 'key-set-2')).toMatchObject({ state: 'succeeded', conflict: true })
})

test('S66, S68: a settlement event with NUL or half of a surrogate pair beside it counts like any other', async () => {
  const relay = await testRelay()
  for (const [at, message] of ['a\0b', 'a\ud800b'].entries()) {
    await relay.withdraw(`key-odd-${at}`, { amount: 10 + at })
    await sendWebhook(relay, { id: `evt_${at}`, data: { amount: 10 + at, reference: `tr_${at}`, message } })
    expect(await read(relay, `key-odd-${at}`)).toMatchObject({
      state: 'succeeded',
      serviceMessage: 'ab',
    })
  }
})

test('S66: an answer with NUL in it is recorded and not left unknown', async () => {
  const relay = await testRelay()
  relay.upstream.answer = () => Response.json({ status: 'success', message: 'a\0b', data: ['\0'] })
  expect((await relay.withdraw('key-odd-answer')).status).toBe(200)
  expect(await read(relay, 'key-odd-answer')).toMatchObject({ state: 'accepted', serviceMessage: 'a\ufffdb' })
})
