import type { Queryable } from '../../database/Database.ts'
import type { EventAssignment } from '../InboxRecord.ts'
import type { OperationRecord } from '../../ledger/index.ts'
import { AssignmentConflictError } from '../AssignmentConflictError.ts'
import { appendAudit } from '../../observability/index.ts'
import {
  conflictsWith,
  type EventRow,
  type OperationRow,
  readOperation,
  selectOperation,
  type SetRowRecord,
  settleOperation,
  settleRow,
} from '../../ledger/sql/index.ts'
import { getCandidates } from './getCandidates.ts'
import { markMatched } from './markMatched.ts'
import { matchWaitingEvents } from './matchWaitingEvents.ts'

type SettleOptions = Pick<EventAssignment, 'force' | 'now'> & {
  operation: OperationRow
  event: EventRow
  /** The person. The function writes an audit entry where `by` and `sign` are given. */
  by: EventAssignment['by'] | undefined
  sign: EventAssignment['sign'] | undefined
}

/**
 * Settles an operation by an event that a person assigned: the row of the transaction that the event names, else the whole operation. Returns the
 * operation in its new state. The caller holds the owner's lock.
 *
 * @throws AssignmentConflictError for an event of another kind or about a transaction that is not among the rows; and, without `force`, for another
 * partner, amount or account.
 */
export async function settleAssigned(
  transaction: Queryable,
  { operation, event, force, by, sign, now }: SettleOptions,
): Promise<OperationRecord | null> {
  const { environment, owner_kind: kind, owner_id: id } = operation
  const { customer_partner_id: partner } = event
  // An operation that waits for approval was not sent.
  if (operation.state === 'awaiting_approval') throw new AssignmentConflictError()
  if (event.kind !== operation.kind) throw new AssignmentConflictError()
  const isAboutRow = operation.rows_total !== null && event.transaction_reference !== null
  // Neither a row nor a set can be reversed.
  if (operation.rows_total !== null && event.outcome === 'reversed') throw new AssignmentConflictError()
  const row = isAboutRow ? await findNamedRow(transaction, operation, event) : null
  const facts = row ? { ...operation, amount: row.amount } : operation
  if (!force && ((partner !== null && partner !== id) || conflictsWith(event, facts))) {
    throw new AssignmentConflictError()
  }
  // The service has refused the whole set, so an event about one row conflicts with the whole operation.
  if (row && operation.state !== 'rejected')
    await settleRow(transaction, { environment, kind, id }, { row, event, matched: 'assigned', now })
  else await settleOperation(transaction, operation, event, { matched: 'assigned', now })
  await markMatched(transaction, event, { operationId: operation.id })
  // The outcome of this operation may decide events about equal ones.
  const owner = { environment, kind, id }
  await matchWaitingEvents(transaction, owner, { operationIds: [operation.id, ...getCandidates(event)], now })
  if (sign && by !== undefined) {
    const facts = { outcome: event.outcome, operation: operation.id, kind: operation.kind, force }
    const note = { action: 'assigned', by, owner, subject: event.id, facts: facts, at: now } as const
    await appendAudit(transaction, environment, { note, sign })
  }
  const settled = await selectOperation(transaction, { owner, id: operation.id })
  return settled && readOperation(settled)
}

async function findNamedRow(
  transaction: Queryable,
  { environment, owner_kind, owner_id, id }: OperationRow,
  event: EventRow,
): Promise<SetRowRecord> {
  const [row] = await transaction.query<SetRowRecord>(
    `select operation_id, position, reference, amount, state, service_reference from onlend_operation_rows
    where environment = $1 and owner_kind = $2 and owner_id = $3 and operation_id = $4 and reference = $5
    order by case when state = 'awaited' then 0 else 1 end, case when amount = $6 then 0 else 1 end, position limit 1`,
    [environment, owner_kind, owner_id, id, event.transaction_reference, event.amount],
  )
  if (!row) throw new AssignmentConflictError()
  return row
}
