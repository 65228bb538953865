import { expect, test } from 'vitest'
import { emptyStore } from '../../../test/emptyStore.ts'
import { newOwner, withdrawClaim } from '../../../test/storeFixtures.ts'

test('operations are listed newest first, and no more than asked for', async () => {
  const store = await emptyStore()
  const owner = newOwner()
  const { now } = withdrawClaim(owner)
  for (const at of [2, 1, 3]) await store.claim(withdrawClaim(owner, { id: `key-${at}`, now: now + at }))
  const ids = (await store.listOperations(owner, 2)).map(({ id }) => id)
  expect(ids).toEqual(['key-3', 'key-2'])
})

test('every owner of an operation under one id is found with who sent it, of this environment alone', async () => {
  const store = await emptyStore()
  const owners = [newOwner(), newOwner()]
  const elsewhere = newOwner('production')
  const { id } = withdrawClaim(elsewhere)
  for (const owner of [...owners, elsewhere]) await store.claim(withdrawClaim(owner, { id, actor: owner.id }))
  const found = await store.findOperationOwners('sandbox', id)
  expect(new Set(found.map(({ owner }) => owner.id))).toEqual(new Set(owners.map((owner) => owner.id)))
  for (const { owner, actor } of found) expect(actor).toBe(owner.id)
  const there = [{ owner: elsewhere, actor: elsewhere.id }]
  expect(await store.findOperationOwners('production', id)).toEqual(there)
  expect(await store.findOperationOwners('sandbox', `${id}-none`)).toEqual([])
})

test('of the operations of an owner those of some kinds are listed, and those of one person', async () => {
  const store = await emptyStore()
  const owner = newOwner()
  await store.claim(withdrawClaim(owner, { id: 'of-the-kind' }))
  await store.claim(withdrawClaim(owner, { id: 'of-the-person', kind: 'requestDrawdown', actor: 'me' }))
  await store.claim(withdrawClaim(owner, { id: 'of-neither', kind: 'requestDrawdown' }))
  const listed = async (kinds: readonly string[]): Promise<string[]> =>
    (await store.listOperations(owner, 10, { kinds, actor: 'me' })).map(({ id }) => id).sort()
  expect(await listed(['withdraw'])).toEqual(['of-the-kind', 'of-the-person'])
  expect(await listed([])).toEqual(['of-the-person'])
  expect((await store.listOperations(owner, 10, null)).length).toBe(3)
})
