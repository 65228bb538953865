import type { AttentionOperation } from '@onlend/core/relay'
import type { LedgerEntry } from './LedgerEntry.ts'

/** Makes the form of an entry that operators get. */
export function forOperators({ operation, proposal }: LedgerEntry): AttentionOperation {
  return { ...operation, proposal, place: `${Date.parse(operation.createdAt)}_${operation.id}` }
}
