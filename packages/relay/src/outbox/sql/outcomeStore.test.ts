import { expect, test } from 'vitest'
import { waitingApproval } from '../../../test/claims.ts'
import { emptyStore } from '../../../test/emptyStore.ts'
import {
  acceptedOutcome,
  appliedReading,
  newOwner,
  newUpload,
  nothingDue,
  receiveEvents,
  withdrawClaim,
} from '../../../test/storeFixtures.ts'
import { openSharedDatabase } from '../../../test/openSharedDatabase.ts'
import type { SealedStore } from '../../sealStore.ts'
import type { Owner } from '../../database/Owner.ts'

const { now } = appliedReading
const evidence = { text: 'On the statement', reference: 'ST-1', at: 5 }

async function storeWithReceivers(): Promise<SealedStore> {
  const store = await emptyStore()
  await store.keepReceivers('sandbox', ['webhook', 'host'], now)
  return store
}

/** The types of the events of an owner for one receiver, oldest first. */
async function listTypes(store: SealedStore, owner: Owner): Promise<string[]> {
  const rows = await store.listOutcomes(owner.environment, { state: null, before: null, limit: 1_000 })
  const own = rows.filter(({ owner: { id }, receiver }) => id === owner.id && receiver === 'webhook')
  return own.map(({ type }) => type).toReversed()
}

async function send(store: SealedStore): Promise<ReturnType<typeof withdrawClaim>> {
  const claim = withdrawClaim(newOwner())
  await store.claim(claim)
  await store.record(claim, acceptedOutcome(claim.now))
  return claim
}

const take = { receivers: ['webhook'], holder: 'one', now, leaseUntil: now + 60_000, limit: 10 } as const

test('each change of an operation is one event for each receiver, in order, with the facts of that moment', async () => {
  const store = await storeWithReceivers()
  const claim = await send(store)
  const about = { customerPartnerId: claim.owner.id, reference: claim.id }
  await receiveEvents(store, [about])
  await receiveEvents(store, [{ ...about, outcome: 'reversed' }])
  expect(await listTypes(store, claim.owner)).toEqual([
    'operation.accepted',
    'operation.succeeded',
    'operation.reversed',
  ])
  const rows = await store.listOutcomes('sandbox', { state: 'waiting', before: null, limit: 10 })
  expect(rows).toHaveLength(6)
  const [newest] = rows
  expect(newest).toMatchObject({ owner: claim.owner, subject: claim.id, attempts: 0 })
  expect(newest?.data).toEqual({
    operation: {
      ...{ id: claim.id, kind: 'withdraw', state: 'reversed', amount: '100', currency: null },
      ...{ reference: claim.reference, serviceReference: null, conflict: false, rows: null },
      evidence: { matched: 'reference', verified: true },
    },
  })
  // One event has the same id for both receivers.
  expect(new Set(rows.map(({ eventId }) => eventId)).size).toBe(3)
})

test('an approval, a conflict, a decision of an operator, a stale operation and a death of the sender are events', async () => {
  const store = await storeWithReceivers()
  const approval = waitingApproval({ expiresAt: now })
  const refused = withdrawClaim(newOwner(), { approval })
  await store.claim(refused)
  const decision = { says: 'refused', reason: null, by: 'another', byName: null, now: refused.now } as const
  await store.decideApproval({ key: refused, ...decision })
  expect(await listTypes(store, refused.owner)).toEqual([
    'approval.awaiting',
    'approval.decided',
    'operation.rejected',
  ])
  const [row] = await store.listOutcomes('sandbox', { state: null, before: null, limit: 1 })
  expect(row?.data.approval).toEqual({ decision: 'refused', expiresAt: new Date(now).toISOString() })

  const contested = await send(store)
  const about = { customerPartnerId: contested.owner.id, reference: contested.id }
  await receiveEvents(store, [about])
  await receiveEvents(store, [{ ...about, outcome: 'failed' }])
  const said = { outcome: 'failed', evidence } as const
  await store.resolve({ key: contested, said, by: 'olu', fourEyes: false, now })
  expect(await listTypes(store, contested.owner)).toEqual([
    ...['operation.accepted', 'operation.succeeded', 'operation.conflict', 'operation.resolved'],
  ])

  const silent = await send(store)
  await store.sweep({ ...nothingDue, now: silent.now, staleBefore: silent.now + 1 })
  expect(await listTypes(store, silent.owner)).toEqual(['operation.accepted', 'operation.stale'])

  const dead = withdrawClaim(newOwner())
  await store.claim(dead)
  await store.sweep({ ...nothingDue, now: dead.leaseUntil + 1 })
  expect(await listTypes(store, dead.owner)).toEqual(['operation.unknown'])
})

test('a transaction that is rolled back leaves no event, and without a receiver none is written', async () => {
  const store = await storeWithReceivers()
  const claim = await send(store)
  const database = await openSharedDatabase()
  const broken = database.transaction(async (transaction) => {
    await transaction.query("update onlend_operations set state = 'succeeded' where id = $1", [claim.id])
    throw new Error('the end')
  })
  await expect(broken).rejects.toThrow('the end')
  expect(await listTypes(store, claim.owner)).toEqual(['operation.accepted'])
  const without = await emptyStore()
  const unheard = await send(without)
  expect(await listTypes(without, unheard.owner)).toEqual([])
})

test('the files of a set are an event when the last has arrived, when one is rejected, and once when an operation takes them', async () => {
  const store = await storeWithReceivers()
  const owner = newOwner()
  const allowance = { maxFiles: 9, maxFilesOfOwner: 9, maxBytes: 1e6, maxTotalBytes: 1e6 }
  const files = [newUpload({ owner }), newUpload({ owner }), newUpload({ owner })]
  for (const file of files) await store.createUpload(file, allowance)
  const [first, second, third] = files.map(({ id }) => id)
  const staged = { type: 'application/pdf', sha256: 'x', now }
  await store.recordStaged(owner, first ?? '', staged)
  await store.recordRejected(owner, third ?? '', { reason: 'suspicious', now, expiresAt: now })
  await store.recordStaged(owner, second ?? '', staged)
  const claim = withdrawClaim(owner, { kind: 'submitCreditAssessment' })
  await store.claim(claim)
  await store.record(claim, { ...acceptedOutcome(now), uploads: [first ?? '', second ?? ''] })
  expect(await listTypes(store, owner)).toEqual([
    ...['upload-set.rejected', 'upload-set.ready', 'operation.accepted', 'upload-set.sent'],
  ])
  const [row] = await store.listOutcomes('sandbox', { state: null, before: null, limit: 1 })
  expect(row?.data.uploadSet).toEqual({
    ...{ kind: 'submitCreditAssessment', name: 'current', files: 2 },
    ...{ reason: null, operationId: claim.id },
  })
})

test('only the first event of an operation is taken, and the next once it is delivered or dead', async () => {
  const store = await storeWithReceivers()
  const claim = await send(store)
  const other = await send(store)
  await receiveEvents(store, [{ customerPartnerId: claim.owner.id, reference: claim.id }])
  const taken = await store.takeOutcomes('sandbox', take)
  expect(taken.map(({ subject, type }) => [subject, type])).toEqual([
    [claim.id, 'operation.accepted'],
    [other.id, 'operation.accepted'],
  ])
  expect(await store.takeOutcomes('sandbox', { ...take, holder: 'two' })).toEqual([])
  const [first, second] = taken
  if (!first || !second) throw new Error('two were taken')
  await store.recordTry(first, 'one', { type: 'failed', problem: '503', nextAt: now + 5_000 })
  await store.recordTry(second, 'one', { type: 'delivered', at: now })
  // A later event of the operation waits for the earlier one.
  await receiveEvents(store, [
    { customerPartnerId: claim.owner.id, reference: claim.id, outcome: 'reversed' },
  ])
  expect(await store.takeOutcomes('sandbox', take)).toEqual([])
  expect(await store.nextOutcomeAt('sandbox', ['webhook'])).toBe(now + 5_000)
  const later = { ...take, now: now + 5_000, leaseUntil: now + 65_000 }
  const [again] = await store.takeOutcomes('sandbox', later)
  expect(again).toMatchObject({ eventId: first.eventId, attempts: 2, problem: '503' })
  await store.recordTry(first, 'one', { type: 'failed', problem: '503', nextAt: null })
  const [next] = await store.takeOutcomes('sandbox', later)
  expect(next?.type).toBe('operation.succeeded')
  // Sent again by an operator, the dead letter is the first of its operation once more.
  expect(await store.sendAgain('sandbox', first.sequence, now)).toMatchObject({
    state: 'waiting',
    attempts: 0,
  })
  expect(await store.sendAgain('production', first.sequence, now)).toBeNull()
  if (next) await store.recordTry(next, 'one', { type: 'delivered', at: now })
  const [back] = await store.takeOutcomes('sandbox', later)
  expect(back?.eventId).toBe(first.eventId)
})

test('a lease that has ended gives the event to another instance, and only the holder records a failure', async () => {
  const store = await storeWithReceivers()
  const claim = await send(store)
  const [row] = await store.takeOutcomes('sandbox', take)
  if (!row) throw new Error('one was taken')
  const later = { ...take, holder: 'two', now: take.leaseUntil + 1, leaseUntil: take.leaseUntil + 60_000 }
  const [taken] = await store.takeOutcomes('sandbox', later)
  expect(taken).toMatchObject({ eventId: row.eventId, attempts: 2 })
  await store.recordTry(row, 'one', { type: 'failed', problem: 'timeout', nextAt: null })
  await store.recordTry(row, 'one', { type: 'dropped' })
  expect(await store.countOutcomes('sandbox')).toMatchObject({ waiting: 2, dead: 0 })
  await store.recordTry(row, 'two', { type: 'dropped' })
  expect(await listTypes(store, claim.owner)).toEqual([])
})

test('a receiver that no relay names any more gets no event after a week', async () => {
  const store = await storeWithReceivers()
  await store.keepReceivers('sandbox', ['webhook'], now + 86_400_000)
  const before = await send(store)
  await store.keepReceivers('sandbox', ['webhook'], now + 8 * 86_400_000)
  const after = await send(store)
  const rows = await store.listOutcomes('sandbox', { state: null, before: null, limit: 10 })
  const receivers = (subject: string) =>
    rows.filter((row) => row.subject === subject).map(({ receiver }) => receiver)
  expect(receivers(before.id).toSorted()).toEqual(['host', 'webhook'])
  expect(receivers(after.id)).toEqual(['webhook'])
})

test('events are pruned and erased with their operation, and delivered ones after their retention', async () => {
  const store = await storeWithReceivers()
  const claims = [await send(store), await send(store), await send(store)]
  for (const { owner, id } of claims)
    await receiveEvents(store, [{ customerPartnerId: owner.id, reference: id }])
  const [pruned, erased, kept] = claims.map(({ owner }) => owner)
  if (!pruned || !erased || !kept) throw new Error('there are three')
  const later = now + 1e6
  await store.writeTestOutcome(erased, now)
  const erasure = { owner: erased, by: 'olu', uploads: [], changedBefore: later, now: later }
  expect((await store.erase(erasure)).erased).toMatchObject({ operations: 1, outcomes: 2 })
  expect(await listTypes(store, erased)).toEqual([])
  const [taken] = await store.takeOutcomes('sandbox', take)
  if (taken) await store.recordTry(taken, 'one', { type: 'delivered', at: now })
  await store.sweep({ ...nothingDue, now, deliveriesBefore: now + 1 })
  expect(await listTypes(store, pruned)).toEqual(['operation.succeeded'])
  const openSince = { webhooksBefore: null, snapshotsBefore: null, most: 1 }
  // The first operation, which changed before the others, alone.
  await openSharedDatabase().then(({ query }) =>
    query('update onlend_operations set updated_at = 5 where owner_id = $1', [pruned.id]),
  )
  await store.prune({ environment: 'sandbox', operationsBefore: 6, ...openSince, now: later + 1e9 })
  expect(await listTypes(store, pruned)).toEqual([])
  expect(await listTypes(store, kept)).toEqual(['operation.accepted', 'operation.succeeded'])
})
