import { type Database, migrate } from '@onlend/relay'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { seedDemoUsage } from './seedDemoUsage.ts'
import { openTestTables } from './test/openTestTables.ts'

const now = Date.parse('2027-03-10T11:00:00.000Z')
let database: Database
let close: () => Promise<void>

beforeAll(async () => {
  ;({ database, close } = await openTestTables())
  await migrate(database)
})
afterAll(() => close())

beforeEach(async () => {
  for (const table of ['snapshots', 'operations']) await database.query(`delete from onlend_${table}`)
})

/** The snapshots of a business, newest first. */
function list(id: string) {
  return database.query<{ days: number; drawn: string; currency: string }>(
    `select ($2::bigint - seen_at)::float8 / 86400000 as days, drawn, currency from onlend_snapshots
    where environment = 'sandbox' and owner_id = $1 order by seen_at desc`,
    [id, now],
  )
}

test('the demo’s businesses have a past from the first start on, and the second start adds nothing', async () => {
  await seedDemoUsage({ database, environment: 'sandbox', now })
  const kept = await list('cp_adaeze')
  expect(kept.slice(0, 2).map(({ days, drawn }) => [days, drawn])).toEqual([
    [20, '1250000'],
    [37, '0'],
  ])
  expect((await list('cp_kwame')).map(({ currency }) => currency)).toEqual(['GHS', 'GHS', 'GHS'])
  await seedDemoUsage({ database, environment: 'sandbox', now: now + 86_400_000 })
  expect([(await list('cp_adaeze')).length, (await list('cp_kwame')).length]).toEqual([6, 3])
})

test('a business of which the ledger knows something is given no past', async () => {
  await database.query(
    "insert into onlend_owners (environment, owner_kind, owner_id) values ('sandbox', 'customerPartnerId', 'cp_adaeze') on conflict do nothing",
  )
  await database.query(
    `insert into onlend_operations (environment, owner_kind, owner_id, id, kind, state, reference, actor, payload_hash, summary, lease_until, created_at, updated_at)
    values ('sandbox', 'customerPartnerId', 'cp_adaeze', 'key-1', 'withdraw', 'succeeded', 'WD', 'user_ada', 'hash', '{}', $1, $1, $1)`,
    [now],
  )
  await seedDemoUsage({ database, environment: 'sandbox', now })
  expect([(await list('cp_adaeze')).length, (await list('cp_kwame')).length]).toEqual([0, 3])
})
