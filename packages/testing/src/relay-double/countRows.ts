import type { Operation } from '@onlend/core'
import type { OperationRow } from '@onlend/core/relay'

/** Counts the rows of a set by outcome. */
export function countRows(rows: readonly OperationRow[]): NonNullable<Operation['rows']> {
  const count = (state: OperationRow['state']) => rows.filter((row) => row.state === state).length
  return {
    total: rows.length,
    succeeded: count('succeeded'),
    failed: count('failed'),
    awaited: count('awaited'),
  }
}
