import assert from 'node:assert/strict'
import { acceptedOutcome } from './acceptedOutcome.ts'
import { newOwner } from './newOwner.ts'
import type { StoreCase } from './StoreCase.ts'
import { withdrawClaim } from './withdrawClaim.ts'

/** Recording what came of a call. */
export const outcomeCases: readonly StoreCase[] = [
  {
    name: 'an outcome is kept with its answer, and recording it again changes nothing',
    async run(store) {
      const claim = withdrawClaim(newOwner())
      await store.claim(claim)
      const outcome = acceptedOutcome(claim.now + 5)
      const first = await store.record(claim, outcome)
      const again = await store.record(claim, outcome)
      assert.deepEqual(again, first)
      assert.deepEqual(
        [first.state, first.acceptedAt, first.answer],
        ['accepted', claim.now + 5, outcome.answer],
      )
      assert.deepEqual(await store.claim(claim), { type: 'known', operation: first })
    },
  },
  {
    name: 'the late answer of a sender that was taken for dead is still recorded',
    async run(store) {
      const claim = withdrawClaim(newOwner())
      await store.claim(claim)
      await store.claim({ ...claim, now: claim.leaseUntil + 1 })
      const late = await store.record(claim, acceptedOutcome(claim.leaseUntil + 2))
      assert.equal(late.state, 'accepted')
    },
  },
  {
    name: 'the outcome of an operation that was never claimed is refused',
    async run(store) {
      const claim = withdrawClaim(newOwner())
      await assert.rejects(store.record(claim, acceptedOutcome(claim.now)))
    },
  },
  {
    name: 'a refusal after an accepted answer does not undo it',
    async run(store) {
      const claim = withdrawClaim(newOwner())
      await store.claim(claim)
      await store.record(claim, acceptedOutcome(claim.now))
      const refused = { ...acceptedOutcome(claim.now), state: 'rejected', answer: null } as const
      assert.equal((await store.record(claim, refused)).state, 'accepted')
    },
  },
]
