import { Operation } from '@onlend/core'
import { AttentionOperation } from '@onlend/core/relay'
import { expect, test } from 'vitest'
import type { RelayOptions } from '../RelayOptions.ts'
import { openSharedDatabase } from '../../test/openSharedDatabase.ts'
import { sendWebhook } from '../../test/sendWebhook.ts'
import { ownerOfA, readOperation } from '../../test/operations.ts'
import { asOperator, authenticate, resolve } from '../../test/operator.ts'
import { type TestRelay, testRelay } from '../../test/testRelay.ts'

const evidence = {
  text: 'Not on the statement of 4 March',
  reference: 'ST-0304',
  at: '2026-03-02T00:00:00.000Z',
}
const failed = { outcome: 'failed', evidence }

const open = (operations: RelayOptions['operations'] = {}): Promise<TestRelay> =>
  testRelay({ operations, authenticate })
const attention = async ({ send }: TestRelay): Promise<AttentionOperation[]> => {
  const { data } = await send('GET', '/attention', asOperator('olu'))
  return (data as unknown[]).map((one) => AttentionOperation.parse(one)) // what the route lists
}
/** Sends a withdrawal whose answer never comes. */
const lose = async (relay: TestRelay, id: string, body = {}): Promise<void> => {
  relay.upstream.answer = () => new TypeError('connection reset')
  await relay.withdraw(id, body)
}
const key = { owner: ownerOfA, id: 'key-audit' }

test('S77: an operation whose outcome is unknown is resolved on evidence, the alert ends, and the log has nothing of the evidence', async () => {
  const relay = await open()
  await lose(relay, 'key-unknown')
  expect((await attention(relay)).map(({ id }) => id)).toEqual(['key-unknown'])
  const { newest } = await relay.store.listChangeEvents(ownerOfA, 0, 10)
  const answer = await resolve(relay, 'key-unknown', failed)
  expect([answer.status, AttentionOperation.parse(answer.data).proposal]).toEqual([200, null])
  expect(await readOperation(relay, 'key-unknown')).toMatchObject({
    ...{ state: 'failed', matched: 'resolved', verified: null, conflict: false },
    settledAt: '2026-03-02T10:00:00.000Z',
    resolution: { outcome: 'failed', evidence, by: 'olu', confirmedBy: null, at: '2026-03-02T10:00:00.000Z' },
  })
  expect(await attention(relay)).toEqual([])
  expect((await relay.store.attention('sandbox')).waiting.unknown.count).toBe(0)
  expect((await relay.store.listChangeEvents(ownerOfA, 0, 10)).newest).toBe(newest + 1)
  expect(relay.upstream.seen).toHaveLength(1)
  expect(relay.logs.find((each) => each.includes('operation.resolved'))).toContain('key-unknown')
  expect(relay.logs.join()).not.toContain('statement of')
})

test('S96: an operation that has its outcome, or is being sent, is not resolved', async () => {
  const relay = await open()
  await relay.withdraw('key-settled')
  await sendWebhook(relay)
  const again = await resolve(relay, 'key-settled', failed)
  expect([again.status, again.code, Operation.parse(again.data).state]).toEqual([
    409,
    'not_resolvable',
    'succeeded',
  ])
  await lose(relay, 'key-resolved', { amount: 2 })
  await resolve(relay, 'key-resolved', failed)
  expect((await resolve(relay, 'key-resolved', { ...failed, outcome: 'succeeded' })).code).toBe(
    'not_resolvable',
  )
  expect((await resolve(relay, 'key-of-nobody', failed)).code).toBe('not_found')
  expect((await readOperation(relay, 'key-resolved')).state).toBe('failed')
})

test('a success that was undone is resolved as reversed, and keeps the time at which it succeeded', async () => {
  const relay = await open()
  await relay.withdraw('key-undone')
  await sendWebhook(relay)
  relay.time.now += 60_000
  expect((await resolve(relay, 'key-undone', { outcome: 'reversed', evidence })).status).toBe(200)
  expect(await readOperation(relay, 'key-undone')).toMatchObject({
    state: 'reversed',
    settledAt: '2026-03-02T10:00:00.000Z',
    reversedAt: '2026-03-02T10:01:00.000Z',
  })
})

test('a resolution that is not whole is refused, and the field is named', async () => {
  const relay = await open()
  await lose(relay, 'key-unknown')
  const saying = (said: object) => ({ outcome: 'failed', evidence: { text: 'x', ...said } })
  for (const [body, field] of [
    ...[[{}, 'outcome'] as const, [{ ...failed, outcome: 'lost' }, 'outcome'] as const],
    ...[[{ outcome: 'failed' }, 'evidence'] as const, [{ ...failed, confirms: 'one' }, 'outcome'] as const],
    ...[undefined, ' ', '\u200b\u3164', 'x'.repeat(501)].map(
      (text) => [saying({ text }), 'evidence.text'] as const,
    ),
    ...[7, 'x'.repeat(101)].map((reference) => [saying({ reference }), 'evidence.reference'] as const),
    ...['yesterday', '2026-03-03T00:00:00Z', 7].map((at) => [saying({ at }), 'evidence.at'] as const),
    ...['', 7, 'x'.repeat(201)].map((confirms) => [{ confirms }, 'confirms'] as const),
    [{ confirms: 'one', evidence }, 'evidence'],
    [{ ...failed, channelPartnerId: 7 }, 'channelPartnerId'],
    [{ ...failed, customerPartnerId: 'cp_a', channelPartnerId: 'chp_1' }, 'channelPartnerId'],
    [{ ...failed, customerPartnerId: '' }, 'customerPartnerId'],
    [{ ...failed, force: true }, 'force'],
  ] as const) {
    const answer = await resolve(relay, 'key-unknown', body)
    expect([body, answer.code, answer.data]).toMatchObject([body, 'malformed_request', { field }])
  }
  expect((await readOperation(relay, 'key-unknown')).state).toBe('unknown')
})

test('the id of a partner has at most 200 characters', async () => {
  const relay = await open()
  const ask = async (length: number) =>
    (await resolve(relay, 'key-unknown', { ...failed, customerPartnerId: 'x'.repeat(length) })).code
  expect([await ask(200), await ask(201)]).toEqual(['not_found', 'malformed_request'])
  const longest = { text: 'x'.repeat(500), reference: 'x'.repeat(100), at: '2026-03-02T10:05:00Z' }
  expect((await resolve(relay, 'key-unknown', { outcome: 'failed', evidence: longest })).code).toBe(
    'not_found',
  )
})

test('S96: where two operators are required, one alone changes nothing, and no operator confirms their own proposal', async () => {
  const relay = await open({ fourEyes: true })
  await lose(relay, 'key-two-eyes')
  const proposed = await resolve(relay, 'key-two-eyes', failed)
  const { proposal } = AttentionOperation.parse(proposed.data)
  expect([proposed.status, proposal]).toMatchObject([202, { outcome: 'failed', evidence, by: 'olu' }])
  // The person who sent it is told nothing yet, and not who proposed what.
  expect(await readOperation(relay, 'key-two-eyes')).toMatchObject({ state: 'unknown', resolution: null })
  expect((await relay.send('GET', '/operations/key-two-eyes')).text).not.toContain('"olu"')
  const confirms = { confirms: proposal?.id }
  expect((await resolve(relay, 'key-two-eyes', confirms)).code).toBe('second_operator_required')
  expect((await resolve(relay, 'key-two-eyes', { confirms: 'another' }, 'ife')).code).toBe('not_resolvable')
  expect((await resolve(relay, 'key-two-eyes', confirms, 'ife')).status).toBe(200)
  expect(await readOperation(relay, 'key-two-eyes')).toMatchObject({
    state: 'failed',
    resolution: { by: 'olu', confirmedBy: 'ife' },
  })
})

test('S96: what is confirmed is what was seen: a newer proposal or event ends the older one', async () => {
  const relay = await open({ fourEyes: true })
  await lose(relay, 'key-newer')
  const first = AttentionOperation.parse((await resolve(relay, 'key-newer', failed)).data).proposal
  await resolve(relay, 'key-newer', { ...failed, outcome: 'succeeded' }, 'ife')
  expect((await resolve(relay, 'key-newer', { confirms: first?.id }, 'ada')).code).toBe('not_resolvable')
  const [waiting] = await attention(relay)
  expect(waiting?.proposal).toMatchObject({ outcome: 'succeeded', by: 'ife' })
  await sendWebhook(relay, { event: 'withdrawal.failed', data: { reference: 'key-newer' } })
  expect((await resolve(relay, 'key-newer', { confirms: waiting?.proposal?.id })).code).toBe('not_resolvable')
  expect(await readOperation(relay, 'key-newer')).toMatchObject({
    state: 'failed',
    matched: 'reference',
    resolution: null,
  })
})

test('a proposal that a success was undone is listed for the second operator', async () => {
  const relay = await open({ fourEyes: true })
  await relay.withdraw('key-undone')
  await sendWebhook(relay)
  expect(await attention(relay)).toEqual([])
  await resolve(relay, 'key-undone', { outcome: 'reversed', evidence })
  expect(await attention(relay)).toMatchObject([
    { id: 'key-undone', state: 'succeeded', proposal: { by: 'olu' } },
  ])
})

test('S96: the audit keeps every step, and neither an update nor a deletion gets through', async () => {
  const relay = await open({ fourEyes: true })
  await lose(relay, 'key-audit')
  const { proposal } = AttentionOperation.parse((await resolve(relay, 'key-audit', failed)).data)
  await resolve(relay, 'key-audit', { confirms: proposal?.id }, 'ife')
  const entries = await relay.store.listResolutions(key)
  expect(entries).toMatchObject([
    { step: 'proposed', by: 'olu', outcome: 'failed', stateBefore: 'unknown', confirms: null },
    { step: 'confirmed', by: 'ife', outcome: 'failed', stateBefore: 'unknown', confirms: proposal?.id },
  ])
  const database = await openSharedDatabase()
  for (const statement of [
    "update onlend_resolutions set decided_by = 'nobody'",
    'delete from onlend_resolutions',
    'truncate onlend_resolutions',
  ])
    await expect(database.query(statement)).rejects.toThrow('Resolutions are kept as they are')
  expect(await relay.store.listResolutions(key)).toEqual(entries)
})
