import { Client } from 'pg'
import { expect, inject, test } from 'vitest'
import { makePostgresDatabase } from '../../test/makePostgresDatabase.ts'
import { acceptedOutcome, newOwner, withdrawClaim } from '../../test/storeFixtures.ts'
import { createStore } from '../createStore.ts'
import { openPostgresDatabase } from './openPostgresDatabase.ts'
import { postgresLimiter } from '../http/limits/postgresLimiter.ts'

const use = {
  environment: 'sandbox',
  name: 'personReads',
  key: 'uA',
  limit: 1,
  window: 60_000,
  now: 0,
} as const

test('a role that may only read and write rows runs an instance, once a deploy has made the tables', async () => {
  const address = await makePostgresDatabase(inject('postgresAddress') ?? '')
  const deploy = openPostgresDatabase({ connectionString: address })
  await createStore(deploy).prepare(0)
  await postgresLimiter(deploy).use(use)
  const owner = new Client({ connectionString: address })
  await owner.connect()
  const role = `clerk_${crypto.randomUUID().slice(0, 8)}`
  await owner.query(`create role ${role} login password 'clerk';
    grant select, insert, update, delete on all tables in schema public to ${role}`)
  await owner.end()
  await deploy.close()

  const clerk = Object.assign(new URL(address), { username: role, password: 'clerk' }).href
  const database = openPostgresDatabase({ connectionString: clerk })
  const store = createStore(database)
  await store.prepare(0)
  const claim = withdrawClaim(newOwner())
  await store.claim(claim)
  expect((await store.record(claim, acceptedOutcome(claim.now))).state).toBe('accepted')
  const said = {
    outcome: 'failed',
    evidence: { text: 'On the statement', reference: null, at: null },
  } as const
  const result = await store.resolve({ key: claim, said, by: 'olu', fourEyes: false, now: claim.now })
  expect(result.type).toBe('resolved')
  await expect(database.query('delete from onlend_resolutions')).rejects.toThrow('kept as they are')
  expect(await store.listResolutions(claim)).toHaveLength(1)
  expect(await postgresLimiter(database).use(use)).toBeGreaterThan(0)
  await expect(database.query('create table more (id int)')).rejects.toThrow('permission denied')
  await database.close()
})
