import { expect, test } from 'vitest'
import { newOwner, withdrawClaim } from '../test/storeFixtures.ts'
import { createStore } from './createStore.ts'
import { testDatabase } from '../test/testDatabase.ts'
import { testRelay } from '../test/testRelay.ts'
import { systemClock } from './lib/systemClock.ts'
import { createSealing } from './database/sealing/createSealing.ts'
import { sealStore } from './sealStore.ts'

test('S80: without the secret that sealed it nothing is written, nothing is guessed, and the log says so once', async () => {
  const relay = await testRelay()
  await relay.withdraw('key-before')
  const other = await testRelay({ store: relay.store, ledgerSecret: 'another secret than the one before' })
  const refused = await other.withdraw('key-after')
  expect([refused.code, other.upstream.seen]).toEqual(['store_unavailable', []])
  const listed = await other.send('GET', '/operations?customer_partner_id=cp_a')
  expect(listed.data).toMatchObject([{ id: 'key-before', state: 'accepted', summary: { recipient: null } }])
  expect(other.logs.filter((line) => line.includes('ledger.unreadable'))).toHaveLength(1)
})

test('S80: with the new secret first and the old one beside it, what was kept is read and what is written is sealed anew', async () => {
  const database = await testDatabase()
  const store = createStore(database)
  await store.prepare(0)
  const [old, renewed] = ['an old secret of this ledger, long', 'a new secret of this ledger, long']
  const storeWith = (ledgerSecret: string | string[]) =>
    sealStore(store, {
      sealing: createSealing({ ledgerSecret, clock: systemClock }),
      onUnreadable: () => {
        throw new Error('unreadable')
      },
    })
  const owner = newOwner()
  const claim = withdrawClaim(owner)
  await storeWith(old).claim(claim)
  const secret = await storeWith(old).secret()
  const rotated = storeWith([renewed, old])
  expect((await rotated.listOperations(owner, 1))[0]?.summary).toEqual(claim.summary)
  expect(await rotated.secret()).toBe(secret)
  // The secret of the hashes is sealed under the new one from here on, so that the old one can be taken away.
  expect(await storeWith(renewed).secret()).toBe(secret)
})
