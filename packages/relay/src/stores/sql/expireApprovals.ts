import type { Database, Queryable } from '../Database.ts'
import { appendChangeEvent } from './appendChangeEvent.ts'
import { forEachOwnerDue } from './forEachOwnerDue.ts'
import type { OperationRow } from './OperationRow.ts'
import { ownerValues } from './ownerValues.ts'

/** Gives up the operations for which no second person has decided in time: they become `rejected`, and what was to be sent is forgotten. */
export async function expireApprovals(database: Database, now: number): Promise<void> {
  const due = {
    sql: `select environment, owner_kind, owner_id from onlend_operations
      where state = 'awaiting_approval' and approval_expires_at <= $1 order by approval_expires_at limit 1000`,
    parameters: [now],
  }
  await forEachOwnerDue(database, due, async (transaction, owner) => {
    const expired = await transaction.query<OperationRow>(
      `select * from onlend_operations where environment = $1 and owner_kind = $2 and owner_id = $3
        and state = 'awaiting_approval' and approval_expires_at <= $4 order by created_at, id`,
      [...ownerValues(owner), now],
    )
    for (const row of expired) await expireApproval(transaction, row, now)
  })
}

/** Gives up an operation whose time to be approved is over, and returns it as it stands then; any other is returned as it is. The caller holds the owner's lock. */
export async function expireApproval(
  transaction: Queryable,
  row: OperationRow,
  now: number,
): Promise<OperationRow> {
  if (row.state !== 'awaiting_approval' || Number(row.approval_expires_at) > now) return row
  const owner = { environment: row.environment, kind: row.owner_kind, id: row.owner_id } as const
  const [expired] = await transaction.query<OperationRow>(
    `update onlend_operations set state = 'rejected', refusal = 'approval_expired', waiting_request = null, updated_at = $5,
      approval = approval || jsonb_build_object('decision', 'expired', 'decidedAt', approval_expires_at)
    where environment = $1 and owner_kind = $2 and owner_id = $3 and id = $4 and state = 'awaiting_approval' returning *`,
    [...ownerValues(owner), row.id, now],
  )
  if (!expired) return row
  await appendChangeEvent(transaction, owner, { operationId: row.id, kind: row.kind, now })
  return expired
}
