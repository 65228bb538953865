import { expect, test } from 'vitest'
import { listInbox } from '../../test/operator.ts'
import { readOperation, register, repay, withdrawOfB } from '../../test/operations.ts'
import { sendWebhook } from '../../test/sendWebhook.ts'
import { type TestRelay, testRelay } from '../../test/testRelay.ts'

test('a signed webhook settles the withdrawal it is about, by its facts, and says that it was verified', async () => {
  const relay = await testRelay()
  await relay.withdraw('key-settled')
  relay.time.now += 3_000
  expect((await sendWebhook(relay)).status).toBe(200)
  expect(await readOperation(relay, 'key-settled')).toMatchObject({
    ...{ state: 'succeeded', matched: 'facts', verified: true },
    ...{ serviceMessage: 'Done', settledAt: '2026-03-02T10:00:03.000Z' },
  })
})

test('a failure by webhook is a failure in the service’s own words', async () => {
  const relay = await testRelay()
  await relay.withdraw('key-failed')
  await sendWebhook(relay, { event: 'withdrawal.failed', data: { message: 'Account closed' } })
  expect(await readOperation(relay, 'key-failed')).toMatchObject({
    ...{ state: 'failed', serviceMessage: 'Account closed' },
  })
})

test('a webhook before the answer to the call wins over an answer that comes later, and over one that is lost', async () => {
  const relay = await testRelay()
  relay.upstream.answer = async () => {
    await sendWebhook(relay)
    return Response.json({ status: 'success', message: 'Transfer in progress', data: [] })
  }
  expect((await relay.withdraw('key-early')).status).toBe(200)
  expect(await readOperation(relay, 'key-early')).toMatchObject({
    ...{ state: 'succeeded', status: 200, serviceMessage: 'Done' },
  })
  relay.upstream.answer = async () => {
    await sendWebhook(relay, {
      id: 'evt_2',
      event: 'withdrawal.failed',
      data: { amount: 7, reference: 'tr_2' },
    })
    throw new TypeError('fetch failed')
  }
  await relay.withdraw('key-early-lost', { amount: 7 })
  expect((await readOperation(relay, 'key-early-lost')).state).toBe('failed')
})

test('an unknown outcome becomes known by its webhook, and the same key then tells it without sending', async () => {
  const relay = await testRelay()
  relay.upstream.answer = () => new TypeError('fetch failed')
  await relay.withdraw('key-found')
  await sendWebhook(relay)
  expect((await readOperation(relay, 'key-found')).state).toBe('succeeded')
  const again = await relay.withdraw('key-found')
  expect([again.status, again.headers.get('Idempotency-Replayed')]).toEqual([200, 'true'])
  expect(relay.upstream.seen).toHaveLength(1)
})

test('an unmatched event is seen by the channel partner alone, and can be assigned by hand', async () => {
  const relay = await testRelay()
  await relay.withdraw('key-assigned', { amount: 10 })
  await sendWebhook(relay)
  const [event] = await listInbox(relay, '', { as: 'uP' })
  expect(event).toMatchObject({
    ...{ kind: 'withdraw', outcome: 'succeeded', destinationEnd: '6789', customerPartnerId: 'cp_a' },
  })
  expect((await relay.send('GET', '/inbox', { as: 'uA' })).code).toBe('forbidden')
  const assign = async (as: 'uA' | 'uP', more: object = {}) => {
    const body = { operationId: 'key-assigned', ...more }
    return (await relay.send('POST', `/inbox/${event?.id}/assignment`, { as, body })).code
  }
  expect(await assign('uA')).toBe('forbidden')
  expect(await assign('uP', { operationId: 'key-nothing' })).toBe('not_found')
  // It tells of 1500.50, and the operation is one of 10.
  expect(await assign('uP')).toBe('assignment_conflict')
  expect(await assign('uP', { force: false })).toBe('assignment_conflict')
  expect(await assign('uP', { force: 'true' })).toBe('malformed_request')
  // Only an operator names the partner.
  expect(await assign('uP', { customerPartnerId: 'cp_a', force: true })).toBe('forbidden')
  expect((await readOperation(relay, 'key-assigned')).state).toBe('accepted')
  expect(await assign('uP', { force: true })).toBeNull()
  expect(await readOperation(relay, 'key-assigned')).toMatchObject({
    ...{ state: 'succeeded', matched: 'assigned' },
  })
})

/** Tells the outcome of a row of a set. */
const tellRow = (relay: TestRelay, id: string, event: string, transaction_reference: string) => {
  const data = { transaction_reference, reference: `of_${id}`, account_number: undefined, amount: undefined }
  return sendWebhook(relay, { id, event, data })
}

test('T87: a set is final when its last row is, and failed when any row failed', async () => {
  const relay = await testRelay()
  await repay(relay, 'key-set-1', ['loan_1', { transaction_reference: 'loan_2', amount: 20.25 }])
  await tellRow(relay, 'evt_1', 'repayment.reconciled', 'loan_1')
  expect(await readOperation(relay, 'key-set-1')).toMatchObject({
    state: 'accepted',
    rows: { total: 2, succeeded: 1, failed: 0, awaited: 1 },
    summary: { count: 2, amount: '30.25' },
  })
  await tellRow(relay, 'evt_2', 'repayment.failed', 'loan_9')
  await tellRow(relay, 'evt_3', 'repayment.failed', 'loan_2')
  await tellRow(relay, 'evt_4', 'repayment.failed', 'loan_2')
  expect(await readOperation(relay, 'key-set-1')).toMatchObject({
    ...{ state: 'failed', matched: 'reference', verified: true, conflict: false },
    rows: { succeeded: 1, failed: 1, awaited: 0 },
  })
})

test('T61: a row that is told twice, the second time differently, is flagged', async () => {
  const relay = await testRelay()
  await register(relay, 'key-set-2', 'tx_1')
  await tellRow(relay, 'evt_1', 'transaction.registered', 'tx_1')
  await tellRow(relay, 'evt_2', 'transaction.failed', 'tx_1')
  expect(await readOperation(relay, 'key-set-2')).toMatchObject({ state: 'succeeded', conflict: true })
})

test('S66, S68: a settlement event with NUL or half of a surrogate pair beside it counts like any other', async () => {
  const relay = await testRelay()
  for (const [at, message] of ['a\0b', 'a\ud800b'].entries()) {
    await relay.withdraw(`key-odd-${at}`, { amount: 10 + at })
    await sendWebhook(relay, { id: `evt_${at}`, data: { amount: 10 + at, reference: `tr_${at}`, message } })
    const settled = { state: 'succeeded', serviceMessage: 'ab' }
    expect(await readOperation(relay, `key-odd-${at}`)).toMatchObject(settled)
  }
})

test('S66: an answer with NUL in it is recorded and not left unknown', async () => {
  const relay = await testRelay()
  relay.upstream.answer = () => Response.json({ status: 'success', message: 'a\0b', data: ['\0'] })
  expect((await relay.withdraw('key-odd-answer')).status).toBe(200)
  const recorded = { state: 'accepted', serviceMessage: 'a\ufffdb' }
  expect(await readOperation(relay, 'key-odd-answer')).toMatchObject(recorded)
})

test('T77: an event that names no partner finds the only one it can be about, and none when two could be', async () => {
  const relay = await testRelay()
  await relay.withdraw('key-nameless-a')
  const nameless = { customer_partner_id: undefined }
  await sendWebhook(relay, { id: 'evt_1', data: nameless })
  expect(await readOperation(relay, 'key-nameless-a')).toMatchObject({ state: 'succeeded', matched: 'facts' })

  await withdrawOfB(relay, 'key-nameless-b', { amount: 7 })
  await relay.withdraw('key-nameless-c', { amount: 7 })
  await sendWebhook(relay, { id: 'evt_2', data: { ...nameless, amount: 7 } })
  expect((await readOperation(relay, 'key-nameless-c')).state).toBe('accepted')
})

test('an event whose amount cannot be read settles nothing, not even the operation that it names', async () => {
  const relay = await testRelay()
  await relay.withdraw('key-of-fifty', { amount: 50 })
  const amounts = ['1,500.50', 'NGN 1500.50', { value: '1500.50' }, -1500.5, 0]
  for (const [at, amount] of amounts.entries()) {
    const data = { reference: 'key-of-fifty', amount, account_number: undefined }
    await sendWebhook(relay, { id: `evt_${at}`, data })
    expect([amount, (await readOperation(relay, 'key-of-fifty')).state]).toEqual([amount, 'accepted'])
  }
  const told = await listInbox(relay, '', { as: 'uP' })
  expect(told.map(({ amount }) => amount)).toContain('1,500.50')
})
