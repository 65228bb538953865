import assert from 'node:assert/strict'
import type { KeptSnapshot } from '../../src/ledger/snapshots/SnapshotStore.ts'
import { forgetting } from './forgetting.ts'
import { newOwner } from './newOwner.ts'
import type { StoreCase } from './StoreCase.ts'

const { start, later, due } = forgetting

const seen = (at: number, changes: Partial<KeptSnapshot> = {}): KeptSnapshot => ({
  ...{ at, limit: '5000000', drawn: '0', available: '5000000', currency: 'NGN' },
  ...changes,
})

/** How credit limits changed. */
export const snapshotCases: readonly StoreCase[] = [
  {
    name: 'a snapshot is kept only where it differs from the newest one and is newer',
    async run(store) {
      const owner = newOwner()
      const keep = (snapshot: KeptSnapshot) => store.keepSnapshot(owner, snapshot)
      const drawn = seen(start + 20, { drawn: '1250000.50', available: null })
      assert.equal(await keep(seen(start)), true)
      // The same as a number is the same, however it is written.
      assert.equal(await keep(seen(start + 10, { drawn: '0.00', limit: '5000000.0' })), false)
      assert.equal(await keep(drawn), true)
      assert.equal(await keep({ ...drawn, at: start + 30 }), false)
      assert.equal(await keep(seen(start + 15)), false)
      assert.equal(await keep(seen(start + 40, { currency: 'GHS' })), true)
      assert.deepEqual(await store.listSnapshots(owner, 10), [
        seen(start + 40, { currency: 'GHS' }),
        drawn,
        seen(start),
      ])
      assert.deepEqual(await store.listSnapshots(owner, 1), [seen(start + 40, { currency: 'GHS' })])
    },
  },
  {
    name: 'snapshots that are kept at once leave one',
    async run(store) {
      const owner = newOwner()
      await Promise.all(Array.from({ length: 5 }, () => store.keepSnapshot(owner, seen(start))))
      assert.deepEqual(await store.listSnapshots(owner, 10), [seen(start)])
    },
  },
  {
    name: 'S136: snapshots of one owner are those of no other, in no other environment',
    async run(store) {
      const owner = newOwner()
      const others = [
        newOwner(),
        { ...owner, environment: 'production' as const },
        { ...owner, kind: 'channelPartnerId' as const },
      ]
      await store.keepSnapshot(owner, seen(start))
      for (const other of others) assert.deepEqual(await store.listSnapshots(other, 10), [])
      for (const other of others) assert.equal(await store.keepSnapshot(other, seen(start)), true)
      assert.equal((await store.listSnapshots(owner, 10)).length, 1)
    },
  },
  {
    name: 'snapshots that have had their time are pruned, and one that is newer is not',
    async run(store) {
      const owner = newOwner()
      const newer = seen(later + 1, { drawn: '1' })
      await store.keepSnapshot(owner, seen(start))
      await store.keepSnapshot(owner, newer)
      const kept = await store.prune({ ...due, snapshotsBefore: null })
      assert.equal(kept.snapshots, 0)
      assert.ok((await store.prune(due)).snapshots > 0)
      assert.deepEqual(await store.listSnapshots(owner, 10), [newer])
    },
  },
  {
    name: 'an erasure takes the snapshots of one owner and of no other',
    async run(store) {
      const [owner, other] = [newOwner(), newOwner()]
      for (const each of [owner, other]) await store.keepSnapshot(each, seen(start))
      const erasure = { owner, by: 'olu', uploads: [], changedBefore: later, now: later }
      assert.equal((await store.erase(erasure)).erased.snapshots, 1)
      assert.deepEqual(await store.listSnapshots(owner, 10), [])
      assert.equal((await store.listSnapshots(other, 10)).length, 1)
    },
  },
]
