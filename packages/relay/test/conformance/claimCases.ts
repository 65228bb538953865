import assert from 'node:assert/strict'
import type { Owner } from '../../src/database/Owner.ts'
import { acceptedOutcome } from './acceptedOutcome.ts'
import { newOwner } from './newOwner.ts'
import type { HeldBack } from '../../src/ledger/OperationStore.ts'
import type { RelayStore } from '../../src/RelayStore.ts'
import type { StoreCase } from './StoreCase.ts'
import { withdrawClaim } from './withdrawClaim.ts'

/** An owner that the store has met, since the first meeting alone may put whatever comes together in one order. */
async function knownOwner(store: RelayStore): Promise<Owner> {
  const owner = newOwner()
  await store.claim(withdrawClaim(owner))
  return owner
}

/** Compared with everything since ever, and nothing confirmed, until `changes` say otherwise. */
function heldBack(changes: Partial<HeldBack> = {}): HeldBack {
  return { acceptedSince: 0, finalSince: 0, confirmed: null, ...changes }
}

/** Writing down what is about to be sent. */
export const claimCases: readonly StoreCase[] = [
  {
    name: 'of many claims of one key at the same time exactly one may send',
    async run(store) {
      const claim = withdrawClaim(await knownOwner(store))
      const results = await Promise.all(Array.from({ length: 20 }, () => store.claim(claim)))
      assert.equal(results.filter(({ type }) => type === 'claimed').length, 1)
      assert.equal(results.filter(({ type }) => type === 'known').length, 19)
    },
  },
  {
    name: 'of many possible duplicates at the same time exactly one may be sent',
    async run(store) {
      const owner = await knownOwner(store)
      const alike = Array.from({ length: 10 }, () =>
        withdrawClaim(owner, { duplicateKey: 'same', heldBack: heldBack() }),
      )
      const results = await Promise.all(alike.map((claim) => store.claim(claim)))
      assert.equal(results.filter(({ type }) => type === 'claimed').length, 1)
      assert.equal(results.filter(({ type }) => type === 'possibleDuplicate').length, 9)
      assert.equal((await store.listOperations(owner, 20)).length, 2)
    },
  },
  {
    name: 'a duplicate of which the earlier one was confirmed, or that is younger than nothing equal, may send and keeps which one it was',
    async run(store) {
      const owner = newOwner()
      const { now } = withdrawClaim(owner)
      const first = withdrawClaim(owner, { duplicateKey: 'same', heldBack: heldBack() })
      await store.claim(first)
      await store.record(first, acceptedOutcome(now))
      const changes = { duplicateKey: 'same', now: now + 1, heldBack: heldBack({ confirmed: first.id }) }
      const confirmed = await store.claim(withdrawClaim(owner, changes))
      assert.ok(confirmed.type === 'claimed')
      assert.equal(confirmed.operation.confirmedDuplicate, first.id)
      await store.record({ owner, id: confirmed.operation.id }, acceptedOutcome(now + 1))
      const since = { acceptedSince: now + 1, finalSince: now + 1 }
      const later = await store.claim(
        withdrawClaim(owner, { duplicateKey: 'same', heldBack: heldBack(since) }),
      )
      assert.deepEqual([confirmed.type, later.type], ['claimed', 'claimed'])
    },
  },
  {
    name: 'an unknown outcome holds possible duplicates back until it is known, however long ago it was',
    async run(store) {
      const owner = newOwner()
      const first = withdrawClaim(owner, { duplicateKey: 'same' })
      await store.claim(first)
      const later = (): Promise<{ type: string }> =>
        store.claim(
          withdrawClaim(owner, {
            duplicateKey: 'same',
            heldBack: heldBack({ acceptedSince: first.now + 1, finalSince: first.now + 1 }),
            now: first.now + 2,
          }),
        )
      assert.equal((await later()).type, 'possibleDuplicate')
      const unknown = { ...acceptedOutcome(first.now), state: 'unknown', answer: null } as const
      await store.record(first, unknown)
      assert.equal((await later()).type, 'possibleDuplicate')
      await store.record(first, acceptedOutcome(first.now))
      assert.equal((await later()).type, 'claimed')
    },
  },
  {
    name: 'the same key under another owner, or in another environment, is another operation',
    async run(store) {
      const owner = newOwner()
      const claim = withdrawClaim(owner)
      const elsewhere = { ...owner, environment: 'production' } as const
      const results = [
        await store.claim(claim),
        await store.claim({ ...claim, owner: newOwner() }),
        await store.claim({ ...claim, owner: elsewhere }),
      ]
      assert.deepEqual(
        results.map(({ type }) => type),
        ['claimed', 'claimed', 'claimed'],
      )
      assert.deepEqual((await store.findOperation([elsewhere], claim.id))?.owner, elsewhere)
      assert.equal(await store.findOperation([newOwner()], claim.id), null)
    },
  },
  {
    name: 'a claim whose lease has ended is unknown, and may never be sent again',
    async run(store) {
      const claim = withdrawClaim(newOwner())
      await store.claim(claim)
      const early = await store.claim({ ...claim, now: claim.leaseUntil })
      assert.ok(early.type === 'known')
      assert.equal(early.operation.state, 'submitting')
      const late = await store.claim({ ...claim, now: claim.leaseUntil + 1 })
      assert.ok(late.type === 'known')
      assert.equal(late.operation.state, 'unknown')
    },
  },
  {
    name: 'operations are listed newest first, and no more than asked for',
    async run(store) {
      const owner = newOwner()
      const { now } = withdrawClaim(owner)
      for (const at of [2, 1, 3]) await store.claim(withdrawClaim(owner, { id: `key-${at}`, now: now + at }))
      const ids = (await store.listOperations(owner, 2)).map(({ id }) => id)
      assert.deepEqual(ids, ['key-3', 'key-2'])
    },
  },
  {
    name: 'a setting is what was kept first, until a caller that knows it replaces it',
    async run(store) {
      const name = crypto.randomUUID()
      assert.equal(await store.findSetting(name), null)
      assert.equal(await store.keepSetting(name, 'first'), 'first')
      assert.equal(await store.keepSetting(name, 'second'), 'first')
      await store.replaceSetting(name, { from: 'second', to: 'third' })
      assert.equal(await store.findSetting(name), 'first')
      await store.replaceSetting(name, { from: 'first', to: 'third' })
      assert.equal(await store.findSetting(name), 'third')
      await store.ping()
    },
  },
]
