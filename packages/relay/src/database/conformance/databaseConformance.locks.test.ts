import { afterAll, expect, inject, test } from 'vitest'
import { openPgliteTemplate } from '../../../test/openPgliteTemplate.ts'
import { openSharedDatabase } from '../../../test/openSharedDatabase.ts'
import type { Database } from '../Database.ts'
import { databaseConformance } from './databaseConformance.ts'

// The embedded database on its thread, as a host has it, and not the one in which the tests of a worker run.
const isEmbedded = inject('postgresAddress') === undefined
const opened = isEmbedded ? openPgliteTemplate() : openSharedDatabase()
afterAll(async () => {
  if (isEmbedded) await (await opened).close()
})

for (const { name, run } of databaseConformance) test(`the database: ${name}`, async () => run(await opened))

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
]

test.each(broken)('a database %s fails a case', async (_what, breakIt) => {
  const database = breakIt(await opened)
  const runs = databaseConformance.map(({ run }) => run(database))
  expect((await Promise.allSettled(runs)).some(({ status }) => status === 'rejected')).toBe(true)
})
