import { assert, expect, test } from 'vitest'
import { waitingApproval } from '../../../test/claims.ts'
import { emptyStore } from '../../../test/emptyStore.ts'
import { acceptedOutcome, newOwner, receiveEvents } from '../../../test/storeFixtures.ts'
import { forgetting } from '../../../test/forgetting.ts'

const { start, later, due, refused, evidence, claimed, settled, erase, isThere } = forgetting

test('S114: an operation that awaits something or is in doubt is neither pruned nor erased, however old it is', async () => {
  const store = await emptyStore()
  const waiting = await claimed(store, { approval: waitingApproval({ expiresAt: later + 1 }) })
  const submitting = await claimed(store)
  const accepted = await claimed(store)
  await store.record(accepted, acceptedOutcome(start))
  const unknown = await claimed(store)
  await store.record(unknown, { ...refused, state: 'unknown', now: start })
  const conflicting = await claimed(store)
  await store.record(conflicting, { ...refused, now: start })
  const { owner, id } = conflicting
  await receiveEvents(store, [{ customerPartnerId: owner.id, reference: id }])
  const proposed = await settled(store)
  const said = { outcome: 'reversed', evidence } as const
  await store.resolve({ key: proposed, said, by: 'olu', fourEyes: true, now: start })
  const alike = { amount: '77', destinationHash: 'hash of both' }
  const one = await claimed(store, alike)
  const two = await claimed(store, { ...alike, owner: one.owner })
  for (const each of [one, two]) await store.record(each, acceptedOutcome(start))
  await receiveEvents(store, [{ ...alike, customerPartnerId: one.owner.id, outcome: 'failed' }])
  const late = await settled(store, { leaseUntil: later + 1 })

  const open = [waiting, submitting, accepted, unknown, conflicting, proposed, one, two, late]
  const reasons = [
    ...['awaitingApproval', 'inFlight', 'awaitingOutcome', 'outcomeUnknown', 'conflict', 'proposal'],
    ...['ambiguous', 'ambiguous', 'inFlight'],
  ]
  await store.prune(due)
  for (const [at, claim] of open.entries()) {
    await erase(store, claim)
    const kept = await store.listKept(claim.owner, { now: later })
    const why = kept.find(({ id: kept }) => kept === claim.id)
    expect(why).toEqual({ what: 'operation', id: claim.id, why: reasons[at] })
    expect(await store.findOperation([claim.owner], claim.id)).not.toBeNull()
    expect(await store.findTombstone([claim.owner], claim.id)).toBeNull()
  }
})

test('what changed lately is not due, nor what is of another environment', async () => {
  const store = await emptyStore()
  const claim = await settled(store)
  const elsewhere = await claimed(store, { owner: newOwner('production') })
  await store.record(elsewhere, { ...refused, now: start })
  const early = { operationsBefore: start, webhooksBefore: start }
  await store.prune({ ...due, ...early })
  expect(await isThere(store, claim)).toBe(true)
  await store.prune({ ...due, operationsBefore: null, webhooksBefore: null })
  expect(await isThere(store, claim)).toBe(true)
  await store.prune(due)
  expect([await isThere(store, claim), await isThere(store, elsewhere)]).toEqual([false, true])
  await erase(store, elsewhere, { changedBefore: start })
  expect((await store.listKept(elsewhere.owner, { now: later })).map(({ id, why }) => [id, why])).toEqual([
    [elsewhere.id, 'recent'],
  ])
})

test('the rows of a set and its resolutions go with it, and not before', async () => {
  const store = await emptyStore()
  const rows = [{ reference: 'r1', amount: '1' }]
  const claim = await claimed(store, { kind: 'registerTransactions', rows })
  await store.record(claim, { ...refused, state: 'unknown', now: start })
  await store.prune(due)
  expect((await store.listRows(claim, -1, 10)).length).toBe(1)
  const said = { outcome: 'succeeded', evidence } as const
  await store.resolve({ key: claim, said, by: 'olu', fourEyes: false, now: start })
  expect((await store.listResolutions(claim)).length).toBe(1)
  await store.prune(due)
  expect([await store.listRows(claim, -1, 10), await store.listResolutions(claim)]).toEqual([[], []])
})

test('an accepted operation of a kind that no event settles has ended', async () => {
  const store = await emptyStore()
  const claim = await claimed(store, { kind: 'registerCustomer', amount: null })
  await store.record(claim, acceptedOutcome(start))
  await store.prune(due)
  expect((await store.findTombstone([claim.owner], claim.id))?.state).toBe('accepted')
})

test('the webhook of an operation that is in doubt again is not pruned before it', async () => {
  const store = await emptyStore()
  // What the cases before have left is no longer due.
  await store.prune(due)
  const claim = await claimed(store)
  const event = { customerPartnerId: claim.owner.id, reference: claim.id }
  for (const outcome of ['succeeded', 'failed'] as const) await receiveEvents(store, [{ ...event, outcome }])
  expect((await store.findOperation([claim.owner], claim.id))?.conflict).toBe(true)
  expect((await store.prune(due)).webhooks).toBe(0)
  const said = { outcome: 'succeeded', evidence } as const
  await erase(store, claim)
  expect((await store.listKept(claim.owner, { now: later })).map(({ why }) => why)).toEqual(['conflict'])
  await store.resolve({ key: claim, said, by: 'olu', fourEyes: false, now: start })
  expect((await store.prune(due)).webhooks).toBe(2)
  expect(await isThere(store, claim)).toBe(false)
})

test('an event of a webhook in which another owner’s is open is not erased, nor one that is open itself', async () => {
  const store = await emptyStore()
  const [claim, other] = [await settled(store), newOwner()]
  const own = { customerPartnerId: claim.owner.id, reference: claim.id }
  await receiveEvents(store, [own, { customerPartnerId: other.id }])
  await receiveEvents(store, [{ customerPartnerId: claim.owner.id }])
  await erase(store, claim)
  const kept = await store.listKept(claim.owner, { now: later })
  expect(kept.map(({ what, why }) => [what, why])).toEqual([
    ['event', 'openEvent'],
    ['event', 'openEvent'],
  ])
  for (const event of await store.listUnmatched([other, claim.owner], { limit: 10 }))
    await store.dismiss({ environment: 'sandbox', id: event.id, by: 'olu', at: start, reason: 'no' })
  await erase(store, claim)
  expect(await store.listKept(claim.owner, { now: later })).toEqual([])
  const { events } = await store.listOpen('sandbox', { limit: 10_000, why: 'dismissed' })
  assert(events.some((event) => event.customerPartnerId === other.id))
})
