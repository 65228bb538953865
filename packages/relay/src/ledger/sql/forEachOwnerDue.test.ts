import { expect, test } from 'vitest'
import { openSharedDatabase } from '../../../test/openSharedDatabase.ts'
import { emptyStore } from '../../../test/emptyStore.ts'
import { newOwner, withdrawClaim } from '../../../test/storeFixtures.ts'
import { forEachOwnerDue } from './forEachOwnerDue.ts'

test('an owner whose work stays due has one turn in a sweep', async () => {
  const store = await emptyStore()
  const owner = newOwner()
  await store.claim(withdrawClaim(owner))
  const turns: string[] = []
  const sql = 'select environment, owner_kind, owner_id from onlend_operations where owner_id = $1'
  await forEachOwnerDue(
    await openSharedDatabase(),
    { sql, parameters: [owner.id] },
    async (_transaction, { id }) => {
      turns.push(id)
    },
  )
  expect(turns).toEqual([owner.id])
})
