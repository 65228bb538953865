import type { Database } from '../Database.ts'
import { lockOwner } from './lockOwner.ts'
import { loseOperation } from './loseOperation.ts'
import type { OperationRow } from './OperationRow.ts'

/** Marks operations as `unknown` whose sender is dead: every one without a live lease. */
export async function recoverSubmitting(
  database: Database,
  { leaseBefore, now }: { leaseBefore: number; now: number },
): Promise<void> {
  const dead = await database.query<OperationRow>(
    "select * from onlend_operations where state = 'submitting' and lease_until < $1 order by created_at limit 500",
    [leaseBefore],
  )
  for (const row of dead) {
    await database.transaction(async (transaction) => {
      await lockOwner(transaction, { environment: row.environment, kind: row.owner_kind, id: row.owner_id })
      await loseOperation(transaction, row, now)
    })
  }
}
