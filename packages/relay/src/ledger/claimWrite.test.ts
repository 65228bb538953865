import { PossibleDuplicate } from '@onlend/core'
import { expect, test } from 'vitest'
import { sha256 } from '../lib/sha256.ts'
import { sendWebhook } from '../../test/sendWebhook.ts'
import { ownerOfA, readOperation, requestDrawdown, withdrawOfB } from '../../test/operations.ts'
import { testRelay } from '../../test/testRelay.ts'

test('T81: the ledger keeps no full account number, and none can be found by trying bodies', async () => {
  const { withdraw, store, send, upstream } = await testRelay()
  await withdraw('key-account')
  const [kept] = await store.listOperations(ownerOfA, 10)
  expect(JSON.stringify(kept)).not.toContain('0123456789')
  expect((await send('GET', '/operations?customer_partner_id=cp_a')).text).not.toContain('0123456789')
  expect(kept?.payloadHash).toMatch(/^[0-9a-f]{64}$/)
  expect(kept?.payloadHash).not.toBe(await sha256(upstream.seen[0]?.body ?? ''))
})

test('S57: a key with another body is refused, and under another owner it is another key', async () => {
  const { withdraw, send, upstream } = await testRelay()
  await withdraw('key-shared-1')
  expect((await withdraw('key-shared-1', { amount: 2 })).code).toBe('idempotency_key_reused')
  const other = await withdrawOfB({ send }, 'key-shared-1')
  expect([other.status, other.headers.get('Idempotency-Replayed')]).toEqual([200, null])
  expect(upstream.seen).toHaveLength(2)
  const { data } = await send('GET', '/operations/key-shared-1', { as: 'uB' })
  expect(data).toMatchObject({ customerPartnerId: 'cp_b' })
})

test('S57: a key of one kind of write is not a key of another', async () => {
  const relay = await testRelay()
  await relay.withdraw('key-kind-1')
  expect((await requestDrawdown(relay, 'key-kind-1', { amount: 5 })).code).toBe('idempotency_key_reused')
})

test('T10: every write needs a key', async () => {
  const { send, upstream } = await testRelay()
  for (const key of ['', 'short', 'with space', 'x'.repeat(129)]) {
    const headers: Record<string, string> = key === '' ? {} : { 'Idempotency-Key': key }
    const answer = await send('POST', '/v1/baas/customer-partner/cp_a/withdraw', { body: {}, headers })
    expect([answer.status, answer.code]).toEqual([400, 'idempotency_key_required'])
  }
  expect(upstream.seen).toEqual([])
})

const confirming = (id: string) => ({ headers: { 'X-Relay-Confirm': `duplicate=${id}` } })

test('S60: an equal withdrawal is held back with the earlier one in view until that very one is confirmed', async () => {
  const { withdraw, upstream, send, time } = await testRelay()
  await withdraw('key-alike-1')
  const held = await withdraw('key-alike-2', { amount: '1500.50', name: 'A. Obi' })
  expect([held.status, held.code]).toEqual([409, 'possible_duplicate'])
  expect(PossibleDuplicate.parse(held.data)).toMatchObject({ operation: { id: 'key-alike-1' }, rows: [] })
  expect((await withdraw('key-alike-3', { amount: 1500.51 })).status).toBe(200)
  expect((await withdraw('key-alike-4', { account_number: '0123456780' })).status).toBe(200)
  // The old word, another operation's id, and an id without the word confirm nothing.
  for (const word of ['duplicate', 'duplicate=key-alike-3', 'duplicate=', 'key-alike-1']) {
    const answer = await withdraw('key-alike-2', {}, { headers: { 'X-Relay-Confirm': word } })
    expect([word, answer.code]).toEqual([word, 'possible_duplicate'])
  }
  time.now += 1
  expect((await withdraw('key-alike-2', {}, confirming('key-alike-1'))).status).toBe(200)
  const confirmed = await readOperation({ send }, 'key-alike-2')
  expect(confirmed.confirmedDuplicate).toBe('key-alike-1')
  expect(upstream.seen).toHaveLength(4)
})

test('S60: a newer duplicate than the one that was seen is asked about again', async () => {
  const { withdraw, upstream, time } = await testRelay()
  await withdraw('key-seen-1')
  time.now += 1
  await withdraw('key-seen-2', {}, confirming('key-seen-1'))
  time.now += 1
  const held = await withdraw('key-seen-3', {}, confirming('key-seen-1'))
  expect(PossibleDuplicate.parse(held.data).operation.id).toBe('key-seen-2')
  expect((await withdraw('key-seen-3', {}, confirming('key-seen-2'))).status).toBe(200)
  expect(upstream.seen).toHaveLength(3)
})

test('S60: an accepted withdrawal holds back an equal one for a day, and a stale one until it is settled', async () => {
  const { withdraw, relay, time } = await testRelay()
  await withdraw('key-long-1')
  for (const later of [600_001, 86_400_000 - 700_000]) {
    time.now += later
    expect((await withdraw('key-long-2')).code).toBe('possible_duplicate')
  }
  time.now += 700_000
  await relay.sweep()
  time.now += 30 * 86_400_000
  const held = await withdraw('key-long-2')
  expect(PossibleDuplicate.parse(held.data).operation).toMatchObject({ id: 'key-long-1', state: 'stale' })
})

test('S60: a final withdrawal holds back an equal one for the window after it became final', async () => {
  const relay = await testRelay()
  await relay.withdraw('key-final-1')
  relay.time.now += 86_000_000
  await sendWebhook(relay)
  relay.time.now += 599_999
  expect((await relay.withdraw('key-final-2')).code).toBe('possible_duplicate')
  relay.time.now += 1
  expect((await relay.withdraw('key-final-2')).status).toBe(200)
})

test('S60: a write that the service refused holds nothing back', async () => {
  const { withdraw, upstream } = await testRelay()
  upstream.answer = () => Response.json({ status: 'error', message: 'Insufficient balance' }, { status: 422 })
  await withdraw('key-refused-1')
  upstream.answer = () => Response.json({ status: 'success', message: 'ok', data: [] })
  expect((await withdraw('key-refused-2')).status).toBe(200)
})

test('S81: two environments in one store do not see each other', async () => {
  const sandbox = await testRelay()
  const production = await testRelay({ environment: 'production', wrapStore: () => sandbox.store })
  await sandbox.withdraw('key-environment')
  expect((await production.send('GET', '/operations/key-environment')).status).toBe(404)
  expect((await production.withdraw('key-environment')).headers.get('Idempotency-Replayed')).toBeNull()
})

test('T92: a drawdown request stays accepted, since no event is promised for it', async () => {
  const { send, relay, time } = await testRelay()
  await requestDrawdown({ send }, 'key-drawdown', { amount: 5000, tenor: 30 })
  time.now += 90_000_000
  await relay.sweep()
  expect(await readOperation({ send }, 'key-drawdown')).toMatchObject({
    state: 'accepted',
    summary: { amount: '5000' },
  })
})

test('an accepted withdrawal without news becomes stale, and its kept answer is forgotten before its outcome', async () => {
  const { withdraw, send, relay, time, upstream } = await testRelay()
  await withdraw('key-stale-1')
  time.now += 86_400_001
  await relay.sweep()
  expect((await readOperation({ send }, 'key-stale-1')).state).toBe('stale')
  const again = await withdraw('key-stale-1')
  expect([again.status, again.headers.get('Idempotency-Replayed'), again.data]).toEqual([200, 'true', []])
  expect(upstream.seen).toHaveLength(1)
})

test('T91: the compliance record of a new business is kept, since no endpoint returns it again', async () => {
  const { send, upstream } = await testRelay()
  const compliance = {
    ...{ id: 'cmp_1', partner_id: 'cp_n', partner_type: 'customer', root_user: 'usr_1' },
    credit_assessment_status: 'not-started',
  }
  upstream.answer = () =>
    Response.json({
      status: 'success',
      message: 'ok',
      data: { partner: { id: 'cp_n', app_key: 'ak_canary_PARTNER_0001' }, compliance },
    })
  const body = { channel_partner_id: 'chp_p', business_name: 'New Ltd', tax_identification_number: '1' }
  await send('POST', '/v1/channel-partner/create-business', {
    as: 'uP',
    body,
    headers: { 'Idempotency-Key': 'key-business' },
  })
  const [operation] = (await send('GET', '/operations?channel_partner_id=chp_p', { as: 'uP' }))
    .data as Record<string, unknown>[]
  expect(operation).toMatchObject({
    channelPartnerId: 'chp_p',
    summary: { recipient: 'New Ltd' },
    result: { partner: { id: 'cp_n' }, compliance: { id: 'cmp_1', credit_assessment_status: 'not-started' } },
  })
  expect(JSON.stringify(operation)).not.toContain('usr_1')
})
