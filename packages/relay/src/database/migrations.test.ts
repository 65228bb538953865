import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { migrations } from './migrations.ts'

const statements = migrations.flatMap((step) => step.statements)

test('the migration steps are numbered from one without a gap', () => {
  expect(migrations.map(({ id }) => id)).toEqual(migrations.map((_, at) => at + 1))
})

test('a released migration step is never changed', () => {
  const released = JSON.stringify(migrations.slice(0, 12))
  expect(createHash('sha256').update(released).digest('hex')).toBe(
    'ac780438791bff400ef3cf6ffe08e9b9144cf325b2b75206d8008741033ae1c1',
  )
})

test('no migration step removes or renames what the version before it still reads and writes', () => {
  const additions =
    /^(?:create table onlend_|create (?:or replace function|index|function|trigger) onlend_|drop index onlend_|alter table onlend_\w+ add column |update onlend_)/
  expect(statements.filter((statement) => !additions.test(statement))).toEqual([])
  const columns = statements.filter((statement) => statement.startsWith('alter table'))
  expect(columns.filter((statement) => /not null/.test(statement) && !/default/.test(statement))).toEqual([])
  expect(columns.filter((statement) => /,\s*(?:drop|alter|rename)\b/.test(statement))).toEqual([])
})
