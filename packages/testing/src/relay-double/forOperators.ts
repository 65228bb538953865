import type { AttentionOperation } from '@onlend/core/relay'
import type { LedgerEntry } from './LedgerEntry.ts'

/** An entry as operators are sent it. */
export function forOperators({ operation, proposal }: LedgerEntry): AttentionOperation {
  return { ...operation, proposal, place: `${Date.parse(operation.createdAt)}_${operation.id}` }
}
