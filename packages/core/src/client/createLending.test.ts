import { expect, test } from 'vitest'
import { withdrawOperation } from '../operations/withdraw.ts'
import sample from '../relay/listOperations.wire.json' with { type: 'json' }
import { answer } from '../../test/answer.ts'
import { createFakeService } from '../../test/createFakeService.ts'
import { clearLending } from './clearLending.ts'
import { type CreateLendingParameters, createLending } from './createLending.ts'
import type { LendingChange } from './LendingChange.ts'
import type { LendingStorage } from './LendingEngine.ts'
import type { LendingEvent } from './LendingEvent.ts'
import { followOperation } from './operations/followOperation.ts'
import { readOperation } from './operations/readOperation.ts'
import { sendOperation } from './operations/sendOperation.ts'
import { getPendingOperations } from './pending-operations/getPendingOperations.ts'

const body = {
  account_type: 'bank',
  name: 'Ada Obi',
  amount: '1500.50',
  account_number: '0123456789',
  bank_code: '058',
} as const
const withdrawal = { operation: withdrawOperation, body }
const accepted = () => answer({ status: true, message: 'ok', data: null }, { status: 200 })

/** What the relay answers when the operation is read. */
const recorded = (state: string) =>
  answer({ data: { ...sample.response.data[0], id: 'op_1', state, customerPartnerId: 'cp_1' } })

function createStorage(): LendingStorage & { text: () => string } {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    text: () => JSON.stringify([...items]),
  }
}

/** A page: an engine in front of a relay that gives these answers. */
function openPage(
  answers: Parameters<typeof createFakeService>[0],
  parameters: Partial<CreateLendingParameters> = {},
) {
  const service = createFakeService(answers)
  const events: LendingEvent['type'][] = []
  const changes: LendingChange[] = []
  const storage = createStorage()
  const lending = createLending({
    client: service.client,
    customerPartnerId: 'cp_1',
    ...{ storage, draftStorage: null, locks: null },
    now: () => Date.parse('2026-01-15T09:00:00.000Z'),
    onEvent: ({ type }) => events.push(type),
    onChange: (change) => changes.push(change),
    ...parameters,
  })
  return { ...service, lending, events, changes, storage }
}

test('a withdrawal that is asked for twice at once is one call', async () => {
  const { lending, requests, events, changes } = openPage([accepted()])
  const receipts = await Promise.all([sendOperation(lending, withdrawal), sendOperation(lending, withdrawal)])
  expect(requests).toHaveLength(1)
  expect(receipts[0]).toBe(receipts[1])
  expect(events).toEqual(['withdraw.sent', 'withdraw.accepted'])
  expect(changes).toMatchObject([
    { endpoints: expect.arrayContaining(['listOperations']), operationId: receipts[0]?.operationId },
  ])
})

test('two engines with one client share an intent', async () => {
  const first = openPage([accepted()])
  const second = openPage([], { client: first.client })
  await Promise.all([sendOperation(first.lending, withdrawal), sendOperation(second.lending, withdrawal)])
  expect(first.requests).toHaveLength(1)
})

test('the same withdrawal of two people is two intents', async () => {
  const first = openPage([accepted()], { userId: 'ada' })
  const second = openPage([], { client: first.client, userId: 'bola' })
  await Promise.all([sendOperation(first.lending, withdrawal), sendOperation(second.lending, withdrawal)])
  expect(first.requests).toHaveLength(2)
})

test('after an unknown outcome the same body goes out under the same id', async () => {
  const { lending, requests } = openPage([new TypeError('lost'), accepted()])
  await expect(sendOperation(lending, withdrawal)).rejects.toMatchObject({ category: 'unknown_outcome' })
  await sendOperation(lending, withdrawal)
  const [first, second] = requests.map(({ headers }) => headers.get('Idempotency-Key'))
  expect(first).toBe(second)
})

test('a withdrawal is on the device before it leaves, without its account number or name', async () => {
  const stored: string[] = []
  const storage = createStorage()
  const { lending } = openPage(
    [
      () => {
        stored.push(storage.text())
        return accepted()
      },
    ],
    { storage },
  )
  await sendOperation(lending, withdrawal)
  expect(stored[0]).toContain('••••6789')
  expect(stored[0]).not.toMatch(/0123456789|Ada/)
})

test('a reload finds what was in flight, and follows it to its end without sending anything', async () => {
  const storage = createStorage()
  const before = openPage([new TypeError('lost')], { storage })
  await sendOperation(before.lending, { ...withdrawal, operationId: 'op_1' }).catch(() => undefined)

  const { lending, requests, events } = openPage(
    [recorded('submitting'), recorded('accepted'), recorded('succeeded')],
    { storage },
  )
  const [pending] = getPendingOperations(lending).list('cp_1')
  expect(pending).toMatchObject({ operationId: 'op_1', phase: 'unknown', amount: '1500.50' })
  const states: (string | undefined)[] = []
  const end = await followOperation(lending, {
    operationId: 'op_1',
    onOperation: (operation) => states.push(operation?.state),
  })
  expect(states).toEqual(['submitting', 'accepted', 'succeeded'])
  expect(end?.state).toBe('succeeded')
  expect(requests.map(({ method }) => method)).toEqual(['GET', 'GET', 'GET'])
  expect(events).toEqual(['withdraw.succeeded'])
  expect(getPendingOperations(lending).list('cp_1')).toEqual([])
})

test('an operation that the relay has had and does not find is an error, also after a reload', async () => {
  const missing = answer({ error: { code: 'not_found', message: 'none' } }, { status: 404 })
  const storage = createStorage()
  const { lending } = openPage([accepted(), recorded('accepted'), missing], { storage })
  await sendOperation(lending, { ...withdrawal, operationId: 'op_1' })
  const following = new AbortController()
  const onOperation = () => following.abort()
  const followed = followOperation(lending, { operationId: 'op_1', onOperation, signal: following.signal })
  await expect(followed).rejects.toThrow()
  await expect(readOperation(lending, 'op_1')).rejects.toMatchObject({ status: 404 })
  const after = openPage([missing], { storage })
  await expect(readOperation(after.lending, 'op_1')).rejects.toMatchObject({ status: 404 })
  expect(await readOperation(openPage([missing]).lending, 'op_1')).toBe(null)
})

test('what one person, tenant, environment or partner has in flight no other finds', async () => {
  const storage = createStorage()
  const { lending } = openPage([accepted()], { storage, userId: 'ada' })
  await sendOperation(lending, withdrawal)
  expect(getPendingOperations(lending).list('cp_1')).toHaveLength(1)
  expect(getPendingOperations(lending).list('cp_2')).toEqual([])
  for (const scope of [{ userId: 'bola' }, { tenantId: 'b' }, { environment: 'production' }]) {
    const other = openPage([], { storage, userId: 'ada', ...scope })
    expect(getPendingOperations(other.lending).list('cp_1')).toEqual([])
  }
})

test('clearing forgets what is on the device and in the engine, and leaves what is the host’s', async () => {
  const storage = createStorage()
  storage.setItem('theme-of-the-host', 'dark')
  const { lending, requests } = openPage([new TypeError('lost'), accepted()], { storage })
  await sendOperation(lending, withdrawal).catch(() => undefined)
  let told = 0
  getPendingOperations(lending).subscribe(() => {
    told += 1
  })
  clearLending(lending)
  expect(storage.text()).toBe('[["theme-of-the-host","dark"]]')
  expect(getPendingOperations(lending).list('cp_1')).toEqual([])
  expect(told).toBe(1)
  await sendOperation(lending, withdrawal)
  const [first, second] = requests.map(({ headers }) => headers.get('Idempotency-Key'))
  expect(first).not.toBe(second)
})

test('clearing does not forget what is on its way: asked for again, it is still one call', async () => {
  const { lending, requests } = openPage([accepted()])
  const first = sendOperation(lending, withdrawal)
  clearLending(lending)
  const second = sendOperation(lending, withdrawal)
  expect(await first).toBe(await second)
  expect(requests).toHaveLength(1)
})

test('on a server an engine is made without a window, and keeps nothing', () => {
  const { client } = createFakeService([])
  const lending = createLending({ client })
  expect(lending).toMatchObject({ storage: null, draftStorage: null })
})
