import type { OperationKey } from '../OperationRecord.ts'
import type { Queryable } from '../../database/Database.ts'
import type { OperationRow } from './OperationRow.ts'
import { ownerValues } from '../../database/ownerValues.ts'

/** Reads one operation by its key. */
export async function selectOperation(
  database: Queryable,
  { owner, id }: OperationKey,
): Promise<OperationRow | null> {
  const [row] = await database.query<OperationRow>(
    'select * from onlend_operations where environment = $1 and owner_kind = $2 and owner_id = $3 and id = $4',
    [...ownerValues(owner), id],
  )
  return row ?? null
}
