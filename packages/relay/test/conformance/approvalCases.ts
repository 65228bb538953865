import assert from 'node:assert/strict'
import type { OperationRecord } from '../../src/ledger/OperationRecord.ts'
import type { ApprovalDecision, Claim, DecisionResult } from '../../src/ledger/OperationStore.ts'
import type { RelayStore } from '../../src/RelayStore.ts'
import { acceptedOutcome } from './acceptedOutcome.ts'
import { newOwner } from './newOwner.ts'
import { nothingDue } from './nothingDue.ts'
import { receiveEvents } from './receiveEvents.ts'
import type { StoreCase } from './StoreCase.ts'
import { withdrawClaim } from './withdrawClaim.ts'

const { now } = withdrawClaim(newOwner())
const expiresAt = now + 10_000
const request = { path: '/v1/withdraw', body: '{"amount":"100"}' }
const undecided = { decision: null, decidedBy: null, decidedByName: null, reason: null, decidedAt: null }

function waitingClaim(changes: Partial<Claim> = {}): Claim {
  const approval = { askedByName: 'Ada', expiresAt, request }
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
  assert.ok(operation)
  return operation
}

/** Operations that wait for a second person. */
export const approvalCases: readonly StoreCase[] = [
  {
    name: 'an operation that waits is written down with what is to be sent, which is forgotten when it is decided',
    async run(store) {
      const claim = waitingClaim()
      const first = await store.claim(claim)
      assert.ok(first.type === 'awaitingApproval')
      assert.equal(first.operation.state, 'awaiting_approval')
      assert.deepEqual(first.operation.approval, { askedByName: 'Ada', expiresAt, ...undecided })
      assert.deepEqual(await store.findWaitingRequest(claim), request)
      assert.equal((await store.claim(claim)).type, 'known')
      const listed = await store.listOperations(claim.owner, 5, null, 'awaiting_approval')
      assert.deepEqual(listed, [first.operation])
      assert.deepEqual(await store.listOperations(claim.owner, 5, null, 'submitting'), [])
      const result = await approve(store, claim)
      assert.ok(result.type === 'approved')
      assert.equal(result.operation.state, 'submitting')
      const decided = { decision: 'approved', decidedBy: 'olu', decidedByName: 'Olu', decidedAt: now + 5 }
      assert.deepEqual(result.operation.approval, {
        ...{ askedByName: 'Ada', expiresAt, reason: null },
        ...decided,
      })
      assert.equal(await store.findWaitingRequest(claim), null)
    },
  },
  {
    name: 'S106: of many decisions at once exactly one counts',
    async run(store) {
      for (const says of ['approved', 'refused'] as const) {
        const claim = waitingClaim()
        await store.claim(claim)
        const decisions = Array.from({ length: 8 }, (_, at) =>
          (at % 2 === 0) === (says === 'approved') ? approve(store, claim) : refuse(store, claim),
        )
        const types = (await Promise.all(decisions)).map(({ type }) => type)
        assert.equal(types.filter((type) => type !== 'notAwaiting').length, 1)
      }
    },
  },
  {
    name: 'S106: a person cannot approve what they asked for, and may take it back',
    async run(store) {
      const claim = waitingClaim()
      await store.claim(claim)
      assert.equal((await approve(store, claim, { by: 'ada' })).type, 'samePerson')
      assert.equal((await read(store, claim)).state, 'awaiting_approval')
      const refused = await refuse(store, claim, 'ada')
      assert.ok(refused.type === 'refused')
      const { state, refusal, approval } = refused.operation
      assert.deepEqual([state, refusal, approval?.reason], ['rejected', 'approval_refused', 'Ask for less'])
      assert.equal(await store.findWaitingRequest(claim), null)
      assert.equal((await approve(store, claim)).type, 'notAwaiting')
      assert.equal((await approve(store, { ...claim, id: 'key-unknown' })).type, 'notFound')
    },
  },
  {
    name: 'S106: an operation that was not approved in time is rejected by the next sweep, by the next use of its key, and by an approval that comes too late',
    async run(store) {
      const ways: ((claim: Claim) => Promise<unknown>)[] = [
        () => store.sweep({ ...nothingDue, now: expiresAt }),
        (claim) => store.claim({ ...claim, now: expiresAt }),
        async (claim) => assert.equal((await approve(store, claim, { now: expiresAt })).type, 'notAwaiting'),
      ]
      for (const expire of ways) {
        const claim = waitingClaim()
        await store.claim(claim)
        await store.sweep({ ...nothingDue, now: expiresAt - 1 })
        assert.equal((await read(store, claim)).state, 'awaiting_approval')
        await expire(claim)
        const { state, refusal, approval } = await read(store, claim)
        assert.deepEqual(
          [state, refusal, approval?.decision, approval?.decidedAt],
          ['rejected', 'approval_expired', 'expired', expiresAt],
        )
        assert.equal(await store.findWaitingRequest(claim), null)
      }
    },
  },
  {
    name: 'S106: an approved operation whose sender died is unknown, and is never approved again',
    async run(store) {
      const claim = waitingClaim()
      await store.claim(claim)
      await approve(store, claim)
      await store.sweep({ ...nothingDue, now: now + 60_001 })
      assert.equal((await read(store, claim)).state, 'unknown')
      assert.equal((await approve(store, claim)).type, 'notAwaiting')
    },
  },
  {
    name: 'S104: an operation that waits counts, and the rules are kept again for the day on which it is approved',
    async run(store) {
      const actor = `person-${crypto.randomUUID()}`
      const later = now + 86_400_000
      const check = (from: number) => ({
        ...({ currency: 'NGN', amount: '100', stepUp: 'done', destination: null } as const),
        ...({ perOperation: null, perPersonAndDay: '150', perPartnerAndDay: null } as const),
        day: { from, until: from + 86_400_000 },
      })
      const claim = waitingClaim({
        ...{ actor, spending: check(now) },
        approval: { askedByName: null, expiresAt: later + 10_000, request },
      })
      await store.claim(claim)
      const other = (at: number, from = at): Claim =>
        withdrawClaim(newOwner(), { actor, now: at, spending: check(from) })
      assert.equal((await store.claim(other(now))).type, 'notAllowed')
      // On the next day it does not count yet, and so has to be counted when it is approved.
      assert.equal((await store.claim(other(later))).type, 'claimed')
      const late = await approve(store, claim, { now: later + 1, spending: check(later) })
      assert.ok(late.type === 'notAllowed')
      assert.equal((await read(store, claim)).state, 'awaiting_approval')
      const alone = await approve(store, claim, { now: later + 1, spending: null })
      assert.equal(alone.type, 'approved')
      assert.equal((await store.claim(other(later + 2, later))).type, 'notAllowed')
    },
  },
  {
    name: 'S107: an event that came while an operation waited settles nothing, named or not, also once it was approved',
    async run(store) {
      for (const reference of [true, false]) {
        const claim = waitingClaim()
        await store.claim(claim)
        const facts = { amount: '100', destinationHash: 'hash-of-account', destinationEnd: '6789' }
        const named = reference ? { reference: claim.id } : facts
        await receiveEvents(store, [{ ...named, customerPartnerId: claim.owner.id }])
        assert.equal((await read(store, claim)).state, 'awaiting_approval')
        await approve(store, claim, { now: now + 5_000 })
        await store.record(claim, acceptedOutcome(now + 5_001))
        // The withdrawal had not been sent when the service told of one that equals it.
        assert.equal((await read(store, claim)).state, 'accepted')
      }
    },
  },
  {
    name: 'an operation that waits holds an equal one back for as long as it waits',
    async run(store) {
      const heldBack = { acceptedSince: now, finalSince: now, confirmed: null }
      const claim = waitingClaim({ duplicateKey: 'same', heldBack })
      await store.claim(claim)
      const equal = (): Claim =>
        withdrawClaim(claim.owner, { duplicateKey: 'same', heldBack, now: now + 9_000 })
      assert.equal((await store.claim(equal())).type, 'possibleDuplicate')
      await refuse(store, claim)
      assert.equal((await store.claim(equal())).type, 'claimed')
    },
  },
]
