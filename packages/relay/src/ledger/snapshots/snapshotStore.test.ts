import { assert, expect, test } from 'vitest'
import { emptyStore } from '../../../test/emptyStore.ts'
import type { KeptSnapshot } from '../sql/snapshotStore.ts'
import { forgetting } from '../../../test/forgetting.ts'
import { newOwner } from '../../../test/storeFixtures.ts'

const { start, later, due } = forgetting

const seen = (at: number, changes: Partial<KeptSnapshot> = {}): KeptSnapshot => ({
  ...{ at, limit: '5000000', drawn: '0', available: '5000000', currency: 'NGN' },
  ...changes,
})

test('a snapshot is kept only where it differs from the newest one and is newer', async () => {
  const store = await emptyStore()
  const owner = newOwner()
  const keep = (snapshot: KeptSnapshot) => store.keepSnapshot(owner, snapshot)
  const drawn = seen(start + 20, { drawn: '1250000.50', available: null })
  expect(await keep(seen(start))).toBe(true)
  // The same as a number is the same, however it is written.
  expect(await keep(seen(start + 10, { drawn: '0.00', limit: '5000000.0' }))).toBe(false)
  expect(await keep(drawn)).toBe(true)
  expect(await keep({ ...drawn, at: start + 30 })).toBe(false)
  expect(await keep(seen(start + 15))).toBe(false)
  expect(await keep(seen(start + 40, { currency: 'GHS' }))).toBe(true)
  expect(await store.listSnapshots(owner, 10)).toEqual([
    seen(start + 40, { currency: 'GHS' }),
    drawn,
    seen(start),
  ])
  expect(await store.listSnapshots(owner, 1)).toEqual([seen(start + 40, { currency: 'GHS' })])
})

test('S136: snapshots of one owner are those of no other, in no other environment', async () => {
  const store = await emptyStore()
  const owner = newOwner()
  const others = [
    newOwner(),
    { ...owner, environment: 'production' as const },
    { ...owner, kind: 'channelPartnerId' as const },
  ]
  await store.keepSnapshot(owner, seen(start))
  for (const other of others) expect(await store.listSnapshots(other, 10)).toEqual([])
  for (const other of others) expect(await store.keepSnapshot(other, seen(start))).toBe(true)
  expect((await store.listSnapshots(owner, 10)).length).toBe(1)
})

test('snapshots that have had their time are pruned, and one that is newer is not', async () => {
  const store = await emptyStore()
  const owner = newOwner()
  const newer = seen(later + 1, { drawn: '1' })
  await store.keepSnapshot(owner, seen(start))
  await store.keepSnapshot(owner, newer)
  const kept = await store.prune({ ...due, snapshotsBefore: null })
  expect(kept.snapshots).toBe(0)
  assert((await store.prune(due)).snapshots > 0)
  expect(await store.listSnapshots(owner, 10)).toEqual([newer])
})
