import { expect, test } from 'vitest'
import {
  acceptedOutcome,
  newDelivery,
  newOwner,
  receiveEvents,
  withdrawClaim,
} from '../../../test/storeFixtures.ts'
import { testDatabase } from '../../../test/testDatabase.ts'
import { createStore } from '../../createStore.ts'

/** Instances differ by their clocks: one stores an event that the other's clock puts after an operation which is not claimed yet. */
test('an event that tells facts and is stored before its operation is claimed settles it when it is recorded', async () => {
  const store = createStore(await testDatabase())
  await store.prepare(0)
  const owner = newOwner()
  const claim = withdrawClaim(owner, { now: newDelivery().now })
  await receiveEvents(store, [
    { customerPartnerId: owner.id, amount: '100', destinationHash: 'hash-of-account' },
  ])
  await store.claim(claim)
  await store.record(claim, acceptedOutcome(claim.now))
  expect((await store.findOperation([owner], claim.id))?.state).toBe('succeeded')
})
