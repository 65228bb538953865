import type { OperationKey } from '../../operations/OperationRecord.ts'
import type { Queryable } from '../Database.ts'
import type { KeptRow } from '../../operations/OperationStore.ts'
import { ownerValues } from './ownerValues.ts'

/** The rows of a set after a position, in the order in which they were sent. */
export async function listRows(
  database: Queryable,
  { owner, id }: OperationKey,
  { after, limit }: { after: number; limit: number },
): Promise<KeptRow[]> {
  const rows = await database.query<Omit<KeptRow, 'settledAt'> & { settled_at: number | string | null }>(
    `select position, reference, amount, state, message, settled_at from onlend_operation_rows
    where environment = $1 and owner_kind = $2 and owner_id = $3 and operation_id = $4 and position > $5
    order by position limit $6`,
    [...ownerValues(owner), id, after, limit],
  )
  return rows.map(({ settled_at, ...row }) => ({
    ...row,
    settledAt: settled_at === null ? null : Number(settled_at),
  }))
}
