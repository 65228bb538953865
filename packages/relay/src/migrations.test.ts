import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { joinMigrations } from './database/joinMigrations.ts'
import { migrations } from './migrations.ts'

const statements = migrations.flatMap((step) => step.statements)

test('the migration steps are numbered from one without a gap', () => {
  expect(migrations.map(({ id }) => id)).toEqual(migrations.map((_, at) => at + 1))
})

test('a released migration step is never changed', () => {
  // The parts of one step that modules have are in no order among each other.
  const steps = migrations
    .slice(0, 12)
    .map(({ id, statements: own }) => ({ id, statements: [...own].sort() }))
  const released = JSON.stringify(steps)
  expect(createHash('sha256').update(released).digest('hex')).toBe(
    '20d7366c907df6881e0563ac71dd5227d2731e6b5d59fb5e3584730f5446e8fb',
  )
})

test('no migration step removes or renames what the version before it still reads and writes', () => {
  const additions =
    /^(?:create table onlend_|create (?:or replace function|index|function|trigger) onlend_|create unique index onlend_statement_lines_held on onlend_statement_lines |drop index onlend_|alter table onlend_\w+ add column |update onlend_)/
  expect(statements.filter((statement) => !additions.test(statement))).toEqual([])
  const columns = statements.filter((statement) => statement.startsWith('alter table'))
  expect(columns.filter((statement) => /not null/.test(statement) && !/default/.test(statement))).toEqual([])
  expect(columns.filter((statement) => /,\s*(?:drop|alter|rename)\b/.test(statement))).toEqual([])
})

test('the parts that modules have of one step are one step, and a gap between the ids stops the start', () => {
  const ledger = [
    { id: 2, statements: ['b'] },
    { id: 1, statements: ['a'] },
  ]
  const inbox = [{ id: 2, statements: ['c'] }]
  expect(joinMigrations([ledger, inbox])).toEqual([
    { id: 1, statements: ['a'] },
    { id: 2, statements: ['b', 'c'] },
  ])
  expect(() => joinMigrations([ledger, [{ id: 4, statements: ['d'] }]])).toThrow(RangeError)
})
