import type { OperationRecord } from '../OperationRecord.ts'
import type { LaterEvidence } from '../Resolution.ts'
import type { Queryable } from '../../database/Database.ts'
import { appendChangeEvent } from '../../changes/sql/appendChangeEvent.ts'
import type { EventRow } from './EventRow.ts'
import type { OperationRow } from './OperationRow.ts'
import { storableJson } from '../../database/storableValues.ts'

type LaterOptions = { matched: NonNullable<OperationRecord['matched']>; now: number }

/** More than these are in the inbox alone: a sender of many events must not make every read of an operation long. */
const most = 20

/**
 * Keeps what is told of an operation after its final state: as a reversal of a success, as a conflict, or beside it. An unsigned event
 * does neither of the first two to what a signed one has settled. The caller holds the owner's lock.
 */
export async function keepLaterEvidence(
  transaction: Queryable,
  row: OperationRow,
  event: EventRow,
  { matched, now }: LaterOptions,
): Promise<void> {
  // EventIdentity again, or both say that nothing moved. What an operator decided is worth every piece of evidence.
  if (row.state === event.outcome && row.matched !== 'resolved') return
  if (row.state === 'rejected' && event.outcome === 'failed') return
  const told = row.later_evidence ?? []
  if (told.some((one) => isRepeated(one, event, row))) return
  const isBelieved = event.signed || row.verified !== true
  const isReversal = isBelieved && row.state === 'succeeded' && event.outcome === 'reversed'
  const isConflict = isBelieved && isConflicting(row.state, event.outcome)
  const { outcome, message, reference, signed: verified } = event
  const kept: LaterEvidence[] = [...told, { outcome, message, reference, verified, at: now }].slice(0, most)
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

/** The same record of the service; without a reference, the same end while that is in doubt already. */
function isRepeated(one: LaterEvidence, event: EventRow, row: OperationRow): boolean {
  if (one.outcome !== event.outcome || one.reference !== event.reference) return false
  return event.reference !== null || row.conflict
}

/** A reversal says that the money came back, and so does not conflict with that it never left, nor that it had. */
function isConflicting(state: OperationRow['state'], outcome: EventRow['outcome']): boolean {
  if (outcome === 'succeeded') return state === 'failed' || state === 'rejected'
  return outcome === 'failed' && state === 'succeeded'
}
