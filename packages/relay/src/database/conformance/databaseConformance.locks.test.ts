import { expect, test } from 'vitest'
import { openSharedDatabase } from '../../../test/openSharedDatabase.ts'
import type { Database } from '../Database.ts'
import { databaseConformance } from './databaseConformance.ts'

for (const { name, run } of databaseConformance)
  test(`the database: ${name}`, async () => run(await openSharedDatabase()))

test('every case has a name of its own', () => {
  expect(new Set(databaseConformance.map(({ name }) => name)).size).toBe(databaseConformance.length)
})

const broken: [what: string, (database: Database) => Database][] = [
  [
    'whose transactions are none',
    (database) => ({ ...database, transaction: (work) => work({ query: database.query }) }),
  ],
  [
    'that hides errors',
    (database) => ({
      ...database,
      query: (sql, parameters) => database.query(sql, parameters).catch(() => []) as never,
    }),
  ],
  ['that hears nothing', (database) => ({ ...database, listen: async () => async () => undefined })],
]

test.each(broken)('a database %s fails a case', async (_what, breakIt) => {
  const database = breakIt(await openSharedDatabase())
  const runs = databaseConformance.map(({ run }) => run(database))
  expect((await Promise.allSettled(runs)).some(({ status }) => status === 'rejected')).toBe(true)
})
