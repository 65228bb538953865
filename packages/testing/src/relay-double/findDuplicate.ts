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
      ({ operation: { customerPartnerId, channelPartnerId, kind } }) =>
        customerPartnerId === asked.customerPartnerId &&
        channelPartnerId === asked.channelPartnerId &&
        kind === asked.kind,
    )
    .filter(({ operation }) => holdsBack(operation, now, window))
    .toReversed()
  // The cast names the kinds that the double records.
  const key = operations[asked.kind as WriteName].duplicateKey
  if (given.length === 0) {
    const wanted = key(body)
    const equal = newest.find(
      ({ body: other, operation: { state, matched } }) =>
        wanted !== null && key(other) === wanted && (state !== 'failed' || matched === 'facts'),
    )
    return equal ? { operation: equal.operation, rows: [] } : null
  }
  const rows = given.flatMap((row) => {
    const wanted = rowKey(row)
    const earlier = newest.find(({ rows: sent, operation: { state } }) => {
      const isHeld = (one: (typeof sent)[number]) =>
        one.state === 'succeeded' || (one.state === 'awaited' && state !== 'failed')
      return wanted !== null && sent.some((one) => rowKey(one) === wanted && isHeld(one))
    })
    const { position, reference, amount } = row
    return earlier ? [{ position, reference, amount, operationId: earlier.operation.id }] : []
  })
  const earlier = newest.find(({ operation }) => rows.some(({ operationId }) => operationId === operation.id))
  return earlier ? { operation: earlier.operation, rows } : null
}

const dayMs = 86_400_000
const withoutEnd: ReadonlySet<string> = new Set(['awaiting_approval', 'submitting', 'unknown', 'stale'])

/** Whether this operation holds back an equal one, or a set with equal rows, as in the real relay. */
function holdsBack(operation: Operation, now: number, window: number): boolean {
  const { state, kind, createdAt, acceptedAt, settledAt, updatedAt } = operation
  if (state === 'rejected' || withoutEnd.has(state)) return state !== 'rejected'
  const holdMs = state === 'accepted' && isSettledByEvent(kind) ? dayMs : window
  const since = state === 'accepted' ? (acceptedAt ?? createdAt) : (settledAt ?? updatedAt)
  return now - Date.parse(since) < holdMs
}
