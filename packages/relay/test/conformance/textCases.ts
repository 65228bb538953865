import assert from 'node:assert/strict'
import { acceptedOutcome } from './acceptedOutcome.ts'
import { settlementEvent } from './settlementEvent.ts'
import { newDelivery } from './newDelivery.ts'
import { newOwner } from './newOwner.ts'
import type { StoreCase } from './StoreCase.ts'
import { withdrawClaim } from './withdrawClaim.ts'

const applied = { isParsed: true, redacted: null, again: false, now: 1_700_000_001_000 }

/** Text that not every database can hold: NUL, and halves of surrogate pairs. */
export const textCases: readonly StoreCase[] = [
  {
    name: 'S45, S66, S68: no character makes a webhook, a settlement event or an outcome impossible to keep',
    async run(store) {
      const odd = 'a\0b\ud800c'
      const claim = withdrawClaim(newOwner(), {
        kind: 'reconcileRepayments',
        summary: { ...withdrawClaim(newOwner()).summary, recipient: odd },
        rows: [{ reference: odd, amount: '5' }],
      })
      await store.claim(claim)
      const answer = { status: 200, body: odd, retryAfter: odd }
      const recorded = await store.record(claim, {
        ...acceptedOutcome(claim.now),
        answer,
        serviceMessage: odd,
        result: { [odd]: [odd] },
      })
      assert.equal(recorded.state, 'accepted')
      const { id } = await store.keepDelivery(
        newDelivery({ body: odd, messageId: crypto.randomUUID() + odd }),
      )
      const named = { customerPartnerId: claim.owner.id, message: odd, reference: odd }
      const event = { ...named, kind: 'reconcileRepayments', transactionReference: odd } as const
      await store.applyEvents(
        id,
        [settlementEvent(event), settlementEvent({ customerPartnerId: odd })],
        applied,
      )
      assert.equal((await store.findOperation([claim.owner], claim.id))?.state, 'succeeded')
    },
  },
]
