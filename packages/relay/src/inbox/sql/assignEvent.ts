import type { OperationRecord } from '../../ledger/index.ts'
import type { Queryable } from '../../database/Database.ts'
import type { EventAssignment } from '../InboxStore.ts'
import { type EventRow, lockOwner, selectOperation } from '../../ledger/sql/index.ts'
import { settleAssigned } from './settleAssigned.ts'

/**
 * Ties an unmatched event to an operation of the partner that it names, by a person's hand.
 *
 * @throws AssignmentConflictError when what the event tells does not fit the operation.
 */
export async function assignEvent(
  transaction: Queryable,
  { owners, id: eventId, operationId, force, by, sign, now }: EventAssignment,
): Promise<OperationRecord | null> {
  const [found] = await transaction.query<EventRow>('select * from onlend_events where id = $1', [eventId])
  const owner = owners.find(
    ({ environment, kind, id }) =>
      kind === 'customerPartnerId' && environment === found?.environment && id === found.customer_partner_id,
  )
  if (!owner) return null
  await lockOwner(transaction, owner)
  const [event] = await transaction.query<EventRow>(
    "select * from onlend_events where id = $1 and state = 'unmatched' for update",
    [eventId],
  )
  const operation = await selectOperation(transaction, { owner, id: operationId })
  if (!event || !operation) return null
  return settleAssigned(transaction, { operation, event, force, by, sign, now })
}
