import type { Operation, PossibleDuplicate } from '@onlend/core'
import type { WriteName } from '@onlend/core/internal'
import { isSettledByEvent, operations, rowKey } from '@onlend/core/operations'
import type { LedgerEntry } from './createLedger.ts'

type FindDuplicateParameters = {
  now: number
  /** Milliseconds for which a settled operation holds an equal one back. */
  window: number
}

/** Finds the newest operation that holds a new one back, and the rows of the new one that were sent before. */
export function findDuplicate(
  entries: readonly LedgerEntry[],
  { operation: asked, body, rows: given }: LedgerEntry,
  { now, window }: FindDuplicateParameters,
): PossibleDuplicate | null {
  const newest = entries
    .filter(
      ({ operation }) =>
        operation.customerPartnerId === asked.customerPartnerId &&
        operation.channelPartnerId === asked.channelPartnerId &&
        operation.kind === asked.kind &&
        holdsBack(operation, now, window),
    )
    .toReversed()
  // The cast names the kinds that the double records.
  const key = operations[asked.kind as WriteName].duplicateKey
  const wanted = key(body)
  if (given.length === 0) {
    const equal = newest.find(
      ({ body: other, operation: { state, matched } }) =>
        wanted !== null && key(other) === wanted && (state !== 'failed' || matched === 'facts'),
    )
    return equal ? { operation: equal.operation, rows: [] } : null
  }
  const rows = given.flatMap((row) => {
    const earlier = newest.find(({ rows: sent, operation: { state } }) =>
      sent.some(
        (one) =>
          rowKey(one) === rowKey(row) &&
          (one.state === 'succeeded' || (one.state === 'awaited' && state !== 'failed')),
      ),
    )
    const { position, reference, amount } = row
    return earlier ? [{ position, reference, amount, operationId: earlier.operation.id }] : []
  })
  const earlier = newest.find(({ operation }) => rows.some(({ operationId }) => operationId === operation.id))
  return earlier ? { operation: earlier.operation, rows } : null
}

const dayMs = 86_400_000
const withoutEnd: ReadonlySet<string> = new Set(['awaiting_approval', 'submitting', 'unknown', 'stale'])

/** Whether this operation holds back an equal one, or a set with equal rows, as in the real relay. */
function holdsBack({ state, kind, settledAt, updatedAt }: Operation, now: number, window: number): boolean {
  if (state === 'rejected' || withoutEnd.has(state)) return state !== 'rejected'
  const holdMs = state === 'accepted' && isSettledByEvent(kind) ? dayMs : window
  return now - Date.parse(settledAt ?? updatedAt) < holdMs
}
