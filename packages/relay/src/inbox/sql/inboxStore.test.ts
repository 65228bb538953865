import { assert, expect, test } from 'vitest'
import { emptyStore } from '../../../test/emptyStore.ts'
import { testDatabase } from '../../../test/testDatabase.ts'
import { createStore } from '../../createStore.ts'
import {
  acceptedOutcome,
  appliedReading,
  newDelivery,
  newOwner,
  receiveEvents,
  withdrawClaim,
} from '../../../test/storeFixtures.ts'

const { now } = appliedReading

test('a settlement event that needs a reading settles nothing before it is confirmed, and then counts as verified', async () => {
  const store = await emptyStore()
  const claim = withdrawClaim(newOwner(), {
    kind: 'reconcileRepayments',
    rows: [{ reference: 'loan_1', amount: null }],
  })
  await store.claim(claim)
  const about = { customerPartnerId: claim.owner.id, transactionReference: 'loan_1' }
  await receiveEvents(store, [{ ...about, kind: 'reconcileRepayments', needsConfirmation: true }])
  const find = async (moment: number) =>
    (await store.listUnconfirmed('sandbox', moment, 1_000)).find(
      ({ customerPartnerId }) => customerPartnerId === claim.owner.id,
    )
  const event = await find(now)
  expect((await store.findOperation([claim.owner], claim.id))?.state).toBe('submitting')
  assert(event)
  await store.postponeEvent(event, now + 1_000)
  // Another instance that has read the same list puts it off no further.
  await store.postponeEvent(event, now + 9_000)
  expect(await find(now)).toBeUndefined()
  expect((await find(now + 1_000))?.tries).toBe(1)
  for (const id of ['none', event.id, event.id]) await store.confirmEvent(id, now)
  const operation = await store.findOperation([claim.owner], claim.id)
  expect([operation?.state, operation?.verified]).toEqual(['succeeded', true])
  const rows = await store.listRows(claim, -1, 10)
  expect(rows.map(({ position, reference, state }) => [position, reference, state])).toEqual([
    [0, 'loan_1', 'succeeded'],
  ])
})

test('what waits for a person is counted with the age of the oldest: events, and webhooks that could not be read or came altered', async () => {
  const store = await emptyStore()
  const count = async (): Promise<number[]> => {
    const { unmatched, unparsed } = (await store.attention('sandbox')).waiting
    return [unmatched.count, unparsed.count]
  }
  const [unmatched = 0, unparsed = 0] = await count()
  const about = { customerPartnerId: newOwner().id, transactionReference: 'loan_1' }
  await receiveEvents(store, [about])
  await receiveEvents(store, [{ ...about, quarantined: true }])
  await receiveEvents(store, [], { isParsed: false })
  const delivery = newDelivery({ now: 1 })
  await store.keepDelivery(delivery)
  await store.keepDelivery({ ...delivery, bodyHash: 'another', body: '[]' })
  expect(await count()).toEqual([unmatched + 2, unparsed + 2])
  // What waits to be confirmed belongs to no partner yet, and a webhook without a settlement event is most often a state on the way.
  await receiveEvents(store, [{ ...about, kind: 'reconcileRepayments', needsConfirmation: true }])
  await receiveEvents(store, [])
  expect(await count()).toEqual([unmatched + 2, unparsed + 2])
  expect((await store.attention('sandbox')).waiting.unparsed.oldestAt).toBe(1)
  const event = (await store.listUnconfirmed('sandbox', now, 1_000)).find(
    ({ customerPartnerId }) => customerPartnerId === about.customerPartnerId,
  )
  assert(event)
  await store.postponeEvent(event, null)
  expect(await count()).toEqual([unmatched + 3, unparsed + 2])
})

test('a settlement event that still waits for a reading cannot be dismissed', async () => {
  const store = await emptyStore()
  const about = { customerPartnerId: newOwner().id, transactionReference: 'loan_1' }
  await receiveEvents(store, [{ ...about, kind: 'reconcileRepayments', needsConfirmation: true }])
  const event = (await store.listUnconfirmed('sandbox', now, 1_000)).find(
    ({ customerPartnerId }) => customerPartnerId === about.customerPartnerId,
  )
  assert(event)
  const dismissal = { environment: 'sandbox', id: event.id, by: 'olu', at: 5, reason: 'a test' } as const
  expect(await store.dismiss(dismissal)).toBe(false)
  await store.postponeEvent(event, null)
  expect(await store.dismiss(dismissal)).toBe(true)
})

test('S67: a settlement event is tied by those alone who act for its partner, and to no operation of their own', async () => {
  const store = await emptyStore()
  const [own, foreign] = [withdrawClaim(newOwner()), withdrawClaim(newOwner())]
  for (const claim of [own, foreign]) await store.claim(claim)
  await receiveEvents(store, [{ customerPartnerId: own.owner.id, reference: 'x', outcome: 'failed' }])
  const [event] = await store.listUnmatched([own.owner], { limit: 1 })
  const tie = ({ owner, id }: typeof own) =>
    store.assignEvent({ id: event?.id ?? '', operationId: id, owners: [owner], force: true, by: 'uA', now })
  const { owner } = own
  const set = withdrawClaim(owner, { kind: 'createBusiness' })
  await store.claim(set)
  const said = { ...own, id: event?.id ?? '', outcome: null, force: true }
  for (const operationId of ['none', set.id])
    expect(await store.assignByOperator({ ...said, operationId })).toBeNull()
  expect(await store.assignByOperator({ ...said, id: 'none', operationId: own.id })).toBeNull()
  for (const other of [
    ...[foreign, { ...own, id: 'none' }],
    { ...own, owner: { ...owner, kind: 'channelPartnerId' as const } },
    { ...own, owner: { ...owner, environment: 'production' as const } },
  ])
    expect(await tie(other)).toBeNull()
  const lost = { id: 'none', operationId: own.id, owners: [owner], force: true, now }
  expect(await store.assignEvent(lost)).toBeNull()
  expect(await tie(own)).toMatchObject({ state: 'failed' })
})

/** Instances differ by their clocks: one stores an event that the other's clock puts after an operation which is not claimed yet. */
test('an event that tells facts and is stored before its operation is claimed settles it when it is recorded', async () => {
  const store = createStore(await testDatabase())
  await store.prepare(0)
  const owner = newOwner()
  const claim = withdrawClaim(owner, { now: newDelivery().now })
  await receiveEvents(store, [
    { customerPartnerId: owner.id, amount: '100', destinationHash: 'hash-of-account' },
  ])
  await store.claim(claim)
  await store.record(claim, acceptedOutcome(claim.now))
  expect((await store.findOperation([owner], claim.id))?.state).toBe('succeeded')
})

test('webhooks that come at once are each kept under their own message, and a copy finds the first', async () => {
  const store = await emptyStore()
  const one = newDelivery()
  const kept = await Promise.all(
    [
      ...[newDelivery(), one, one, { ...one, bodyHash: 'hash of other bytes' }],
      ...[
        { ...one, source: 'other' },
        { ...one, environment: 'production' as const },
      ],
      ...[{ ...one, messageId: 'msg_other' }, newDelivery({ source: 'other' })],
    ].map((delivery) => store.keepDelivery(delivery)),
  )
  expect(kept.map(({ outcome }) => outcome).sort()).toEqual([
    ...['altered', 'new', 'new', 'new', 'new', 'new', 'new', 'repeated'],
  ])
  expect(new Set(kept.map(({ id }) => id)).size).toBe(7)
})
