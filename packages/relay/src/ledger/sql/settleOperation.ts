import type { OperationRecord } from '../OperationRecord.ts'
import type { Queryable } from '../../database/Database.ts'
import { appendChangeEvent } from '../../changes/sql/appendChangeEvent.ts'
import type { EventRow } from './EventRow.ts'
import { keepLaterEvidence } from './keepLaterEvidence.ts'
import type { OperationRow } from './OperationRow.ts'

type SettleOptions = { matched: NonNullable<OperationRecord['matched']>; now: number }

const final: ReadonlySet<string> = new Set(['succeeded', 'failed', 'rejected', 'reversed'])

/**
 * Gives an operation its final state. A final state stays, except that a reversal follows a success. An event that conflicts with the final
 * state is kept with its text and time, and flagged. So is a success of a whole set of which a row has failed, in whichever order the two came.
 */
export async function settleOperation(
  transaction: Queryable,
  row: OperationRow,
  event: EventRow,
  { matched, now }: SettleOptions,
): Promise<void> {
  const key = [row.environment, row.owner_kind, row.owner_id, row.id]
  const where = 'where environment = $1 and owner_kind = $2 and owner_id = $3 and id = $4'
  const serviceReference = findServiceReference(row, event)
  if (final.has(row.state)) {
    // Both states mean that no money moved.
    const isSame = row.state === event.outcome || (row.state === 'rejected' && event.outcome === 'failed')
    if (isSame && row.service_reference === null && serviceReference !== null)
      await transaction.query(`update onlend_operations set service_reference = $5 ${where}`, [
        ...key,
        serviceReference,
      ])
    return keepLaterEvidence(transaction, row, event, { matched, now })
  }
  await transaction.query(
    `update onlend_operations set state = $5, matched = $6, verified = $7, service_message = coalesce($8, service_message),
      service_reference = coalesce(service_reference, $9), settled_at = $10, updated_at = $10, proposal = null,
      conflict = conflict or ($5 = 'succeeded' and coalesce(rows_failed, 0) > 0),
      reversed_at = case when $5 = 'reversed' then $10::bigint end ${where}`,
    [...key, event.outcome, matched, event.signed, event.message, serviceReference, now],
  )
  const owner = { environment: row.environment, kind: row.owner_kind, id: row.owner_id }
  await appendChangeEvent(transaction, owner, { operationId: row.id, kind: row.kind, now })
}

/** The service's own reference in an event: the one that is neither the operation's id nor its reference. */
function findServiceReference(row: OperationRow, event: EventRow): string | null {
  const own = [row.id, row.reference]
  const named = [event.service_reference, event.reference]
  return named.find((reference) => reference !== null && !own.includes(reference)) ?? null
}
