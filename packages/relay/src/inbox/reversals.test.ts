import { expect, test } from 'vitest'
import { sendWebhook } from '../../test/sendWebhook.ts'
import { type TestRelay, testRelay, webhookSecret } from '../../test/testRelay.ts'
import { ownerOfA, readOperation, withdrawEqually } from '../../test/operations.ts'
import { defaultWebhookParser } from './defaultWebhookParser.ts'
import { standardWebhookVerifier } from './standardWebhookVerifier.ts'

const verify = standardWebhookVerifier({ secrets: [webhookSecret] })
const open = (isSigned = true): Promise<TestRelay> =>
  testRelay({
    webhooks: {
      service: { verify, parse: defaultWebhookParser },
      unsigned: {
        verify: 'unverified',
        parse: defaultWebhookParser,
        ...(isSigned && { accept: () => false }),
      },
    },
  })
const reversed = (relay: TestRelay, id: string, data: Record<string, unknown> = {}) =>
  sendWebhook(relay, { id, event: 'transfer.reversed', data: { message: 'Returned by the bank', ...data } })
const waiting = async ({ store }: TestRelay): Promise<string[]> => {
  const { events } = await store.listOpen('sandbox', { limit: 10 })
  return events.map(({ outcome }) => outcome)
}

test('money that came back makes a success reversed, by the service’s reference, with its text and time', async () => {
  const relay = await open()
  await relay.withdraw('key-reversed')
  await sendWebhook(relay)
  relay.time.now += 60_000
  await reversed(relay, 'evt_2', { amount: undefined, account_number: undefined })
  expect(await readOperation(relay, 'key-reversed')).toMatchObject({
    ...{ state: 'reversed', conflict: false, matched: 'reference', verified: true },
    ...{ settledAt: '2026-03-02T10:00:00.000Z', reversedAt: '2026-03-02T10:01:00.000Z' },
    laterEvidence: [
      {
        ...{ outcome: 'reversed', message: 'Returned by the bank', reference: 'tr_1' },
        ...{ verified: true, at: '2026-03-02T10:01:00.000Z' },
      },
    ],
  })
  // Told again, late and out of order: nothing more is known.
  const { newest } = await relay.store.listChangeEvents(ownerOfA, 0, 10)
  await reversed(relay, 'evt_3')
  expect((await relay.store.listChangeEvents(ownerOfA, 0, 10)).newest).toBe(newest)
  await sendWebhook(relay, { id: 'evt_4' })
  expect(await readOperation(relay, 'key-reversed')).toMatchObject({ state: 'reversed', conflict: false })
})

test('S67: without a known reference a reversal counts for the one withdrawal of its partner that succeeded with its facts', async () => {
  const relay = await open()
  await relay.withdraw('key-by-facts')
  await sendWebhook(relay)
  // The other partner has withdrawn nothing.
  await reversed(relay, 'evt_of_other', { customer_partner_id: 'cp_b', reference: 'rv_8' })
  expect((await readOperation(relay, 'key-by-facts')).state).toBe('succeeded')
  await reversed(relay, 'evt_2', { reference: 'rv_9' })
  expect((await readOperation(relay, 'key-by-facts')).state).toBe('reversed')
  expect(await waiting(relay)).toEqual(['reversed'])
})

test.each([
  [
    'another equal one may have been sent',
    async (relay: TestRelay) => {
      await relay.withdraw('key-second', {}, { headers: { 'X-Relay-Confirm': 'duplicate=key-by-facts' } })
    },
    {},
  ],
  [
    'the success is longer ago than 72 hours',
    async (relay: TestRelay) => {
      relay.time.now += 73 * 3_600_000
    },
    {},
  ],
  ['it tells no account', async () => undefined, { account_number: undefined }],
  ['it tells another amount', async () => undefined, { amount: 7 }],
] as const)('a reversal by facts settles nothing where %s', async (_why, before, data) => {
  const relay = await open()
  await relay.withdraw('key-by-facts')
  await sendWebhook(relay)
  await before(relay)
  await reversed(relay, 'evt_2', { reference: 'rv_9', ...data })
  expect((await readOperation(relay, 'key-by-facts')).state).toBe('succeeded')
  expect(await waiting(relay)).toEqual(['reversed'])
})

test('a reversal of what has not succeeded yet is tied by reference only', async () => {
  const relay = await open()
  await relay.withdraw('key-not-yet')
  await reversed(relay, 'evt_1', { reference: 'rv_9' })
  expect((await readOperation(relay, 'key-not-yet')).state).toBe('accepted')
  await reversed(relay, 'evt_2', { reference: 'key-not-yet' })
  expect(await readOperation(relay, 'key-not-yet')).toMatchObject({ state: 'reversed', conflict: false })
})

test('a reversal of what failed conflicts with nothing, and is kept beside it', async () => {
  const relay = await open()
  await relay.withdraw('key-failed')
  await sendWebhook(relay, { event: 'withdrawal.failed' })
  await reversed(relay, 'evt_2')
  expect(await readOperation(relay, 'key-failed')).toMatchObject({
    state: 'failed',
    conflict: false,
    laterEvidence: [{ outcome: 'reversed' }],
  })
})

test('what an operator resolved is in conflict again with what the service tells later, but not with what was known', async () => {
  const relay = await open()
  await relay.withdraw('key-resolved')
  await sendWebhook(relay)
  await sendWebhook(relay, { id: 'evt_2', event: 'withdrawal.failed' })
  const evidence = { text: 'Not on the statement', reference: null, at: null }
  const said = { outcome: 'failed', evidence } as const
  const key = { owner: ownerOfA, id: 'key-resolved' }
  await relay.store.resolve({ key, said, by: 'olu', fourEyes: false, now: relay.time.now })
  await sendWebhook(relay, { id: 'evt_3', event: 'withdrawal.failed' })
  expect(await readOperation(relay, 'key-resolved')).toMatchObject({ state: 'failed', conflict: false })
  await sendWebhook(relay, { id: 'evt_4' })
  expect(await readOperation(relay, 'key-resolved')).toMatchObject({
    ...{ state: 'failed', matched: 'resolved', conflict: true },
    laterEvidence: [{ outcome: 'failed' }, { outcome: 'succeeded' }],
  })
})

test('an unsigned event neither conflicts with nor reverses what a signed one settled', async () => {
  const relay = await open(false)
  await relay.withdraw('key-unsigned')
  await sendWebhook(relay)
  const data = { customer_partner_id: 'cp_a', reference: 'key-unsigned', message: 'Gone' }
  for (const event of ['transfer.failed', 'transfer.reversed'])
    await relay.send('POST', '/webhooks/unsigned', { as: null, body: { event, data } })
  expect(await readOperation(relay, 'key-unsigned')).toMatchObject({
    ...{ state: 'succeeded', conflict: false },
    laterEvidence: [
      { outcome: 'failed', verified: false },
      { outcome: 'reversed', verified: false },
    ],
  })
})

test('a reversal after two equal withdrawals were settled together is matched to neither of them', async () => {
  const relay = await open()
  await withdrawEqually(relay, 'key-no-1', 'key-no-2')
  await sendWebhook(relay, { id: 'evt_1', data: { reference: 'tr_1' } })
  await sendWebhook(relay, { id: 'evt_2', data: { reference: 'tr_2' } })
  await reversed(relay, 'evt_3', { reference: 'tr_1' })
  for (const key of ['key-no-1', 'key-no-2'])
    expect(await readOperation(relay, key)).toMatchObject({ state: 'succeeded', conflict: false })
  expect(await waiting(relay)).toEqual(['reversed'])
})
