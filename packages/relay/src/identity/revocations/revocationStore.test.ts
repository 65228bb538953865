import { expect, test } from 'vitest'
import { emptyStore } from '../../../test/emptyStore.ts'
import type { Revocation } from '../sql/revocationStore.ts'
import type { RelayStore } from '../../RelayStore.ts'

const start = 1_700_000_000_000

function newRevocation(changes: Partial<Revocation> = {}): Revocation {
  const subject = `session:${crypto.randomUUID()}`
  return { subject, revokedAt: start, expiresAt: start + 1_000, ...changes }
}

/** What the store says of one subject. */
async function kept(store: RelayStore, { subject }: Revocation, since = 0): Promise<Revocation[]> {
  return (await store.listRevocations('sandbox', since)).filter((one) => one.subject === subject)
}

test('a revocation is listed from its moment on, in its environment alone', async () => {
  const store = await emptyStore()
  const revocation = newRevocation()
  await store.revoke('sandbox', revocation)
  expect(await kept(store, revocation, start)).toEqual([revocation])
  expect(await kept(store, revocation, start + 1)).toEqual([])
  const elsewhere = await store.listRevocations('production', 0)
  expect(elsewhere.some(({ subject }) => subject === revocation.subject)).toBe(false)
})

test('of two revocations of one subject the later holds, in whatever order they come', async () => {
  const store = await emptyStore()
  const early = newRevocation()
  const late = { ...early, revokedAt: start + 5, expiresAt: start + 2_000 }
  await store.revoke('sandbox', late)
  await store.revoke('sandbox', early)
  expect(await kept(store, early)).toEqual([late])
})
