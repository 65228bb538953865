import assert from 'node:assert/strict'
import type { RelayStore } from '../../src/RelayStore.ts'
import { acceptedOutcome } from './acceptedOutcome.ts'
import { settlementEvent } from './settlementEvent.ts'
import { newDelivery } from './newDelivery.ts'
import { newOwner } from './newOwner.ts'
import type { StoreCase } from './StoreCase.ts'
import { withdrawClaim } from './withdrawClaim.ts'

const applied = { isParsed: true, redacted: null, again: false, now: 1_700_000_001_000 }

async function receiveEvents(
  store: RelayStore,
  ...events: Parameters<typeof settlementEvent>[0][]
): Promise<void> {
  const { id } = await store.keepDelivery(newDelivery())
  await store.applyEvents(id, events.map(settlementEvent), applied)
}

/** Keeping webhooks and matching what they say. */
export const eventCases: readonly StoreCase[] = [
  {
    name: 'of many copies of one webhook at the same time exactly one is new',
    async run(store) {
      const delivery = newDelivery()
      const kept = await Promise.all(Array.from({ length: 10 }, () => store.keepDelivery(delivery)))
      assert.equal(kept.filter(({ outcome }) => outcome === 'new').length, 1)
      assert.equal(new Set(kept.map(({ id }) => id)).size, 1)
    },
  },
  {
    name: 'other bytes under a known message id are kept and never applied',
    async run(store) {
      const delivery = newDelivery()
      const first = await store.keepDelivery(delivery)
      const other = await store.keepDelivery({ ...delivery, bodyHash: 'another', body: '[]' })
      assert.deepEqual([other.outcome, other.id === first.id], ['altered', false])
      const waiting = await store.listUnapplied('sandbox', delivery.now + 1)
      assert.deepEqual(
        waiting.filter(({ messageId }) => messageId === delivery.messageId).map(({ id }) => id),
        [first.id],
      )
    },
  },
  {
    name: 'a webhook is listed as unapplied, in its own environment, until it is applied',
    async run(store) {
      const delivery = newDelivery({ body: '{"a":1}' })
      const { id } = await store.keepDelivery(delivery)
      const find = async (environment: 'sandbox' | 'production', before: number): Promise<unknown> =>
        (await store.listUnapplied(environment, before)).find((one) => one.id === id)
      assert.deepEqual(await find('sandbox', delivery.now + 1), { id, ...delivery })
      assert.equal(await find('sandbox', delivery.now), undefined)
      assert.equal(await find('production', delivery.now + 1), undefined)
      await store.applyEvents(id, [], applied)
      assert.equal(await find('sandbox', delivery.now + 1), undefined)
    },
  },
  {
    name: 'a settlement event settles the operation that it names, once',
    async run(store) {
      const claim = withdrawClaim(newOwner())
      await store.claim(claim)
      await store.record(claim, acceptedOutcome(claim.now))
      const { id } = await store.keepDelivery(newDelivery())
      const event = settlementEvent({
        customerPartnerId: claim.owner.id,
        reference: claim.reference,
        message: 'Done',
      })
      await store.applyEvents(id, [event], applied)
      const settled = await store.findOperation([claim.owner], claim.id)
      assert.deepEqual(
        [settled?.state, settled?.matched, settled?.verified, settled?.settledAt],
        ['succeeded', 'reference', true, applied.now],
      )
      const { newest } = await store.listChangeEvents(claim.owner, 0, 10)
      await store.applyEvents(id, [event], applied)
      assert.equal((await store.listChangeEvents(claim.owner, 0, 10)).newest, newest)
    },
  },
  {
    name: 'an event without a reference settles the one operation of its amount and destination',
    async run(store) {
      const claim = withdrawClaim(newOwner(), { amount: '77' })
      await store.claim(claim)
      await store.record(claim, acceptedOutcome(claim.now))
      await receiveEvents(store, {
        customerPartnerId: claim.owner.id,
        amount: '77',
        destinationHash: claim.destinationHash,
      })
      const settled = await store.findOperation([claim.owner], claim.id)
      assert.deepEqual([settled?.state, settled?.matched], ['succeeded', 'facts'])
    },
  },
  {
    name: 'a final state stays, and a settlement event that conflicts with it is flagged',
    async run(store) {
      const claim = withdrawClaim(newOwner())
      await store.claim(claim)
      const named = { customerPartnerId: claim.owner.id, reference: claim.reference }
      await receiveEvents(store, { ...named, outcome: 'failed' })
      await receiveEvents(store, named)
      const settled = await store.record(claim, acceptedOutcome(claim.now))
      assert.deepEqual([settled.state, settled.conflict], ['failed', true])
    },
  },
  {
    name: 'a set is final when its last row is, and failed when any of them is',
    async run(store) {
      const rows = ['r1', 'r2'].map((reference) => ({ reference, amount: '5' }))
      const claim = withdrawClaim(newOwner(), { kind: 'registerTransactions', rows })
      await store.claim(claim)
      await store.record(claim, acceptedOutcome(claim.now))
      const event = { kind: 'registerTransactions', customerPartnerId: claim.owner.id } as const
      await receiveEvents(store, { ...event, transactionReference: 'r1', reference: 's1', outcome: 'failed' })
      const half = await store.findOperation([claim.owner], claim.id)
      assert.deepEqual([half?.state, half?.rows], ['accepted', { total: 2, succeeded: 0, failed: 1 }])
      await receiveEvents(store, { ...event, transactionReference: 'r2', reference: 's2' })
      const whole = await store.findOperation([claim.owner], claim.id)
      assert.deepEqual([whole?.state, whole?.rows], ['failed', { total: 2, succeeded: 1, failed: 1 }])
    },
  },
  {
    name: 'a settlement event that nothing is found for waits for its own partner, and can be assigned once',
    async run(store) {
      const claim = withdrawClaim(newOwner())
      const stranger = newOwner()
      await store.claim(claim)
      await receiveEvents(store, { customerPartnerId: claim.owner.id, reference: 'nothing-like-it' })
      assert.deepEqual(await store.listUnmatched([stranger], { limit: 10 }), [])
      const [waiting] = await store.listUnmatched([stranger, claim.owner], { limit: 10 })
      const eventId = waiting?.id ?? ''
      const assignment = { id: eventId, operationId: claim.id, force: false, now: applied.now }
      assert.equal(await store.assignEvent({ ...assignment, owners: [stranger] }), null)
      const own = { ...assignment, owners: [claim.owner] }
      const assigned = await store.assignEvent(own)
      assert.deepEqual([assigned?.state, assigned?.matched], ['succeeded', 'assigned'])
      assert.equal(await store.assignEvent(own), null)
    },
  },
  {
    name: 'a settlement event that its sender may not tell is put aside',
    async run(store) {
      const claim = withdrawClaim(newOwner())
      await store.claim(claim)
      await receiveEvents(store, {
        customerPartnerId: claim.owner.id,
        reference: claim.reference,
        quarantined: true,
      })
      assert.equal((await store.findOperation([claim.owner], claim.id))?.state, 'submitting')
      assert.deepEqual(await store.listUnmatched([claim.owner], { limit: 10 }), [])
    },
  },
  {
    name: 'webhooks about the same partners in opposite orders are all applied',
    async run(store) {
      const claims = [newOwner(), newOwner()].map((owner) => withdrawClaim(owner))
      for (const claim of claims) await store.claim(claim)
      const events = claims.map(({ owner, reference }) => ({ customerPartnerId: owner.id, reference }))
      const orders = [events, events.toReversed()]
      await Promise.all(
        Array.from({ length: 10 }, (_, at) => receiveEvents(store, ...(orders[at % 2] ?? []))),
      )
      for (const { owner, id } of claims)
        assert.equal((await store.findOperation([owner], id))?.state, 'succeeded')
    },
  },
]
