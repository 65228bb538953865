import type { Owner } from '../../identity/Owner.ts'
import type { Database } from '../Database.ts'
import { appendChangeEvent } from './appendChangeEvent.ts'
import { forEachOwnerDue } from './forEachOwnerDue.ts'
import type { OperationRow } from './OperationRow.ts'
import { kindsSettledByEvent } from './kindsSettledByEvent.ts'
import { ownerValues } from './ownerValues.ts'

type StaleOptions = { environment: Owner['environment']; staleBefore: number; now: number }

/** Marks accepted operations as `stale` that have waited too long, of the kinds that the service promises an event for (Partner API, Events). */
export async function markStale(
  database: Database,
  { environment, staleBefore, now }: StaleOptions,
): Promise<void> {
  const isDue = `state = 'accepted' and kind in ${kindsSettledByEvent} and updated_at`
  const due = {
    sql: `select environment, owner_kind, owner_id from onlend_operations
      where environment = $1 and ${isDue} < $2 order by updated_at limit 1000`,
    parameters: [environment, staleBefore],
  }
  await forEachOwnerDue(database, due, async (transaction, owner) => {
    const stale = await transaction.query<Pick<OperationRow, 'id' | 'kind'>>(
      `update onlend_operations set state = 'stale', updated_at = $5
      where environment = $1 and owner_kind = $2 and owner_id = $3 and ${isDue} < $4 returning id, kind`,
      [...ownerValues(owner), staleBefore, now],
    )
    for (const { id, kind } of stale)
      await appendChangeEvent(transaction, owner, { operationId: id, kind, now })
  })
}
