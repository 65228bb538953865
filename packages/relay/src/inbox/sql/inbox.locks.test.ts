import { expect, test } from 'vitest'
import { nothingTold } from '../../../test/claims.ts'
import { emptyStore } from '../../../test/emptyStore.ts'
import {
  acceptedOutcome,
  appliedReading,
  newDelivery,
  newOwner,
  receiveEvents,
  withdrawClaim,
} from '../../../test/storeFixtures.ts'

const { now } = appliedReading

test('of many copies of one webhook at the same time exactly one is new', async () => {
  const store = await emptyStore()
  const delivery = newDelivery()
  const kept = await Promise.all(Array.from({ length: 10 }, () => store.keepDelivery(delivery)))
  expect(kept.filter(({ outcome }) => outcome === 'new').length).toBe(1)
  expect(new Set(kept.map(({ id }) => id)).size).toBe(1)
})

test('webhooks about the same partners in opposite orders are all applied', async () => {
  const store = await emptyStore()
  const claims = [newOwner(), newOwner()].map((owner) => withdrawClaim(owner))
  for (const claim of claims) await store.claim(claim)
  const events = claims.map(({ owner, reference }) => ({ customerPartnerId: owner.id, reference }))
  const orders = [events, events.toReversed()]
  await Promise.all(Array.from({ length: 10 }, (_, at) => receiveEvents(store, orders[at % 2] ?? [])))
  for (const { owner, id } of claims)
    expect((await store.findOperation([owner], id))?.state).toBe('succeeded')
})

test('of two people who settle one settlement event at once one does', async () => {
  const store = await emptyStore()
  const claim = withdrawClaim(newOwner())
  await store.claim(claim)
  await receiveEvents(store, [{ customerPartnerId: claim.owner.id, reference: 'nothing-like-it' }])
  const [event] = await store.listUnmatched([claim.owner], { limit: 10 })
  const assignment = { id: event?.id ?? '', operationId: claim.id, force: false, now }
  const settled = await Promise.all([
    store.assignEvent({ ...assignment, owners: [claim.owner] }),
    store.assignByOperator({ ...assignment, owner: claim.owner, outcome: null }),
  ])
  expect(settled.filter((operation) => operation !== null).length).toBe(1)
})

test('of a dismissal and a write that the settlement event is about, when both come at once, one has it', async () => {
  const store = await emptyStore()
  const race = async (): Promise<void> => {
    const claim = withdrawClaim(newOwner())
    await receiveEvents(store, [{ customerPartnerId: claim.owner.id, reference: claim.id }])
    const [event] = await store.listUnmatched([claim.owner], { limit: 1 })
    await store.claim(claim)
    const [isDismissed, { state }] = await Promise.all([
      store.dismiss({ environment: 'sandbox', id: event?.id ?? '', by: 'olu', at: now, reason: 'a test' }),
      store.record(claim, { ...nothingTold, state: 'unknown', now }),
    ])
    expect(state).toBe(isDismissed ? 'unknown' : 'succeeded')
  }
  await Promise.all(Array.from({ length: 5 }, race))
})

test('an outcome is told once, however many ask and however often its event comes or is read again, with what ties it and how long it took', async () => {
  const store = await emptyStore()
  const claim = withdrawClaim(newOwner())
  await store.claim(claim)
  await store.record(claim, acceptedOutcome(claim.now))
  const about = { customerPartnerId: claim.owner.id, reference: claim.id }
  const later = claim.now + 90_000
  const id = await receiveEvents(store, [about], { now: later })
  await receiveEvents(store, [about], { now: later })
  await store.applyEvents(id, [], { isParsed: true, redacted: null, again: true, now: later })
  const asked = await Promise.all(Array.from({ length: 5 }, () => store.takeTransitions('sandbox', 50)))
  expect(asked.flat()).toEqual([
    { kind: 'withdraw', from: 'accepted', state: 'succeeded', matched: 'reference', waited: 90_000 },
  ])
  expect(await store.takeTransitions('sandbox', 50)).toEqual([])
})
