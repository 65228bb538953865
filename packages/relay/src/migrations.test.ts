import { expect, test } from 'vitest'
import { joinMigrations } from './database/joinMigrations.ts'
import { migrations } from './migrations.ts'

test('the migration steps are numbered from one without a gap', () => {
  expect(migrations.map(({ id }) => id)).toEqual(migrations.map((_, at) => at + 1))
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
