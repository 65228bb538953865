import type { Database } from '../../database/Database.ts'
import { expireApproval } from './expireApproval.ts'
import { forEachOwnerDue } from './forEachOwnerDue.ts'
import type { OperationRow } from './OperationRow.ts'
import { ownerValues } from '../../database/ownerValues.ts'

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
