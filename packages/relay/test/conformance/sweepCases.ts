import assert from 'node:assert/strict'
import { acceptedOutcome } from './acceptedOutcome.ts'
import { newOwner } from './newOwner.ts'
import { nothingDue } from './nothingDue.ts'
import type { StoreCase } from './StoreCase.ts'
import { withdrawClaim } from './withdrawClaim.ts'

/** What time alone makes due. */
export const sweepCases: readonly StoreCase[] = [
  {
    name: 'many sweeps at once lose a dead claim once, and leave a live one alone',
    async run(store) {
      const owner = newOwner()
      const dead = withdrawClaim(owner)
      const alive = withdrawClaim(owner, { leaseUntil: dead.leaseUntil + 2 })
      await store.claim(dead)
      await store.claim(alive)
      const due = { ...nothingDue, now: dead.leaseUntil + 1 }
      await Promise.all(Array.from({ length: 5 }, () => store.sweep(due)))
      // A sweep passes over an owner that another one has in hand, which may only just have begun.
      await store.sweep(due)
      assert.equal((await store.findOperation([owner], dead.id))?.state, 'unknown')
      assert.equal((await store.findOperation([owner], alive.id))?.state, 'submitting')
      assert.equal((await store.listChangeEvents(owner, 0, 10)).newest, 3)
    },
  },
  {
    name: 'many sweeps at once make an accepted withdrawal stale once, in their own environment',
    async run(store) {
      const claims = [withdrawClaim(newOwner()), withdrawClaim(newOwner('production'))] as const
      for (const claim of claims) {
        await store.claim(claim)
        await store.record(claim, acceptedOutcome(claim.now))
      }
      const due = { ...nothingDue, staleBefore: claims[0].now + 1 }
      await Promise.all(Array.from({ length: 5 }, () => store.sweep(due)))
      await store.sweep(due)
      const states = await Promise.all(claims.map(({ owner, id }) => store.findOperation([owner], id)))
      assert.deepEqual(
        states.map((operation) => operation?.state),
        ['stale', 'accepted'],
      )
      assert.equal((await store.listChangeEvents(claims[0].owner, 0, 10)).newest, 3)
    },
  },
  {
    name: 'the body of an old answer is forgotten, and its outcome is not',
    async run(store) {
      const claim = withdrawClaim(newOwner())
      await store.claim(claim)
      await store.record(claim, acceptedOutcome(claim.now))
      await store.sweep({ ...nothingDue, answersBefore: claim.now + 1 })
      const kept = await store.findOperation([claim.owner], claim.id)
      assert.deepEqual(
        [kept?.state, kept?.answer],
        ['accepted', { status: 200, body: null, retryAfter: null }],
      )
    },
  },
]
