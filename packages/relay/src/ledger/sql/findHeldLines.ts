import type { Queryable } from '../../database/Database.ts'
import { ownerValues } from '../../database/ownerValues.ts'
import type { OperationKey } from '../OperationRecord.ts'

/** A statement line that another operation holds. */
export type HeldLine = { hash: string; operationId: string }

/**
 * Whether all rows of a credited line failed: single rows, or the rows of a set that was refused, failed or reversed as a whole. An operation in conflict,
 * without an outcome or with a doubtful one still holds its lines, and so does evidence.
 */
const isFree = `l.used_for = 'repayment' and o.id is not null and not o.conflict and not exists (
  select 1 from onlend_operation_rows r where r.environment = l.environment and r.owner_kind = l.owner_kind and r.owner_id = l.owner_id
    and r.operation_id = l.operation_id and r.position = any (l.positions)
    and not (r.state = 'failed' or o.state = 'reversed' or (o.state in ('rejected', 'failed') and r.state <> 'succeeded')))`

/** Finds the given lines that other operations of the owner hold. The caller holds the owner's lock. */
export async function findHeldLines(
  transaction: Queryable,
  { owner, id }: OperationKey,
  hashes: readonly string[],
): Promise<HeldLine[]> {
  if (hashes.length === 0) return []
  return transaction.query<HeldLine>(
    `select l.line_hash as hash, l.operation_id as "operationId" from onlend_statement_lines l
    left join onlend_operations o on o.environment = l.environment and o.owner_kind = l.owner_kind and o.owner_id = l.owner_id
      and o.id = l.operation_id
    where l.environment = $1 and l.owner_kind = $2 and l.owner_id = $3 and l.retired_at is null and l.line_hash = any ($4::text[])
      and l.operation_id <> $5 and not (${isFree})
    order by l.sequence`,
    [...ownerValues(owner), [...hashes], id],
  )
}
