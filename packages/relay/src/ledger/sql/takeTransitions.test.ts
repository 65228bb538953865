import { assert, expect, test } from 'vitest'
import { nothingTold, waitingApproval } from '../../../test/claims.ts'
import { emptyStore } from '../../../test/emptyStore.ts'
import type { CallOutcome } from '../Claim.ts'
import type { Transition } from '../../observability/Measurement.ts'
import type { Owner } from '../../database/Owner.ts'
import type { RelayStore } from '../../RelayStore.ts'
import {
  acceptedOutcome,
  newOwner,
  nothingDue,
  receiveEvents,
  withdrawClaim,
} from '../../../test/storeFixtures.ts'

async function take(store: RelayStore, environment: Owner['environment'] = 'sandbox'): Promise<Transition[]> {
  const taken: Transition[] = []
  for (;;) {
    const page = await store.takeTransitions(environment, 50)
    taken.push(...page)
    if (page.length < 50) return taken
  }
}

/** Sends a withdrawal, and returns the claim. */
async function send(
  store: RelayStore,
  changes: Partial<CallOutcome> = {},
  claiming: Parameters<typeof withdrawClaim>[1] = {},
): Promise<ReturnType<typeof withdrawClaim>> {
  const claim = withdrawClaim(newOwner(), claiming)
  await store.claim(claim)
  await store.record(claim, { ...acceptedOutcome(claim.now), ...changes })
  return claim
}

test('the traces in which the operations of a webhook were sent are found, and only those', async () => {
  const store = await emptyStore()
  const owner = newOwner()
  const traceParent = `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01`
  const claims = [withdrawClaim(owner, { traceParent }), withdrawClaim(owner, { amount: '7' })]
  for (const claim of claims) await store.claim(claim)
  const ids: string[] = []
  for (const { id } of claims)
    ids.push(await receiveEvents(store, [{ customerPartnerId: owner.id, reference: id }]))
  ids.push(await receiveEvents(store, [{ customerPartnerId: owner.id, reference: 'nothing here' }]))
  const found = await Promise.all(ids.map((id) => store.listTraceParents(id)))
  expect(found).toEqual([[traceParent], [], []])
})

test('what became unknown, stale, refused, reversed or ambiguous is told, and what it came from', async () => {
  const store = await emptyStore()
  await take(store)
  const unknown = await send(store, { ...nothingTold, state: 'unknown' })
  await receiveEvents(store, [{ customerPartnerId: unknown.owner.id, reference: unknown.id }], {
    now: unknown.now + 5_000,
  })
  await send(store, { state: 'rejected' })
  const stale = await send(store)
  await store.sweep({ ...nothingDue, now: stale.now, staleBefore: stale.now + 1 })
  const told = (await take(store)).map(({ from, state, matched }) => `${from} ${state} ${matched}`)
  expect(told.toSorted()).toEqual([
    ...['accepted stale null', 'submitting rejected null', 'submitting unknown null'],
    ...['unknown succeeded reference'],
  ])
  const about = { customerPartnerId: stale.owner.id, reference: stale.id }
  await receiveEvents(store, [about])
  await receiveEvents(store, [{ ...about, outcome: 'reversed' }])
  const later = (await take(store)).map(({ from, state }) => `${from} ${state}`)
  expect(later.toSorted()).toEqual(['stale succeeded', 'succeeded reversed'])
})

test('of two equal operations and one event without a reference both are told as ambiguous, once; what decides between them is told as the outcome', async () => {
  const store = await emptyStore()
  await take(store)
  const first = await send(store)
  const second = withdrawClaim(first.owner)
  await store.claim(second)
  await store.record(second, acceptedOutcome(second.now))
  const facts = { customerPartnerId: first.owner.id, amount: '100', destinationHash: 'hash-of-account' }
  const now = first.now + 1_000
  const id = await receiveEvents(store, [facts], { now })
  await store.applyEvents(id, [], { isParsed: false, redacted: null, again: false, now })
  expect((await take(store)).map(({ from, state, matched }) => [from, state, matched])).toEqual([
    ['accepted', 'ambiguous', null],
    ['accepted', 'ambiguous', null],
  ])
  const { ambiguous } = (await store.attention('sandbox')).waiting
  assert(ambiguous.count > 0 && ambiguous.oldestAt !== null)
  await receiveEvents(store, [{ customerPartnerId: first.owner.id, reference: second.id }], { now })
  const told = (await take(store)).map(({ state, matched }) => `${state} ${matched}`)
  assert(told.includes('succeeded reference'))
})

test('each environment has its own outcomes, and those that are not taken are forgotten in time', async () => {
  const store = await emptyStore()
  await take(store, 'production')
  const claim = withdrawClaim(newOwner('production'))
  await store.claim(claim)
  await store.record(claim, { ...nothingTold, state: 'unknown', now: claim.now })
  expect((await take(store)).filter(({ from }) => from === 'submitting')).toEqual([])
  const due = { ...nothingDue, environment: 'production' } as const
  await store.sweep({ ...due, changeEventsBefore: claim.now })
  expect((await take(store, 'production')).length).toBe(1)
  const other = withdrawClaim(newOwner('production'))
  await store.claim(other)
  await store.record(other, { ...nothingTold, state: 'unknown', now: other.now })
  await store.sweep({ ...due, changeEventsBefore: other.now + 1 })
  expect(await take(store, 'production')).toEqual([])
})

test('an operation that waits for a second person is counted as one that waits for approval', async () => {
  const store = await emptyStore()
  const before = (await store.attention('sandbox')).waiting.approvals
  const claim = withdrawClaim(newOwner(), { approval: waitingApproval({}) })
  expect((await store.claim(claim)).type).toBe('awaitingApproval')
  const { approvals } = (await store.attention('sandbox')).waiting
  expect(approvals.count).toBe(before.count + 1)
  assert(approvals.oldestAt !== null && approvals.oldestAt <= claim.now)
  await take(store)
  const key = { owner: claim.owner, id: claim.id }
  const refused = { says: 'refused', reason: null, by: 'another', byName: null, now: claim.now } as const
  expect((await store.decideApproval({ key, ...refused })).type).toBe('refused')
  // The service was not asked, so that this is no outcome of a call.
  expect(await take(store)).toEqual([])
})
