import { expect, test } from 'vitest'
import { testDatabase } from '../../test/testDatabase.ts'
import { newOwner, withdrawClaim } from '../../test/storeFixtures.ts'
import { createStore } from '../createStore.ts'

const heldBack = { acceptedSince: 0, finalSince: 0, confirmed: null }

test('S60: an instance of the version before, which has the old name of the duplicate key, sees what this one sent', async () => {
  const database = await testDatabase()
  const claim = withdrawClaim(newOwner(), { duplicateKey: 'same', heldBack })
  await createStore(database).claim(claim)
  expect(
    await database.query('select likeness, duplicate_key from onlend_operations where id = $1', [claim.id]),
  ).toEqual([{ likeness: 'same', duplicate_key: 'same' }])
})

test('S60: what an instance of the version before sent holds back its possible duplicate here', async () => {
  const database = await testDatabase()
  const store = createStore(database)
  const owner = newOwner()
  const earlier = withdrawClaim(owner)
  await store.claim(earlier)
  // As that version writes it: by the old name alone.
  await database.query(
    `insert into onlend_operations (environment, owner_kind, owner_id, id, kind, state, reference, actor, likeness, summary,
      lease_until, created_at, updated_at)
    select environment, owner_kind, owner_id, 'key-of-before', kind, state, reference, actor, 'same', summary,
      lease_until, created_at, updated_at from onlend_operations where id = $1`,
    [earlier.id],
  )
  expect(await store.claim(withdrawClaim(owner, { duplicateKey: 'same', heldBack }))).toMatchObject({
    type: 'possibleDuplicate',
    operation: { id: 'key-of-before' },
  })
})
