import type { Queryable } from '../../database/Database.ts'
import { appendChangeEvent } from '../../changes/sql/appendChangeEvent.ts'
import type { MatchWaiting } from './MatchWaiting.ts'
import type { OperationRow } from './OperationRow.ts'
import { selectOperation } from './selectOperation.ts'

/**
 * Marks an operation whose sender died: whether it was sent is not known, and the relay never sends it again. A settlement event about one of its rows proves
 * the send, and an event that waits may give the outcome. The caller holds the owner's lock.
 */
export async function markSenderDied(
  transaction: Queryable,
  row: OperationRow,
  { now, matchWaiting }: { now: number; matchWaiting: MatchWaiting },
): Promise<OperationRow> {
  const [lost] = await transaction.query<OperationRow>(
    `update onlend_operations set state = case when rows_succeeded + rows_failed > 0 then 'accepted' else 'unknown' end, updated_at = $5
    where environment = $1 and owner_kind = $2 and owner_id = $3 and id = $4 and state = 'submitting' returning *`,
    [row.environment, row.owner_kind, row.owner_id, row.id, now],
  )
  if (!lost) return row
  const owner = { environment: row.environment, kind: row.owner_kind, id: row.owner_id }
  await appendChangeEvent(transaction, owner, { operationId: row.id, kind: row.kind, now })
  await matchWaiting(transaction, owner, { operationIds: [row.id], now })
  return (await selectOperation(transaction, { owner, id: row.id })) ?? lost
}
