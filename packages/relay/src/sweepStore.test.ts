import { expect, test } from 'vitest'
import { testDatabase } from '../test/testDatabase.ts'
import { newOwner, nothingDue, withdrawClaim } from '../test/storeFixtures.ts'
import { createStore } from './createStore.ts'
import type { Database } from './database/Database.ts'

/** A database on which a statement that matches fails whenever it is about `poison`. */
function failing(database: Database, statement: RegExp, poison: string): Database {
  return {
    ...database,
    transaction: (work, options) =>
      database.transaction(
        (transaction) =>
          work({
            query(sql, parameters = []) {
              if (statement.test(sql) && parameters.includes(poison)) throw new Error(`cannot ${poison}`)
              return transaction.query(sql, parameters)
            },
          }),
        options,
      ),
  }
}

test('an owner whose turn in a sweep fails holds up no other, and has another turn in the next', async () => {
  const database = await testDatabase()
  const store = createStore(database)
  // More than one transaction of a sweep takes.
  const claims = Array.from({ length: 22 }, () => withdrawClaim(newOwner()))
  await Promise.all(claims.map((claim) => store.claim(claim)))
  const [poison] = claims
  const broken = createStore(failing(database, /^update onlend_operations/, poison?.owner.id ?? ''))
  const due = { ...nothingDue, now: (poison?.leaseUntil ?? 0) + 1 }
  await expect(broken.sweep(due)).rejects.toThrow('Parts of a sweep of the store failed')
  const statesNow = async (): Promise<(string | undefined)[]> =>
    Promise.all(claims.map(async ({ owner, id }) => (await store.findOperation([owner], id))?.state))
  expect(await statesNow()).toEqual(['submitting', ...claims.slice(1).map(() => 'unknown')])
  await store.sweep(due)
  expect(new Set(await statesNow())).toEqual(new Set(['unknown']))
})

test('what a sweep cannot do keeps it from nothing else', async () => {
  const database = await testDatabase()
  const store = createStore(database)
  const dead = withdrawClaim(newOwner())
  await store.claim(dead)
  const revocation = { subject: 'session:old', revokedAt: 1, expiresAt: 2 }
  await store.revoke('sandbox', revocation)
  const broken = createStore(failing(database, /^select o\.environment/, 'sandbox'))
  await expect(broken.sweep({ ...nothingDue, now: 10 })).rejects.toThrow(AggregateError)
  expect(await store.listRevocations('sandbox', 0)).toEqual([])
})
