import { assert, expect, test } from 'vitest'
import { emptyStore } from '../../../test/emptyStore.ts'
import { forgetting } from '../../../test/forgetting.ts'
import { newOwner, receiveEvents } from '../../../test/storeFixtures.ts'

const { start, later, settled, erase } = forgetting

test('an event of a webhook in which another owner’s is open is not erased, nor one that is open itself', async () => {
  const store = await emptyStore()
  const [claim, other] = [await settled(store), newOwner()]
  const own = { customerPartnerId: claim.owner.id, reference: claim.id }
  await receiveEvents(store, [own, { customerPartnerId: other.id }])
  await receiveEvents(store, [{ customerPartnerId: claim.owner.id }])
  await erase(store, claim)
  const kept = await store.listKept(claim.owner, { now: later })
  expect(kept.map(({ what, why }) => [what, why])).toEqual([
    ['event', 'openEvent'],
    ['event', 'openEvent'],
  ])
  for (const event of await store.listUnmatched([other, claim.owner], { limit: 10 }))
    await store.dismiss({ environment: 'sandbox', id: event.id, by: 'olu', at: start, reason: 'no' })
  await erase(store, claim)
  expect(await store.listKept(claim.owner, { now: later })).toEqual([])
  const { events } = await store.listOpen('sandbox', { limit: 10_000, why: 'dismissed' })
  assert(events.some((event) => event.customerPartnerId === other.id))
})
