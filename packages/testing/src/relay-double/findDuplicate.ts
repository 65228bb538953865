import type { Amount, Operation, PossibleDuplicate } from '@onlend/core'
import { findEffects, operations, rowKey } from '@onlend/core/operations'
import type { ClaimParameters, LedgerEntry } from './LedgerEntry.ts'

type FindDuplicateParameters = {
  now: number
  /** Milliseconds for which a settled operation holds an equal one back. */
  window: number
}

/** Finds the newest operation that holds a claim back, and the claim's rows that were sent before. */
export function findDuplicate(
  entries: readonly LedgerEntry[],
  claim: ClaimParameters,
  { now, window }: FindDuplicateParameters,
): PossibleDuplicate | null {
  const newest = entries
    .filter(
      ({ operation }) =>
        operation.customerPartnerId === claim.customerPartnerId &&
        operation.channelPartnerId === claim.channelPartnerId &&
        operation.kind === claim.kind &&
        holdsBack(operation, { now, window }),
    )
    .toReversed()
  const definition = operations[claim.kind]
  const given = definition.rows(claim.body)
  if (given.length === 0) {
    const duplicateKey = definition.duplicateKey(claim.body)
    const equal = newest.find(
      (entry) =>
        entry.duplicateKey === duplicateKey &&
        (entry.operation.state !== 'failed' || entry.operation.matched === 'facts'),
    )
    return duplicateKey !== null && equal ? { operation: { ...equal.operation }, rows: [] } : null
  }
  const rows = given.flatMap((row, position) => {
    const key = rowKey(row)
    const isRepeated = ({ rows: sent, operation }: LedgerEntry) =>
      sent.some(
        (earlier) =>
          key !== null &&
          rowKey(earlier) === key &&
          (earlier.state === 'succeeded' || (earlier.state === 'awaited' && operation.state !== 'failed')),
      )
    const entry = newest.find(isRepeated)
    // The cast is safe: rows are read as decimals.
    const amount = row.amount as Amount | null
    return entry ? [{ position, reference: row.reference, amount, operationId: entry.operation.id }] : []
  })
  const entry = newest.find(({ operation }) => rows.some(({ operationId }) => operationId === operation.id))
  return entry ? { operation: { ...entry.operation }, rows } : null
}

const day = 86_400_000

const withoutEnd: ReadonlySet<string> = new Set([
  'awaiting_approval',
  'submitting',
  'unknown',
  'stale',
] satisfies Operation['state'][])

/** Whether this operation holds back an equal one, or a set with equal rows, as in the real relay. */
function holdsBack(operation: Operation, { now, window }: { now: number; window: number }): boolean {
  const { state, kind, createdAt, acceptedAt, settledAt, updatedAt } = operation
  if (state === 'rejected') return false
  if (withoutEnd.has(state)) return true
  const hold = state === 'accepted' && findEffects(kind).settledBy === 'event' ? day : window
  const since = state === 'accepted' ? (acceptedAt ?? createdAt) : (settledAt ?? updatedAt)
  return now - Date.parse(since) < hold
}
