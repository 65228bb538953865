import type { Database } from '../Database.ts'
import { appendNotice } from './appendNotice.ts'
import { lockOwner } from './lockOwner.ts'
import type { OperationRow } from './OperationRow.ts'
import { selectOperation } from './selectOperation.ts'

/** Marks accepted operations as `stale` that have waited too long, of the kinds that the service promises an event for (Partner API, Events). */
export async function markStale(
  database: Database,
  { staleBefore, now }: { staleBefore: number; now: number },
): Promise<void> {
  const waiting = await database.query<OperationRow>(
    `select * from onlend_operations where state = 'accepted' and updated_at < $1
      and kind in ('withdraw', 'registerTransactions', 'reconcileRepayments') order by created_at limit 500`,
    [staleBefore],
  )
  for (const { id, kind, ...row } of waiting) {
    const owner = { environment: row.environment, kind: row.owner_kind, id: row.owner_id }
    await database.transaction(async (transaction) => {
      await lockOwner(transaction, owner)
      const current = await selectOperation(transaction, { owner, id })
      if (current?.state !== 'accepted' || Number(current.updated_at) >= staleBefore) return
      await transaction.query(
        `update onlend_operations set state = 'stale', updated_at = $5
        where environment = $1 and owner_kind = $2 and owner_id = $3 and id = $4`,
        [owner.environment, owner.kind, owner.id, id, now],
      )
      await appendNotice(transaction, owner, { operationId: id, kind, now })
    })
  }
}
