import { expect, test } from 'vitest'
import { manualClock } from './clock/manualClock.ts'
import { createSandbox } from './createSandbox.ts'
import { openTestSandbox, transfer } from '../test/openTestSandbox.ts'

const path = '/v1/baas/customer-partner/cp_adaeze/withdraw'

test('an operator can end a transfer early, and it does not end twice', async () => {
  const { sandbox, send } = openTestSandbox()
  await send('POST', path, transfer)
  const id = sandbox.control.state().partners[0]?.settlements[0]?.id ?? ''
  await sandbox.control.settle(id, 'failed', 'The account is closed')
  expect(sandbox.webhooks.sent).toMatchObject([
    { event: 'withdrawal.failed', payload: { data: { message: 'The account is closed', reference: id } } },
  ])
  await sandbox.advance(60_000)
  expect(sandbox.webhooks.sent).toHaveLength(1)
  await expect(sandbox.control.settle(id, 'succeeded')).rejects.toThrow('already failed')
  expect(sandbox.control.state().partners[0]?.lockboxBalance).toBe('1250000')
})

test('what is unknown is refused by name', async () => {
  const { control } = openTestSandbox().sandbox
  await expect(control.settle('wdr_x', 'failed')).rejects.toThrow('wdr_x')
  expect(() => control.approveLimit('cp_x')).toThrow('cp_x')
  expect(() => control.disburse('cp_x')).toThrow('cp_x')
})

test('an event that a snapshot holds back goes after the next one', async () => {
  const { sandbox, send } = openTestSandbox()
  sandbox.webhooks.misbehave({ mode: 'out-of-order', times: 1 })
  await send('POST', path, transfer)
  await sandbox.advance(2_000)
  await send('POST', path, { ...transfer, amount: 200 })
  await sandbox.advance(1_000)
  const clock = manualClock(sandbox.clock.now())
  const later = createSandbox({ clock, snapshot: sandbox.control.snapshot() })
  await later.advance(2_000)
  expect(later.webhooks.sent.map(({ payload }) => payload.data.amount)).toEqual([200, 100])
  await later.advance(600_000)
  expect(later.webhooks.sent).toHaveLength(2)
})

test.each([
  '{',
  '[]',
  '{"version":2}',
  '{"version":1,"scenario":"nowhere"}',
  '{"version":1,"scenario":"approved"}',
])('the snapshot %s is refused', (snapshot) => {
  expect(() => createSandbox({ clock: manualClock(), snapshot })).toThrow(TypeError)
})

test('subscribers are told of a change after each call and each event, until they unsubscribe', async () => {
  const { sandbox, send } = openTestSandbox()
  let changes = 0
  const stop = sandbox.control.onChange(() => {
    changes += 1
  })
  await send('POST', path, transfer)
  expect(changes).toBe(1)
  await sandbox.advance(3_000)
  expect(changes).toBe(2)
  stop()
  await send('POST', path, transfer)
  expect(changes).toBe(2)
})

test('a key of null lets every call in', async () => {
  const sandbox = createSandbox({ clock: manualClock(), apiKey: null })
  expect((await sandbox.fetch('/v1/banks/ghana')).status).toBe(200)
})
