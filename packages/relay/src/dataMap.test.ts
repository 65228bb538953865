import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testDatabase } from '../test/testDatabase.ts'

const page = readFileSync(new URL('../docs/data-map.md', import.meta.url), 'utf8')

/** Which row it is, and moments: the page says once that they are in the clear. */
const everywhere = /^(environment|owner_kind|owner_id|id|sequence|position|.*_at|at|lease_until)$/
/** What the page says in a sentence of its own. */
const apart = ['onlend_migrations', 'onlend_rate_limits']

test('the data map names every column of the database, and no other', async () => {
  const database = await testDatabase()
  const columns = await database.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name like 'onlend\\_%' order by 1`,
  )
  const stored = columns.map(({ name }) => name).filter((name) => !isApart(name))
  expect(readNamed().toSorted()).toEqual(stored.toSorted())
})

test('every row of the data map says the form and how long it is kept', () => {
  const rows = page.split('\n').filter((line) => line.startsWith('| `onlend_'))
  expect(rows.length).toBeGreaterThan(20)
  for (const row of rows) {
    const cells = row.split(' | ')
    expect(cells, row).toHaveLength(5)
    expect(cells[3], row).toMatch(/clear|sealed|hash/)
    expect(cells[4], row).toMatch(/\w{3}/)
  }
})

function isApart(name: string): boolean {
  const [table = '', column = ''] = name.split('.')
  return apart.includes(table) || everywhere.test(column)
}

/** Of the rows that begin with a table: its columns. */
function readNamed(): string[] {
  const rows = page.matchAll(/^\| `(onlend_\w+)` \| ([^|]*) \|/gm)
  return [...rows].flatMap(([, table, columns = '']) =>
    [...columns.matchAll(/`(\w+)`/g)]
      .map(([, column]) => `${table}.${column}`)
      .filter((name) => !isApart(name)),
  )
}
