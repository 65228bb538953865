import { AttentionOperation } from '@onlend/core/relay'
import { expect, test } from 'vitest'
import { sendWebhook } from '../../../test/sendWebhook.ts'
import { ownerOfA, readOperation, repay, withdrawOfB } from '../../../test/operations.ts'
import { authenticate, resolve } from '../../../test/operator.ts'
import { type TestRelay, testRelay } from '../../../test/testRelay.ts'
import type { RelayOptions } from '../../RelayOptions.ts'

const line = {
  ...{ digest: 'a'.repeat(22), fileDigest: 'b'.repeat(64) },
  ...{ day: '2026-03-02', amount: '1500.50', line: 17 },
}
const onLine = (changes: Record<string, unknown> = {}) => ({
  outcome: 'succeeded',
  evidence: { text: 'On the statement of 2 March', line: { ...line, ...changes } },
})
const other = { digest: 'c'.repeat(22) }

const open = (operations: RelayOptions['operations'] = {}): Promise<TestRelay> =>
  testRelay({ operations, authenticate })
const propose = async (relay: TestRelay, id: string, body: Record<string, unknown>, by?: string) =>
  AttentionOperation.parse((await resolve(relay, id, body, by)).data).proposal
/** Sends withdrawals of one amount to different accounts, whose answers never come. */
async function lose(relay: TestRelay, ...ids: string[]): Promise<void> {
  relay.upstream.answer = () => new TypeError('connection reset')
  for (const [at, id] of ids.entries()) await relay.withdraw(id, { account_number: `012345678${at}` })
}
const fail = (relay: TestRelay, reference: string) =>
  sendWebhook(relay, { event: 'withdrawal.failed', data: { reference, account_number: undefined } })
const key = (id: string) => ({ owner: ownerOfA, id })

test('S145: a line of a statement is evidence for one operation alone, and is on its receipt and in the audit', async () => {
  const relay = await open()
  await lose(relay, 'key-first', 'key-other')
  expect((await resolve(relay, 'key-first', onLine())).status).toBe(200)
  const { state, resolution } = await readOperation(relay, 'key-first')
  expect([state, resolution?.evidence.line]).toEqual(['succeeded', line])
  expect((await relay.store.listResolutions(key('key-first')))[0]?.evidence.line).toEqual(line)
  const used = await resolve(relay, 'key-other', onLine())
  expect([used.status, used.code, used.data]).toEqual([409, 'line_used', { operations: ['key-first'] }])
  expect(await readOperation(relay, 'key-other')).toMatchObject({ state: 'unknown', resolution: null })
  expect(await relay.store.listResolutions(key('key-other'))).toEqual([])
  expect((await resolve(relay, 'key-other', onLine(other))).status).toBe(200)
})

test('S145: two operators who use one line at once, on two relays: one does', async () => {
  const relay = await open()
  const ids = ['key-race-0', 'key-race-1', 'key-race-2', 'key-race-3']
  await lose(relay, ...ids)
  const second = await testRelay({ store: relay.store, authenticate })
  const answers = await Promise.all(ids.map((id, at) => resolve(at % 2 ? relay : second, id, onLine())))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
})

test('S145: with four eyes the line is held from the proposal on, resolves nothing, and the second operator confirms that very line', async () => {
  const relay = await open({ fourEyes: true })
  await lose(relay, 'key-first', 'key-other')
  const proposal = await propose(relay, 'key-first', onLine())
  expect(proposal?.evidence.line).toEqual(line)
  expect(await readOperation(relay, 'key-first')).toMatchObject({ state: 'unknown', resolution: null })
  expect((await resolve(relay, 'key-other', onLine(), 'ife')).code).toBe('line_used')
  expect((await resolve(relay, 'key-first', { confirms: proposal?.id })).code).toBe(
    'second_operator_required',
  )
  expect((await resolve(relay, 'key-first', { confirms: proposal?.id }, 'ife')).status).toBe(200)
  expect((await readOperation(relay, 'key-first')).resolution).toMatchObject({
    ...{ by: 'olu', confirmedBy: 'ife' },
    evidence: { line },
  })
  expect((await resolve(relay, 'key-other', onLine())).code).toBe('line_used')
})

test('S145: a proposal that is replaced, or that an event ends, gives its line up', async () => {
  const relay = await open({ fourEyes: true })
  await lose(relay, 'key-first', 'key-other', 'key-third')
  await propose(relay, 'key-first', onLine())
  // The same line again is no other operation's.
  expect((await resolve(relay, 'key-first', onLine(), 'ife')).status).toBe(202)
  expect((await resolve(relay, 'key-first', onLine(other), 'ife')).status).toBe(202)
  expect((await resolve(relay, 'key-other', onLine())).status).toBe(202)
  await fail(relay, 'key-other')
  expect(await readOperation(relay, 'key-other')).toMatchObject({ state: 'failed', resolution: null })
  expect((await resolve(relay, 'key-third', onLine())).status).toBe(202)
  expect((await resolve(relay, 'key-third', onLine(other))).code).toBe('line_used')
})

test('S145: an event that contradicts it later is a conflict, and a new resolution gives the line up', async () => {
  const relay = await open()
  await lose(relay, 'key-first', 'key-other')
  await resolve(relay, 'key-first', onLine())
  await fail(relay, 'key-first')
  expect(await readOperation(relay, 'key-first')).toMatchObject({ state: 'succeeded', conflict: true })
  expect((await resolve(relay, 'key-other', onLine())).code).toBe('line_used')
  const without = { outcome: 'failed', evidence: { text: 'It came back on 3 March' } }
  expect((await resolve(relay, 'key-first', without)).status).toBe(200)
  expect((await readOperation(relay, 'key-first')).resolution?.evidence.line).toBe(null)
  expect((await resolve(relay, 'key-other', onLine())).status).toBe(200)
})

test('S145: a line that is the money of a repayment is no evidence for another operation, nor the other way round', async () => {
  const relay = await open()
  const post = (id: string, digest: string) => {
    const rows = [{ transaction_reference: id, amount: 1500.5 }]
    return repay(relay, id, rows, { 'X-Relay-Statement-Lines': digest })
  }
  await lose(relay, 'key-withdrawal')
  await post('key-credit', line.digest)
  expect((await resolve(relay, 'key-withdrawal', onLine())).data).toEqual({ operations: ['key-credit'] })
  // Its own line may be the evidence of a report whose outcome is not known.
  expect((await resolve(relay, 'key-credit', onLine())).status).toBe(200)
  expect((await resolve(relay, 'key-withdrawal', onLine(other))).status).toBe(200)
  const late = await post('key-late', other.digest)
  expect([late.code, late.data]).toEqual(['line_credited', { rows: [0], operations: ['key-withdrawal'] }])
})

test('S145: another partner’s line is another line', async () => {
  const relay = await open()
  await lose(relay, 'key-of-a')
  await resolve(relay, 'key-of-a', onLine())
  await withdrawOfB(relay, 'key-of-b')
  expect((await resolve(relay, 'key-of-b', onLine())).status).toBe(200)
})

test('S145: a line that is not whole or of another amount is refused, and what is wrong is named', async () => {
  const relay = await open()
  await lose(relay, 'key-unknown')
  const wrong: Record<string, unknown[]> = {
    digest: ['a'.repeat(21), ` ${'a'.repeat(21)}`, ['a'.repeat(22)]],
    fileDigest: ['B'.repeat(64), 7, ['b'.repeat(64)]],
    day: ['2026-02-30', '2026-03-02T00:00:00Z', '2026-03-04', ['2026-03-02']],
    amount: [1500.5, '-1500.50', '1500.51', '1e3'],
    line: [0, 1.5, '1'],
    file: ['x'],
  }
  for (const [field, named] of [
    ...[['evidence.line', 'a line'] as const, ['evidence.line', []] as const],
    ...Object.entries(wrong).flatMap(([name, values]) =>
      values.map((value) => [`evidence.line.${name}`, { ...line, [name]: value }] as const),
    ),
  ]) {
    const said = { outcome: 'succeeded', evidence: { text: 'x', line: named } }
    const answer = await resolve(relay, 'key-unknown', said)
    expect([named, answer.code, answer.data]).toMatchObject([named, 'malformed_request', { field }])
  }
  expect((await readOperation(relay, 'key-unknown')).state).toBe('unknown')
})

test('S145: an operation of no amount has no line', async () => {
  const relay = await open()
  relay.upstream.answer = () => new TypeError('connection reset')
  await relay.withdraw('key-unread', { amount: 'much' })
  const { code, data } = await resolve(relay, 'key-unread', onLine())
  expect([code, data]).toMatchObject(['malformed_request', { field: 'evidence.line.amount' }])
})
