import type { Queryable } from '../../database/Database.ts'
import { appendChangeEvent } from '../../changes/sql/appendChangeEvent.ts'
import type { OperationRow } from './OperationRow.ts'
import { ownerValues } from '../../database/ownerValues.ts'

/** Rejects an operation whose time for the approval is over, and returns the row; returns any other row unchanged. The caller holds the owner's lock. */
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
