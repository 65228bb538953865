import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { deferred } from '../../test/deferred.ts'
import { makePostgresDatabase } from '../../test/makePostgresDatabase.ts'
import { acceptedOutcome, newOwner, withdrawClaim } from '../../test/storeFixtures.ts'
import { createStore } from '../createStore.ts'
import type { Database } from './Database.ts'
import { openPostgresDatabase } from './openPostgresDatabase.ts'

let address: string
let database: Database
/** A connection beside the one that is tested. */
let beside: Client

beforeAll(async () => {
  address = await makePostgresDatabase(inject('postgresAddress') ?? '')
  database = openPostgresDatabase({ connectionString: address, statementTimeout: 4_000 })
  beside = new Client({ connectionString: address })
  await beside.connect()
  await beside.query('create table counters (name text primary key, value bigint not null)')
  await beside.query("insert into counters values ('a', 0), ('b', 0)")
})

afterAll(async () => {
  await beside?.end()
  await database?.close()
})

const selectPid = 'select pg_backend_pid() as pid'

test('an address that is not one of PostgreSQL is refused without being quoted', () => {
  for (const connectionString of ['', 'mysql://u:secret@h/d', 'host=h password=secret'])
    expect(() => openPostgresDatabase({ connectionString })).toThrow(
      /^connectionString has to begin with postgresql:\/\/(?!.*secret)/,
    )
})

test('two transactions that lock in opposite orders both happen, once each', async () => {
  const both = [deferred(), deferred()] as const
  const done = [deferred(), deferred()] as const
  let tries = 0
  const add = async (first: string, second: string, mine: 0 | 1): Promise<void> => {
    const other = mine === 0 ? 1 : 0
    let isAgain = false
    await database.transaction(async (transaction) => {
      tries += 1
      // The transaction that gave way comes back behind the other, which it could overtake before that one has woken up.
      if (isAgain) await done[other].promise
      isAgain = true
      await transaction.query('update counters set value = value + 1 where name = $1', [first])
      both[mine].resolve()
      await both[other].promise
      await transaction.query('update counters set value = value + 1 where name = $1', [second])
    })
    done[mine].resolve()
  }
  await Promise.all([add('a', 'b', 0), add('b', 'a', 1)])
  expect(tries).toBe(3)
  expect(await database.query('select value from counters order by name')).toEqual([
    { value: 2 },
    { value: 2 },
  ])
})

test('a connection that is lost during the commit is an error that says so, and nothing is tried again', async () => {
  await beside.query(`create table slow (id int);
    create function sleep() returns trigger language plpgsql as 'begin perform pg_sleep(60); return null; end';
    create constraint trigger slow after insert on slow deferrable initially deferred for each row execute function sleep()`)
  let tries = 0
  const pid = deferred<number>()
  const lost = database.transaction(async (transaction) => {
    tries += 1
    const [row] = await transaction.query<{ pid: number }>(selectPid)
    await transaction.query('set local statement_timeout = 0')
    await transaction.query('insert into slow values (1)')
    pid.resolve(row?.pid ?? 0)
  })
  const settled = lost.catch((error: unknown) => error)
  const isCommitting =
    "select 1 from pg_stat_activity where pid = $1 and query = 'commit' and state = 'active'"
  await waitForRow(beside, isCommitting, [await pid.promise])
  await beside.query('select pg_terminate_backend($1)', [await pid.promise])
  expect(await settled).toMatchObject({ name: 'CommitUnknownError' })
  expect(tries).toBe(1)
})

test('when every connection has been cut off the next calls work all the same', async () => {
  await Promise.all(Array.from({ length: 5 }, () => database.query('select 1')))
  await beside.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'onlend-relay' and datname = current_database()",
  )
  const values = await Promise.all(
    Array.from({ length: 5 }, () =>
      database.transaction((transaction) => transaction.query('select 1 as one')),
    ),
  )
  expect(values.flat()).toEqual(Array.from({ length: 5 }, () => ({ one: 1 })))
})

test('a statement that takes too long is given up', async () => {
  const hasty = openPostgresDatabase({ connectionString: address, statementTimeout: 50 })
  await expect(hasty.transaction((transaction) => transaction.query('select pg_sleep(60)'))).rejects.toThrow(
    'statement timeout',
  )
  await hasty.close()
})

test('an acknowledged commit is on disk, whatever the role says', async () => {
  const careless = Object.assign(new URL(address), { search: '?options=-c%20synchronous_commit%3Doff' }).href
  const other = openPostgresDatabase({ connectionString: careless })
  const [row] = await other.transaction((transaction) =>
    transaction.query("select current_setting('synchronous_commit') as setting"),
  )
  expect(row).toEqual({ setting: 'on' })
  await other.close()
})

test('S76: a number is not seen before a smaller one, although its transaction was quicker', async () => {
  const owner = newOwner()
  const isWritten = deferred()
  const mayCommit = deferred()
  const slow = createStore({
    ...database,
    transaction: (work, options) =>
      database.transaction(async (transaction) => {
        const result = await work(transaction)
        isWritten.resolve()
        await mayCommit.promise
        return result
      }, options),
  })
  const store = createStore(database)
  await store.prepare(0)
  const [early, late] = [withdrawClaim(owner), withdrawClaim(owner)]
  await store.claim(early)
  const delayed = slow.record(early, acceptedOutcome(early.now))
  await isWritten.promise
  const quick = store.claim(late)
  await waitForRow(
    beside,
    "select 1 from pg_locks where not granted and locktype in ('tuple', 'transactionid')",
    [],
  )
  expect((await store.listChangeEvents(owner, 0, 10)).newest).toBe(1)
  mayCommit.resolve()
  await Promise.all([delayed, quick])
  const { changeEvents } = await store.listChangeEvents(owner, 1, 10)
  expect(changeEvents.map(({ sequence, operationId }) => [sequence, operationId])).toEqual([
    [2, early.id],
    [3, late.id],
  ])
})

/** Asks again and again until the answer has a row. The test's own time limit ends it. */
async function waitForRow<Row extends Record<string, unknown>>(
  client: Client,
  sql: string,
  parameters: readonly unknown[],
): Promise<Row[]> {
  for (;;) {
    const { rows } = await client.query<Row>(sql, [...parameters])
    if (rows.length > 0) return rows
    await client.query('select pg_sleep(0.005)')
  }
}
