import assert from 'node:assert/strict'
import type { OperationRecord } from '../../src/ledger/OperationRecord.ts'
import type { CallOutcome, Claim } from '../../src/ledger/OperationStore.ts'
import type { KeptEvent } from '../../src/inbox/InboxStore.ts'
import type { RelayStore } from '../../src/RelayStore.ts'
import { acceptedOutcome } from './acceptedOutcome.ts'
import { settlementEvent } from './settlementEvent.ts'
import { newDelivery } from './newDelivery.ts'
import { newOwner } from './newOwner.ts'
import { nothingDue } from './nothingDue.ts'
import type { StoreCase } from './StoreCase.ts'
import { withdrawClaim } from './withdrawClaim.ts'

const now = 1_700_000_001_000
const applied = { isParsed: true, redacted: null, again: false, now }

/** A set of two rows that has been claimed. */
async function claimSet(store: RelayStore, changes: Partial<Claim> = {}): Promise<Claim> {
  const rows = ['r1', 'r2'].map((reference) => ({ reference, amount: '5' }))
  const claim = withdrawClaim(newOwner(), { kind: 'reconcileRepayments', rows, ...changes })
  assert.equal((await store.claim(claim)).type, 'claimed')
  return claim
}

/** A settlement event about the set, or about the row that `transactionReference` names. */
async function receiveEvents(
  store: RelayStore,
  { owner, id }: Claim,
  event: Partial<KeptEvent>,
): Promise<void> {
  const delivery = await store.keepDelivery(newDelivery())
  const about = { kind: 'reconcileRepayments', customerPartnerId: owner.id, reference: id } as const
  await store.applyEvents(delivery.id, [settlementEvent({ ...about, ...event })], applied)
}

const read = async (store: RelayStore, { owner, id }: Claim): Promise<OperationRecord | null> =>
  store.findOperation([owner], id)

const endedAs = (state: CallOutcome['state']): CallOutcome => {
  return { ...acceptedOutcome(now), state, answer: null, serviceMessage: null }
}

/** Sets that settle row by row. */
export const setCases: readonly StoreCase[] = [
  {
    name: 'a set of which a row was carried out was taken, whatever the answer to its call or the end of its lease says',
    async run(store) {
      for (const outcome of ['succeeded', 'failed'] as const) {
        const [answered, died] = [await claimSet(store), await claimSet(store)]
        for (const claim of [answered, died])
          await receiveEvents(store, claim, { transactionReference: 'r1', outcome })
        await store.record(answered, endedAs('unknown'))
        await store.sweep({ ...nothingDue, now: died.leaseUntil + 1 })
        for (const claim of [answered, died]) assert.equal((await read(store, claim))?.state, 'accepted')
      }
    },
  },
  {
    name: 'a refusal that comes after a row was carried out does not undo it and is flagged',
    async run(store) {
      const claim = await claimSet(store)
      await receiveEvents(store, claim, { transactionReference: 'r1' })
      const refused = await store.record(claim, endedAs('rejected'))
      assert.deepEqual([refused.state, refused.conflict], ['accepted', true])
      const other = await claimSet(store)
      await receiveEvents(store, other, { transactionReference: 'r1', outcome: 'failed' })
      const plain = await store.record(other, endedAs('rejected'))
      assert.deepEqual([plain.state, plain.conflict], ['rejected', false])
    },
  },
  {
    name: 'a row that an operator ties to a set which the service refused conflicts with all of it',
    async run(store) {
      const claim = await claimSet(store, { rows: [{ reference: 'r1', amount: '5' }] })
      await store.record(claim, endedAs('rejected'))
      await receiveEvents(store, claim, { transactionReference: 'r1', reference: null })
      const [event] = await store.listUnmatched([claim.owner], { limit: 10 })
      const tied = { id: event?.id ?? '', operationId: claim.id, force: false, now }
      await store.assignEvent({ ...tied, owners: [claim.owner] })
      const after = await read(store, claim)
      assert.deepEqual([after?.state, after?.conflict, after?.settledAt], ['rejected', true, null])
    },
  },
  {
    name: 'rows that conflict with what was said of the whole set are flagged, and its settlement stays as it was',
    async run(store) {
      for (const [whole, row] of [
        ['succeeded', 'failed'],
        ['failed', 'succeeded'],
      ] as const) {
        const claim = await claimSet(store)
        await store.record(claim, acceptedOutcome(now))
        await receiveEvents(store, claim, { outcome: whole })
        const settled = await read(store, claim)
        for (const transactionReference of ['r1', 'r2'])
          await receiveEvents(store, claim, { transactionReference, outcome: row, reference: null })
        const after = await read(store, claim)
        assert.deepEqual([after?.state, after?.conflict], [whole, true])
        assert.deepEqual(
          [after?.settledAt, after?.matched, after?.verified],
          [settled?.settledAt, settled?.matched, settled?.verified],
        )
        const agreed = await claimSet(store)
        await receiveEvents(store, agreed, { outcome: whole })
        for (const transactionReference of ['r1', 'r2'])
          await receiveEvents(store, agreed, { transactionReference, outcome: whole, reference: null })
        assert.equal((await read(store, agreed))?.conflict, false)
      }
    },
  },
  {
    name: 'a set that failed after a row of it was carried out still holds its possible duplicate back',
    async run(store) {
      const claim = await claimSet(store, { heldBack: { acceptedSince: 0, finalSince: 0, confirmed: null } })
      await store.record(claim, acceptedOutcome(now))
      await receiveEvents(store, claim, { transactionReference: 'r1', outcome: 'failed' })
      const again = { ...claim, id: `${claim.id}-again` }
      await receiveEvents(store, claim, { transactionReference: 'r2' })
      assert.equal((await read(store, claim))?.state, 'failed')
      assert.equal((await store.claim(again)).type, 'possibleDuplicate')
    },
  },
  {
    name: 'a set that has some rows of an earlier one is held back by these rows, unless they failed or were confirmed',
    async run(store) {
      const heldBack = { acceptedSince: 0, finalSince: 0, confirmed: null }
      const first = await claimSet(store)
      await store.record(first, acceptedOutcome(now))
      const more = { reference: 'r3', amount: '5' }
      const next = { ...first, id: `${first.id}-next`, heldBack, rows: [more, ...first.rows] }
      const held = await store.claim(next)
      assert.equal(held.type, 'possibleDuplicate')
      assert.deepEqual(held.type === 'possibleDuplicate' && [held.operation.id, held.rows], [
        first.id,
        [
          { position: 1, reference: 'r1', amount: '5', operationId: first.id },
          { position: 2, reference: 'r2', amount: '5', operationId: first.id },
        ],
      ])
      await receiveEvents(store, first, { transactionReference: 'r1', outcome: 'failed' })
      const left = await store.claim(next)
      assert.deepEqual(left.type === 'possibleDuplicate' && left.rows.map(({ position }) => position), [2])
      const other = { ...next, rows: [{ reference: 'r2', amount: '6' }, more] }
      assert.equal((await store.claim({ ...other, id: `${first.id}-other` })).type, 'claimed')
      const confirmed = { ...next, rows: first.rows, heldBack: { ...heldBack, confirmed: first.id } }
      assert.equal((await store.claim(confirmed)).type, 'claimed')
    },
  },
]
