import { assert, expect, test } from 'vitest'
import { newPerson, spending, waitingApproval } from '../../../test/claims.ts'
import { emptyStore } from '../../../test/emptyStore.ts'
import type { OperationRecord } from '../OperationRecord.ts'
import type { ApprovalDecision, Claim, DecisionResult } from '../Claim.ts'
import type { RelayStore } from '../../RelayStore.ts'
import { newOwner, nothingDue, withdrawClaim } from '../../../test/storeFixtures.ts'

const { now } = withdrawClaim(newOwner())

const expiresAt = now + 10_000

function waitingClaim(changes: Partial<Claim> = {}): Claim {
  const approval = waitingApproval({ askedByName: 'Ada', expiresAt })
  return withdrawClaim(newOwner(), { actor: 'ada', approval, ...changes })
}

type Approving = Partial<Extract<ApprovalDecision, { says: 'approved' }>>

const approve = (store: RelayStore, key: Claim, changes: Approving = {}): Promise<DecisionResult> =>
  store.decideApproval({
    ...{ key, by: 'olu', byName: 'Olu', says: 'approved' as const },
    ...{ spending: null, leaseUntil: now + 60_000, now: now + 5 },
    ...changes,
  })

const refuse = (store: RelayStore, key: Claim, by = 'olu'): Promise<DecisionResult> =>
  store.decideApproval({ key, by, byName: null, says: 'refused', reason: 'Ask for less', now: now + 5 })

async function read(store: RelayStore, { owner, id }: Claim): Promise<OperationRecord> {
  const operation = await store.findOperation([owner], id)
  assert(operation)
  return operation
}

test('S106: an operation that was not approved in time is rejected by the next sweep, by the next use of its key, and by an approval that comes too late', async () => {
  const store = await emptyStore()
  const ways: ((claim: Claim) => Promise<unknown>)[] = [
    () => store.sweep({ ...nothingDue, now: expiresAt }),
    (claim) => store.claim({ ...claim, now: expiresAt }),
    async (claim) => expect((await approve(store, claim, { now: expiresAt })).type).toBe('notAwaiting'),
  ]
  for (const expire of ways) {
    const claim = waitingClaim()
    await store.claim(claim)
    await store.sweep({ ...nothingDue, now: expiresAt - 1 })
    expect((await read(store, claim)).state).toBe('awaiting_approval')
    await expire(claim)
    const { state, refusal, approval } = await read(store, claim)
    expect([state, refusal, approval?.decision, approval?.decidedAt]).toEqual([
      'rejected',
      'approval_expired',
      'expired',
      expiresAt,
    ])
    expect(await store.findWaitingRequest(claim)).toBeNull()
  }
})

test('S104: an operation that waits counts, and the rules are kept again for the day on which it is approved', async () => {
  const store = await emptyStore()
  const actor = newPerson()
  const later = now + 86_400_000
  const check = (from: number) =>
    spending({ perPersonAndDay: '150', day: { from, until: from + 86_400_000 } })
  const approval = waitingApproval({ expiresAt: later + 10_000 })
  const claim = waitingClaim({ actor, spending: check(now), approval })
  await store.claim(claim)
  const other = (at: number, from = at): Claim =>
    withdrawClaim(newOwner(), { actor, now: at, spending: check(from) })
  expect((await store.claim(other(now))).type).toBe('notAllowed')
  // On the next day it does not count yet, and so has to be counted when it is approved.
  expect((await store.claim(other(later))).type).toBe('claimed')
  const late = await approve(store, claim, { now: later + 1, spending: check(later) })
  assert(late.type === 'notAllowed')
  expect((await read(store, claim)).state).toBe('awaiting_approval')
  const alone = await approve(store, claim, { now: later + 1, spending: null })
  expect(alone.type).toBe('approved')
  expect((await store.claim(other(later + 2, later))).type).toBe('notAllowed')
})

test('an operation that waits holds an equal one back for as long as it waits', async () => {
  const store = await emptyStore()
  const heldBack = { acceptedSince: now, finalSince: now, confirmed: null }
  const claim = waitingClaim({ duplicateKey: 'same', heldBack })
  await store.claim(claim)
  const equal = (): Claim => withdrawClaim(claim.owner, { duplicateKey: 'same', heldBack, now: now + 9_000 })
  expect((await store.claim(equal())).type).toBe('possibleDuplicate')
  await refuse(store, claim)
  expect((await store.claim(equal())).type).toBe('claimed')
})

test('S106: nobody approves their own operation, nor one that is not there or has been decided', async () => {
  const store = await emptyStore()
  const claim = waitingClaim()
  expect([await approve(store, claim), await refuse(store, claim)]).toEqual([
    ...[{ type: 'notFound' }, { type: 'notFound' }],
  ])
  await store.claim(claim)
  expect(await approve(store, claim, { by: 'ada' })).toEqual({ type: 'samePerson' })
  expect((await approve(store, claim)).type).toBe('approved')
  expect((await refuse(store, claim)).type).toBe('notAwaiting')
})
