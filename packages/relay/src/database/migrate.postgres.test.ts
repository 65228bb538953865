import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { makePostgresDatabase } from '../../test/makePostgresDatabase.ts'
import { newOwner, withdrawClaim } from '../../test/storeFixtures.ts'
import { createStore } from '../createStore.ts'
import type { Database } from './Database.ts'
import { migrations } from '../migrations.ts'
import { openPostgresDatabase } from './openPostgresDatabase.ts'

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

/** A schema as a version left it that knew so many steps. */
async function makeVersion(schema: string, steps: number): Promise<void> {
  const done = migrations.slice(0, steps)
  const ids = done.map(({ id }) => `insert into onlend_migrations values (${id})`)
  const begun = steps === 0 ? [] : ['create table onlend_migrations (id int primary key)', ...ids]
  const all = [`create schema ${schema}`, `set local search_path = ${schema}`, ...begun]
  await beside.query([...all, ...done.flatMap(({ statements }) => statements)].join(';\n'))
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

test('a database of every earlier version comes to the same tables, with two instances that start at once', async () => {
  const fresh = await describe('fresh')
  expect(fresh.length).toBeGreaterThan(100)
  for (let steps = 1; steps < migrations.length; steps += 1) {
    const schema = `from_${steps}`
    await makeVersion(schema, steps)
    await Promise.all([1, 2].map(() => createStore(open(schema)).prepare(0)))
    expect(await describe(schema), `from version ${steps}`).toEqual(fresh)
  }
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
              if (sql.startsWith('alter table onlend_events')) {
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

test('a table that a backup reads holds up a step for a second, which is not tried again at once', async () => {
  await makeVersion('read', 3)
  await beside.query('begin; lock table read.onlend_deliveries in access share mode')
  const store = createStore(open('read'))
  const refusal: unknown = await store.prepare(0).catch((error: unknown) => error)
  expect(String(refusal)).toContain('lock timeout')
  await expect(store.prepare(14_999)).rejects.toBe(refusal)
  await beside.query('commit')
  await store.prepare(15_000)
  expect(await describe('read')).toEqual(await describe('fresh'))
})

test('a version works on the tables of the next one, so that a deploy can go back', async () => {
  await makeVersion('newer', migrations.length)
  await beside.query(`insert into newer.onlend_migrations values (${migrations.length + 1});
    alter table newer.onlend_operations add column later text not null default ''`)
  const store = createStore(open('newer'))
  await store.prepare(0)
  const claim = withdrawClaim(newOwner())
  expect((await store.claim(claim)).type).toBe('claimed')
  expect((await store.findOperation([claim.owner], claim.id))?.state).toBe('submitting')
})

test('what had been kept before the inbox was listed is told apart afterwards', async () => {
  await makeVersion('kept', 3)
  await beside.query(`insert into kept.onlend_deliveries values
    ('d-read', 'sandbox', 's', 'm1', 'h', '{}', true, 1, 2), ('d-empty', 'sandbox', 's', 'm2', 'h', '{}', true, 1, 2),
    ('d-new', 'sandbox', 's', 'm3', 'h', '{}', true, 1, null);
    insert into kept.onlend_events (id, delivery_id, environment, source, position, kind, outcome, signed, quarantined, state, received_at)
    values ('e', 'd-read', 'sandbox', 's', 0, 'withdraw', 'succeeded', true, false, 'unmatched', 1)`)
  await createStore(open('kept')).prepare(0)
  const { rows } = await beside.query('select id, reading, redacted from kept.onlend_deliveries order by id')
  expect(rows).toEqual([
    { id: 'd-empty', reading: 'empty', redacted: true },
    { id: 'd-new', reading: null, redacted: false },
    { id: 'd-read', reading: 'read', redacted: true },
  ])
})
