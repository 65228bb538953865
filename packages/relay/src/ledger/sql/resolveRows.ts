import type { Resolution } from '../Resolution.ts'
import type { Queryable } from '../../database/Database.ts'
import type { OperationRow } from './OperationRow.ts'
import { storableText } from '../../database/storableValues.ts'

/** Gives the awaited rows of a set the outcome that an operator decided. Returns the number of failed rows of the set. */
export async function resolveRows(
  transaction: Queryable,
  { environment, owner_kind, owner_id, id }: OperationRow,
  { outcome, evidence, at }: Resolution,
): Promise<number> {
  const key = [environment, owner_kind, owner_id, id]
  await transaction.query(
    `update onlend_operation_rows set state = $5, message = $6, settled_at = $7
    where environment = $1 and owner_kind = $2 and owner_id = $3 and operation_id = $4 and state = 'awaited'`,
    [...key, outcome, storableText(evidence.text), at],
  )
  const [counted] = await transaction.query<{ failed: number }>(
    `update onlend_operations o set rows_succeeded = counted.succeeded, rows_failed = counted.failed from (
      select count(*) filter (where state = 'succeeded')::int as succeeded, count(*) filter (where state = 'failed')::int as failed
      from onlend_operation_rows where environment = $1 and owner_kind = $2 and owner_id = $3 and operation_id = $4
    ) counted
    where o.environment = $1 and o.owner_kind = $2 and o.owner_id = $3 and o.id = $4 returning counted.failed`,
    key,
  )
  return counted?.failed ?? 0
}
