import { operations } from '@onlend/core/operations'
import type { EventRow } from '../../ledger/sql/index.ts'

/** The ids of the operations that an event may be about, where that is several. */
export function getCandidates({ kind, candidates }: Pick<EventRow, 'kind' | 'candidates'>): string[] {
  const keys = candidates ?? []
  // A row of a set is named by its place behind the id.
  return [...new Set(operations[kind].hasRows ? keys.map((key) => key.slice(0, key.lastIndexOf('/'))) : keys)]
}
