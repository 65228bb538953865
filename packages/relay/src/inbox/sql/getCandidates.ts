import { operations } from '@onlend/core/operations'
import type { EventRow } from '../../ledger/sql/index.ts'

/** The ids of the operations that an ambiguous event can be about. */
export function getCandidates({ kind, candidates }: Pick<EventRow, 'kind' | 'candidates'>): string[] {
  const keys = candidates ?? []
  // The key of a row is the operation id, a slash and the position.
  return [...new Set(operations[kind].hasRows ? keys.map((key) => key.slice(0, key.lastIndexOf('/'))) : keys)]
}
