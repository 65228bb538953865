import assert from 'node:assert/strict'
import type { Database, Queryable } from '../Database.ts'

/** Milliseconds within which a signal has to arrive. */
const timeout = 5_000

/**
 * The requirements on every `Database`, as cases for any test runner: `for (const { name, run } of databaseConformance) test(name, () =>
 * run(database))`. Give it PostgreSQL 15 or newer, and a role that may create tables. A case rejects with an `AssertionError`.
 */
export const databaseConformance: readonly DatabaseCase[] = [
  {
    name: 'parameters arrive as what they are, and rows come back by the names of their columns',
    async run(database) {
      const [row] = await database.query(
        `select $1::text as text, $2::int as int, $3::boolean as boolean, $4::text as nothing, $5::jsonb as json,
          $6::float8 as float, $7::text[] as list, $8::text as quoted`,
        ['Ọláyínká', 7, true, null, '{"amount":"10.50"}', 0.5, ['a', 'b,"c'], "'; drop table x; --"],
      )
      assert.deepEqual(row, {
        text: 'Ọláyínká',
        int: 7,
        boolean: true,
        nothing: null,
        json: { amount: '10.50' },
        float: 0.5,
        list: ['a', 'b,"c'],
        quoted: "'; drop table x; --",
      })
    },
  },
  {
    name: 'a moment in milliseconds keeps every digit, and an amount too',
    async run(database) {
      const [row] = await database.query<{ at: unknown; amount: unknown }>(
        'select $1::bigint as at, $2::numeric as amount',
        [1_893_456_000_123, '12345678901234567890.10'],
      )
      assert.deepEqual([Number(row?.at), String(row?.amount)], [1_893_456_000_123, '12345678901234567890.10'])
    },
  },
  {
    name: 'a statement that finds or changes nothing returns no rows, and one with `returning` what it wrote',
    run: (database) =>
      withTable(database, async (table) => {
        assert.deepEqual(await database.query(`select id from ${table}`), [])
        assert.deepEqual(await database.query(`update ${table} set value = 1`), [])
        const written = await database.query(`insert into ${table} values ($1, $2) returning id`, ['a', 1])
        assert.deepEqual(written, [{ id: 'a' }])
      }),
  },
  {
    name: 'a statement that fails rejects with an error that has the code of PostgreSQL, and the next one is run',
    run: (database) =>
      withTable(database, async (table) => {
        await database.query(`insert into ${table} values ('a', 1)`)
        await assert.rejects(database.query(`insert into ${table} values ('a', 2)`), hasCode('23505'))
        await assert.rejects(database.query('select * from onlend_conformance_of_nothing'), hasCode('42P01'))
        assert.equal(await sum(database, table), 1)
      }),
  },
  {
    name: 'a transaction sees what it has written, and is there as a whole once it resolves, with what its work returned',
    run: (database) =>
      withTable(database, async (table) => {
        const seen = await database.transaction(async (transaction) => {
          await transaction.query(`insert into ${table} values ('a', 1)`)
          await transaction.query(`insert into ${table} values ('b', 2)`)
          return sum(transaction, table)
        })
        assert.deepEqual([seen, await sum(database, table)], [3, 3])
      }),
  },
  {
    name: 'a transaction whose work rejects leaves nothing, and rejects with that very error',
    run: (database) =>
      withTable(database, async (table) => {
        const reason = new Error('the work gave up')
        const work = database.transaction(async (transaction) => {
          await transaction.query(`insert into ${table} values ('a', 1)`)
          throw reason
        })
        await assert.rejects(work, reason)
        assert.equal(await sum(database, table), 0)
      }),
  },
  {
    name: 'a transaction in which a statement failed leaves nothing',
    run: (database) =>
      withTable(database, async (table) => {
        const work = database.transaction(async (transaction) => {
          await transaction.query(`insert into ${table} values ('a', 1)`)
          await transaction.query(`insert into ${table} values ('a', 2)`)
        })
        await assert.rejects(work, hasCode('23505'))
        assert.equal(await sum(database, table), 0)
      }),
  },
  {
    name: 'transactions that lock the same row come one after the other, and none of what they add is lost',
    run: (database) =>
      withTable(database, async (table) => {
        await database.query(`insert into ${table} values ('a', 0)`)
        const add = () =>
          database.transaction(async (transaction) => {
            const [row] = await transaction.query<{ value: number }>(
              `select value from ${table} where id = 'a' for update`,
            )
            await transaction.query(`update ${table} set value = $1`, [(row?.value ?? 0) + 1])
          })
        await Promise.all(Array.from({ length: 8 }, add))
        assert.equal(await sum(database, table), 8)
      }),
  },
  {
    name: 'a transaction that began to wait for a row reads it as the one before has left it',
    run: (database) =>
      withTable(database, async (table) => {
        const insertOnce = () =>
          database.transaction(async (transaction) => {
            await transaction.query(`lock table ${table} in share row exclusive mode`)
            if ((await sum(transaction, table)) === 0)
              await transaction.query(`insert into ${table} values ('a', 1)`)
          })
        await Promise.all([insertOnce(), insertOnce()])
        assert.equal(await sum(database, table), 1)
      }),
  },
  {
    name: 'what is notified in a transaction is heard once it is committed, not where it was rolled back, and not after the listening has ended',
    async run(database) {
      const heard: (string | null)[] = []
      const arrived = createSignal()
      const stop = await database.listen('onlend_conformance', (payload) => {
        heard.push(payload)
        if (payload === 'last') arrived.tell()
      })
      const notify = (payload: string, isUndone = false) =>
        database.transaction(async (transaction) => {
          await transaction.query("select pg_notify('onlend_conformance', $1)", [payload])
          if (isUndone) throw new Error('undone')
        })
      await notify('first')
      await assert.rejects(notify('undone', true))
      await notify('last')
      await arrived.within(timeout)
      await stop()
      await notify('unheard')
      // A `null` may come at any time: some may have been missed.
      assert.deepEqual(
        heard.filter((payload) => payload !== null),
        ['first', 'last'],
      )
    },
  },
]

/** One thing that a database has to do. `run` rejects where it does not. */
export type DatabaseCase = { name: string; run(database: Database): Promise<void> }

async function withTable(database: Database, work: (table: string) => Promise<void>): Promise<void> {
  const table = `onlend_conformance_${crypto.randomUUID().replaceAll('-', '')}`
  await database.query(`create table ${table} (id text primary key, value int not null)`)
  try {
    await work(table)
  } finally {
    await database.query(`drop table ${table}`)
  }
}

async function sum(target: Queryable, table: string): Promise<number> {
  const [row] = await target.query<{ sum: number }>(
    `select coalesce(sum(value), 0)::float8 as sum from ${table}`,
  )
  return row?.sum ?? Number.NaN
}

function hasCode(code: string): (error: unknown) => boolean {
  return (error) => error instanceof Error && 'code' in error && error.code === code
}

function createSignal(): { tell(): void; within(milliseconds: number): Promise<void> } {
  let tell: () => void = () => undefined
  const told = new Promise<void>((resolve) => {
    tell = resolve
  })
  return {
    tell: () => tell(),
    async within(milliseconds) {
      let timer: ReturnType<typeof setTimeout> | undefined
      const late = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(
          () => reject(new assert.AssertionError({ message: 'nothing was heard' })),
          milliseconds,
        )
      })
      await Promise.race([told, late]).finally(() => clearTimeout(timer))
    },
  }
}
