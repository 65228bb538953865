import type { Queryable } from '../../database/Database.ts'
import { ownerValues } from '../../database/ownerValues.ts'
import type { OperationKey } from '../OperationRecord.ts'

/** Gives up the lines that are evidence for an operation: those of its proposals alone, or all. That of one proposal becomes the resolution's. */
export async function releaseEvidence(
  transaction: Queryable,
  { owner, id }: OperationKey,
  { of, confirmed, now }: { of: 'proposals' | 'all'; confirmed: string | null; now: number },
): Promise<void> {
  await transaction.query(
    `update onlend_statement_lines set
      retired_at = case when proposal_id = $6 then retired_at else $7::bigint end,
      proposal_id = case when proposal_id = $6 then null else proposal_id end
    where environment = $1 and owner_kind = $2 and owner_id = $3 and operation_id = $4 and used_for = 'evidence' and retired_at is null
      and ($5 = 'all' or proposal_id is not null)`,
    [...ownerValues(owner), id, of, confirmed, now],
  )
}
