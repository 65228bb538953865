import type { Owner } from '../../principals/Owner.ts'
import type { OperationRecord } from '../../operations/OperationRecord.ts'
import type { Queryable } from '../Database.ts'
import type { InboxPage } from '../../operations/OperationStore.ts'
import type { OperationRow } from './OperationRow.ts'
import { readOperation } from './readOperation.ts'

/** A page of the operations that need an operator, oldest first. */
export async function listAttention(
  database: Queryable,
  environment: Owner['environment'],
  { limit, after }: InboxPage,
): Promise<OperationRecord[]> {
  const rows = await database.query<OperationRow>(
    `select * from onlend_operations
    where environment = $1 and (created_at, id) > ($2, $3)
      and (state in ('unknown', 'stale') or conflict or (proposal is not null and state in ('accepted', 'succeeded')))
    order by created_at, id limit $4`,
    [environment, after?.receivedAt ?? -1, after?.id ?? '', limit],
  )
  return rows.map(readOperation)
}
