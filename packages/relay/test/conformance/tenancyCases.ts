import assert from 'node:assert/strict'
import type { Claim } from '../../src/ledger/OperationStore.ts'
import type { RelayStore } from '../../src/RelayStore.ts'
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

async function readState(store: RelayStore, { owner, id }: Claim): Promise<string | undefined> {
  return (await store.findOperation([owner], id))?.state
}

/** Which settlement events are believed about whom. */
export const tenancyCases: readonly StoreCase[] = [
  {
    name: 'S67: a partner cannot draw a settlement event without a partner to itself by choosing an id',
    async run(store) {
      const own = withdrawClaim(newOwner(), { id: `TRX-${crypto.randomUUID()}`, amount: '1' })
      const paid = withdrawClaim(newOwner(), { destinationHash: crypto.randomUUID(), destinationEnd: '4321' })
      for (const claim of [own, paid]) await store.claim(claim)
      const event = { reference: own.id, amount: '100' }
      await receiveEvents(store, { ...event, destinationEnd: '4321' }, event, {
        reference: own.id,
        amount: '1',
      })
      await receiveEvents(store, { reference: own.id }, { reference: own.reference })
      assert.equal(await readState(store, own), 'submitting')
      assert.equal(await readState(store, paid), 'submitting')
      await receiveEvents(store, { ...event, destinationHash: paid.destinationHash })
      assert.deepEqual(
        [await readState(store, own), await readState(store, paid)],
        ['submitting', 'succeeded'],
      )
    },
  },
  {
    name: 'S67: a settlement event that names no partner and fits two owners stays open, also when one of them is settled already',
    async run(store) {
      const destinationHash = crypto.randomUUID()
      const [first, second] = [
        withdrawClaim(newOwner(), { destinationHash }),
        withdrawClaim(newOwner(), { destinationHash }),
      ]
      await store.claim(first)
      const event = { amount: first.amount, destinationHash }
      await receiveEvents(store, event)
      assert.equal(await readState(store, first), 'succeeded')
      await store.claim(second)
      await receiveEvents(store, event)
      assert.equal(await readState(store, second), 'submitting')
      await receiveEvents(store, { ...event, customerPartnerId: second.owner.id })
      assert.equal(await readState(store, second), 'succeeded')
    },
  },
  {
    name: 'S67: a settlement event about a row that names no partner needs the amount and one owner of that transaction reference',
    async run(store) {
      const reference = `tx_${crypto.randomUUID()}`
      const set = { kind: 'registerTransactions', rows: [{ reference, amount: '5' }] } as const
      const [first, second] = [
        withdrawClaim(newOwner(), { ...set, rows: [...set.rows] }),
        withdrawClaim(newOwner(), { ...set, rows: [...set.rows] }),
      ]
      const event = { kind: set.kind, transactionReference: reference }
      await store.claim(first)
      await receiveEvents(store, event, { ...event, amount: '6' })
      assert.equal(await readState(store, first), 'submitting')
      await store.claim(second)
      await receiveEvents(store, { ...event, amount: '5' })
      assert.deepEqual(
        [await readState(store, first), await readState(store, second)],
        ['submitting', 'submitting'],
      )
      await receiveEvents(store, { ...event, amount: '5', customerPartnerId: first.owner.id })
      assert.deepEqual(
        [await readState(store, first), await readState(store, second)],
        ['succeeded', 'submitting'],
      )
    },
  },
  {
    name: 'S67: a reference to an operation of another amount or destination settles nothing, also not what is alike',
    async run(store) {
      const owner = newOwner()
      const named = withdrawClaim(owner, { amount: '1' })
      const alike = withdrawClaim(owner)
      for (const claim of [named, alike]) await store.claim(claim)
      const event = { customerPartnerId: owner.id, reference: named.id }
      await receiveEvents(
        store,
        { ...event, amount: '100', destinationHash: alike.destinationHash },
        { ...event, amount: '1', destinationHash: 'another' },
        { ...event, destinationEnd: '0000' },
      )
      assert.deepEqual(
        [await readState(store, named), await readState(store, alike)],
        ['submitting', 'submitting'],
      )
      assert.equal((await store.listUnmatched([owner], { limit: 10 })).length, 3)
      await receiveEvents(store, { ...event, amount: '1', destinationEnd: named.destinationEnd })
      assert.equal(await readState(store, named), 'succeeded')
    },
  },
  {
    name: 'a settlement event that names a set and one of its rows settles the row and not the set',
    async run(store) {
      const rows = ['r1', 'r2'].map((reference) => ({ reference, amount: '5' }))
      const claim = withdrawClaim(newOwner(), { kind: 'reconcileRepayments', amount: '10', rows })
      await store.claim(claim)
      const event = { kind: 'reconcileRepayments', customerPartnerId: claim.owner.id } as const
      await receiveEvents(store, { ...event, reference: claim.id, transactionReference: 'r1', amount: '5' })
      const half = await store.findOperation([claim.owner], claim.id)
      assert.deepEqual([half?.state, half?.rows], ['submitting', { total: 2, succeeded: 1, failed: 0 }])
    },
  },
]
