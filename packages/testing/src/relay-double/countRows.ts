import type { Operation, OperationRow } from '@onlend/core'

/** How many rows of a set have settled, and how. */
export function countRows(rows: readonly OperationRow[]): NonNullable<Operation['rows']> {
  const count = (state: OperationRow['state']) => rows.filter((row) => row.state === state).length
  return {
    total: rows.length,
    succeeded: count('succeeded'),
    failed: count('failed'),
    awaited: count('awaited'),
  }
}
