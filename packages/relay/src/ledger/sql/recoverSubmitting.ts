import type { Database } from '../../database/Database.ts'
import { forEachOwnerDue } from './forEachOwnerDue.ts'
import { markSenderDied } from './markSenderDied.ts'
import type { MatchWaiting } from './MatchWaiting.ts'
import type { OperationRow } from './OperationRow.ts'
import { ownerValues } from '../../database/ownerValues.ts'

/** Marks operations whose sender is dead: every submitting one whose lease ended. */
export async function recoverSubmitting(
  database: Database,
  { leaseBefore, now, matchWaiting }: { leaseBefore: number; now: number; matchWaiting: MatchWaiting },
): Promise<void> {
  const due = {
    sql: `select environment, owner_kind, owner_id from onlend_operations
      where state = 'submitting' and lease_until < $1 order by lease_until limit 1000`,
    parameters: [leaseBefore],
  }
  await forEachOwnerDue(database, due, async (transaction, owner) => {
    const dead = await transaction.query<OperationRow>(
      `select * from onlend_operations where environment = $1 and owner_kind = $2 and owner_id = $3
        and state = 'submitting' and lease_until < $4 order by created_at, id`,
      [...ownerValues(owner), leaseBefore],
    )
    for (const row of dead) await markSenderDied(transaction, row, { now, matchWaiting })
  })
}
