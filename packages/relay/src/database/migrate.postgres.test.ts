import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { makePostgresDatabase } from '../../test/makePostgresDatabase.ts'
import { newOwner, withdrawClaim } from '../../test/storeFixtures.ts'
import { createStore } from '../createStore.ts'
import type { Database } from './Database.ts'
import { migrations } from '../migrations.ts'
import { openPostgresDatabase } from './openPostgresDatabase.ts'
import { runMigrations } from './runMigrations.ts'

let address: string
/** A connection beside those that are tested. */
let beside: Client
const opened: Database[] = []

/** An instance whose tables are in a schema of their own. */
function open(schema: string, statementTimeout = 10_000): Database {
  const database = openPostgresDatabase({ connectionString: address, schema, statementTimeout })
  opened.push(database)
  return database
}

/** Every column and index of a schema. */
async function describe(schema: string): Promise<unknown[]> {
  const columns = await beside.query(
    `select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
    where table_schema = $1 order by 1, 2`,
    [schema],
  )
  const indexes = await beside.query(
    "select replace(indexdef, $1 || '.', '') as index from pg_indexes where schemaname = $1 order by 1",
    [schema],
  )
  return [...columns.rows, ...indexes.rows]
}

beforeAll(async () => {
  address = await makePostgresDatabase(inject('postgresAddress') ?? '')
  beside = new Client({ connectionString: address })
  await beside.connect()
  await beside.query('create schema fresh')
  await createStore(open('fresh')).prepare(0)
})

afterAll(async () => {
  await Promise.all(opened.map((database) => database.close()))
  await beside?.end()
})

test('a step of a later version is run once on the tables of this one, with two instances that start at once', async () => {
  await beside.query('create schema later')
  await createStore(open('later')).prepare(0)
  const fresh = await describe('fresh')
  expect(fresh.length).toBeGreaterThan(100)
  expect(await describe('later')).toEqual(fresh)
  const step = {
    id: migrations.length + 1,
    statements: ['alter table onlend_operations add column later int'],
  }
  await Promise.all([1, 2].map(() => runMigrations(open('later'), [...migrations, step])))
  expect(await describe('later')).toHaveLength(fresh.length + 1)
})

test('an instance that dies in the middle of the steps leaves none of them, and the next one makes them all', async () => {
  await beside.query('create schema died')
  const database = open('died')
  const dying: Database = {
    ...database,
    transaction: (work, options) =>
      database.transaction(
        (transaction) =>
          work({
            async query(sql, parameters) {
              if (sql.startsWith('create table onlend_events')) {
                const [row] = await transaction.query<{ pid: number }>('select pg_backend_pid() as pid')
                await beside.query('select pg_terminate_backend($1)', [row?.pid])
              }
              return transaction.query(sql, parameters)
            },
          }),
        options,
      ),
  }
  await expect(createStore(dying).prepare(0)).rejects.toThrow()
  expect(await describe('died')).toEqual([])
  await createStore(database).prepare(0)
  expect(await describe('died')).toEqual(await describe('fresh'))
})

test('a table that another connection holds holds up a step for a second, which is not tried again at once', async () => {
  await beside.query('create schema held; create table held.onlend_migrations (id int primary key)')
  await beside.query('begin; lock table held.onlend_migrations in share mode')
  const store = createStore(open('held'))
  const refusal: unknown = await store.prepare(0).catch((error: unknown) => error)
  expect(String(refusal)).toContain('lock timeout')
  await expect(store.prepare(14_999)).rejects.toBe(refusal)
  await beside.query('commit')
  await store.prepare(15_000)
  expect(await describe('held')).toEqual(await describe('fresh'))
})

test('a version works on the tables of the next one, so that a deploy can go back', async () => {
  await beside.query('create schema newer')
  await createStore(open('newer')).prepare(0)
  await beside.query(`insert into newer.onlend_migrations values (${migrations.length + 1});
    alter table newer.onlend_operations add column later text not null default ''`)
  const store = createStore(open('newer'))
  await store.prepare(0)
  const claim = withdrawClaim(newOwner())
  expect((await store.claim(claim)).type).toBe('claimed')
  expect((await store.findOperation([claim.owner], claim.id))?.state).toBe('submitting')
})
