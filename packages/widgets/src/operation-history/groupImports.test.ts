import { Operation } from '@onlend/core'
import { expect, test } from 'vitest'
import { groupImports } from './groupImports.ts'

const operation = (id: string) =>
  Operation.parse({
    ...{ id, kind: 'registerTransactions', state: 'accepted', reference: 'TX-1', summary: {} },
    ...{ createdAt: '2026-01-10T08:00:00.000Z', updatedAt: '2026-01-10T08:00:00.000Z' },
  })

test('the parts of a file are one line, also halves and parts that were tried again, and other operations stay lines of their own', () => {
  const ids = ['b1.100-150', 'op_2', 'b1.0-100.2', 'b2.0-100', 'b1.150-200', 'op.with.dots']
  const entries = groupImports(ids.map(operation))
  expect(entries.map(({ id, isImport, operations }) => [id, isImport, operations.length])).toEqual([
    ['b1', true, 3],
    ['op_2', false, 1],
    ['b2', true, 1],
    ['op.with.dots', false, 1],
  ])
})
