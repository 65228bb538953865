import type { OperationRecord } from '../OperationRecord.ts'
import type { LaterEvidence } from '../Resolution.ts'
import type { Queryable } from '../../database/Database.ts'
import { appendChangeEvent } from '../../changes/sql/appendChangeEvent.ts'
import type { EventRow } from './EventRow.ts'
import type { OperationRow } from './OperationRow.ts'
import { storableJson } from '../../database/storableValues.ts'

type LaterOptions = { matched: NonNullable<OperationRecord['matched']>; now: number }

/** The most later events on an operation, so that a sender of many events makes no read long; the inbox has all. */
const most = 20

/**
 * Keeps a settlement event that comes after the final state: as a reversal of a success, as a conflict, or as later evidence alone. An unsigned
 * event neither reverses an operation that a signed one has settled nor puts it in conflict. The caller holds the owner's lock.
 */
export async function keepLaterEvidence(
  transaction: Queryable,
  row: OperationRow,
  event: EventRow,
  { matched, now }: LaterOptions,
): Promise<void> {
  // The event repeats the state, or both say that no money moved. An operator's resolution keeps every piece of evidence.
  if (row.state === event.outcome && row.matched !== 'resolved') return
  if (row.state === 'rejected' && event.outcome === 'failed') return
  const known = row.later_evidence ?? []
  if (known.some((one) => isRepeated(one, event, row))) return
  const isBelieved = event.signed || row.verified !== true
  const isReversal = isBelieved && row.state === 'succeeded' && event.outcome === 'reversed'
  const isConflict = isBelieved && isConflicting(row.state, event.outcome)
  const { outcome, message, reference, signed: verified } = event
  const kept: LaterEvidence[] = [...known, { outcome, message, reference, verified, at: now }].slice(0, most)
  await transaction.query(
    `update onlend_operations set later_evidence = $5::jsonb, conflict = conflict or $6, proposal = null, updated_at = $7,
      state = case when $8 then 'reversed' else state end, reversed_at = case when $8 then $7 else reversed_at end,
      matched = case when $8 then $9 else matched end, verified = case when $8 then $10 else verified end
    where environment = $1 and owner_kind = $2 and owner_id = $3 and id = $4`,
    [
      row.environment,
      row.owner_kind,
      row.owner_id,
      row.id,
      storableJson(kept),
      isConflict,
      now,
      isReversal,
      matched,
      event.signed,
    ],
  )
  const owner = { environment: row.environment, kind: row.owner_kind, id: row.owner_id }
  await appendChangeEvent(transaction, owner, { operationId: row.id, kind: row.kind, now })
}

/** Whether the event repeats kept evidence: the same outcome and reference; without a reference, only during a conflict. */
function isRepeated(one: LaterEvidence, event: EventRow, row: OperationRow): boolean {
  if (one.outcome !== event.outcome || one.reference !== event.reference) return false
  return event.reference !== null || row.conflict
}

/** A reversal means that the money came back, which conflicts neither with a failure nor with a success. */
function isConflicting(state: OperationRow['state'], outcome: EventRow['outcome']): boolean {
  if (outcome === 'succeeded') return state === 'failed' || state === 'rejected'
  return outcome === 'failed' && state === 'succeeded'
}
