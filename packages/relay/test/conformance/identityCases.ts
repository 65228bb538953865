import assert from 'node:assert/strict'
import type { Revocation } from '../../src/identity/revocations/RevocationStore.ts'
import type { RelayStore } from '../../src/RelayStore.ts'
import { newOwner } from './newOwner.ts'
import { nothingDue } from './nothingDue.ts'
import type { StoreCase } from './StoreCase.ts'
import { withdrawClaim } from './withdrawClaim.ts'

const start = 1_700_000_000_000

function newRevocation(changes: Partial<Revocation> = {}): Revocation {
  const subject = `session:${crypto.randomUUID()}`
  return { subject, revokedAt: start, expiresAt: start + 1_000, ...changes }
}

/** What the store says of one subject. */
async function kept(store: RelayStore, { subject }: Revocation, since = 0): Promise<Revocation[]> {
  return (await store.listRevocations('sandbox', since)).filter((one) => one.subject === subject)
}

/** Whose operations there are, and who has been signed out. */
export const identityCases: readonly StoreCase[] = [
  {
    name: 'every owner of an operation under one id is found with who sent it, of this environment alone',
    async run(store) {
      const owners = [newOwner(), newOwner()]
      const elsewhere = newOwner('production')
      const { id } = withdrawClaim(elsewhere)
      for (const owner of [...owners, elsewhere])
        await store.claim(withdrawClaim(owner, { id, actor: owner.id }))
      const found = await store.findOperationOwners('sandbox', id)
      assert.deepEqual(new Set(found.map(({ owner }) => owner.id)), new Set(owners.map((owner) => owner.id)))
      for (const { owner, actor } of found) assert.equal(actor, owner.id)
      const there = [{ owner: elsewhere, actor: elsewhere.id }]
      assert.deepEqual(await store.findOperationOwners('production', id), there)
      assert.deepEqual(await store.findOperationOwners('sandbox', `${id}-none`), [])
    },
  },
  {
    name: 'of the operations of an owner those of some kinds are listed, and those of one person',
    async run(store) {
      const owner = newOwner()
      await store.claim(withdrawClaim(owner, { id: 'of-the-kind' }))
      await store.claim(withdrawClaim(owner, { id: 'of-the-person', kind: 'requestDrawdown', actor: 'me' }))
      await store.claim(withdrawClaim(owner, { id: 'of-neither', kind: 'requestDrawdown' }))
      const listed = async (kinds: readonly string[]): Promise<string[]> =>
        (await store.listOperations(owner, 10, { kinds, actor: 'me' })).map(({ id }) => id).sort()
      assert.deepEqual(await listed(['withdraw']), ['of-the-kind', 'of-the-person'])
      assert.deepEqual(await listed([]), ['of-the-person'])
      assert.equal((await store.listOperations(owner, 10, null)).length, 3)
    },
  },
  {
    name: 'a revocation is listed from its moment on, in its environment alone',
    async run(store) {
      const revocation = newRevocation()
      await store.revoke('sandbox', revocation)
      assert.deepEqual(await kept(store, revocation, start), [revocation])
      assert.deepEqual(await kept(store, revocation, start + 1), [])
      const elsewhere = await store.listRevocations('production', 0)
      assert.equal(
        elsewhere.some(({ subject }) => subject === revocation.subject),
        false,
      )
    },
  },
  {
    name: 'a revocation of a person by another is kept with its entry of the audit, or neither is',
    async run(store) {
      const by = `user_${crypto.randomUUID()}`
      const audited = async (): Promise<(string | null)[]> =>
        (await store.listAudit('sandbox', { limit: 1_000, newest: true }))
          .filter((entry) => entry.by === by)
          .map(({ subject }) => subject)
      const refused = newRevocation()
      const unsigned = async (): Promise<string> => Promise.reject(new Error('the audit is away'))
      await assert.rejects(store.revoke('sandbox', { ...refused, by, sign: unsigned }))
      assert.deepEqual([await kept(store, refused), await audited()], [[], []])
      const done = newRevocation()
      await store.revoke('sandbox', { ...done, by, sign: async () => 'hash' })
      assert.deepEqual([await kept(store, done), await audited()], [[done], [done.subject]])
    },
  },
  {
    name: 'of two revocations of one subject the later holds, in whatever order they come',
    async run(store) {
      const early = newRevocation()
      const late = { ...early, revokedAt: start + 5, expiresAt: start + 2_000 }
      await store.revoke('sandbox', late)
      await store.revoke('sandbox', early)
      assert.deepEqual(await kept(store, early), [late])
    },
  },
  {
    name: 'a sweep forgets a revocation once it has expired, and not before',
    async run(store) {
      const revocation = newRevocation()
      await store.revoke('sandbox', revocation)
      await store.sweep({ ...nothingDue, now: revocation.expiresAt })
      assert.deepEqual(await kept(store, revocation), [revocation])
      await store.sweep({ ...nothingDue, now: revocation.expiresAt + 1 })
      assert.deepEqual(await kept(store, revocation), [])
    },
  },
]
