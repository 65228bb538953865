import type { Owner } from '../../identity/Owner.ts'
import type { OperationRecord } from '../../operations/OperationRecord.ts'
import type { Queryable } from '../Database.ts'
import type { EventRow } from './EventRow.ts'
import { lockOwner } from './lockOwner.ts'
import { readOperation } from './readOperation.ts'
import { selectOperation } from './selectOperation.ts'
import { settleAssigned } from './settleAssigned.ts'

type AssignOptions = { owners: readonly Owner[]; eventId: string; operationId: string; now: number }

/** Ties an unmatched event to an operation of the partner that it names, by an operator's hand. */
export async function assignEvent(
  transaction: Queryable,
  { owners, eventId, operationId, now }: AssignOptions,
): Promise<OperationRecord | null> {
  const [found] = await transaction.query<EventRow>('select * from onlend_events where id = $1', [eventId])
  const owner = owners.find(
    ({ environment, kind, id }) =>
      kind === 'customerPartnerId' && environment === found?.environment && id === found.customer_partner_id,
  )
  if (!owner) return null
  await lockOwner(transaction, owner)
  const [event] = await transaction.query<EventRow>(
    "select * from onlend_events where id = $1 and state = 'unmatched'",
    [eventId],
  )
  const operation = await selectOperation(transaction, { owner, id: operationId })
  if (!event || !operation || operation.kind !== event.kind) return null
  if (!(await settleAssigned(transaction, operation, event, now))) return null
  const settled = await selectOperation(transaction, { owner, id: operationId })
  return settled && readOperation(settled)
}
