import { expect, test } from 'vitest'
import { emptyStore } from '../../../test/emptyStore.ts'
import { newOwner, withdrawClaim } from '../../../test/storeFixtures.ts'

test('change events of an owner count from one without a gap, however many are added at once', async () => {
  const store = await emptyStore()
  const owner = newOwner()
  const claims = Array.from({ length: 20 }, () => withdrawClaim(owner))
  await Promise.all(claims.map((claim) => store.claim(claim)))
  const { changeEvents, oldest, newest } = await store.listChangeEvents(owner, 0, 100)
  expect(changeEvents.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1))
  expect(new Set(changeEvents.map(({ operationId }) => operationId))).toEqual(
    new Set(claims.map(({ id }) => id)),
  )
  expect([oldest, newest]).toEqual([1, 20])
  expect(changeEvents.map(({ actor }) => actor)).toEqual(claims.map(({ actor }) => actor))
  const page = await store.listChangeEvents(owner, 5, 3)
  expect(page.changeEvents.map(({ sequence }) => sequence)).toEqual([6, 7, 8])
  expect([page.oldest, page.newest]).toEqual([6, 20])
})
