import type { Queryable } from '../../database/Database.ts'
import { ownerValues } from '../../database/ownerValues.ts'
import { storableJson } from '../../database/storableValues.ts'
import type { OperationKey } from '../OperationRecord.ts'
import type { ClaimedLine } from '../Claim.ts'

type HoldOptions = {
  usedFor: 'repayment' | 'evidence'
  /** The proposal of evidence that a second operator has not confirmed yet. */
  proposalId?: string | null
  now: number
}

/**
 * Makes an operation hold statement lines. Retires the earlier holds of these lines by other operations; the operation's own holds stay. The caller holds the
 * owner's lock and has checked with `findHeldLines` that no other operation holds them.
 */
export async function holdLines(
  transaction: Queryable,
  { owner, id }: OperationKey,
  lines: readonly ClaimedLine[],
  { usedFor, proposalId = null, now }: HoldOptions,
): Promise<void> {
  if (lines.length === 0) return
  const key = [...ownerValues(owner), id]
  await transaction.query(
    `update onlend_statement_lines set retired_at = $6
    where environment = $1 and owner_kind = $2 and owner_id = $3 and operation_id <> $4 and line_hash = any ($5::text[]) and retired_at is null`,
    [...key, lines.map(({ hash }) => hash), now],
  )
  await transaction.query(
    `insert into onlend_statement_lines (environment, owner_kind, owner_id, operation_id, line_hash, positions, used_for, proposal_id, created_at)
    select $1, $2, $3, $4, hash, positions, $6, $7, $8 from jsonb_to_recordset($5::jsonb) as given (hash text, positions int[])
    where not exists (
      select 1 from onlend_statement_lines held where held.environment = $1 and held.owner_kind = $2 and held.owner_id = $3
        and held.line_hash = given.hash and held.operation_id = $4 and held.retired_at is null)`,
    [...key, storableJson(lines), usedFor, proposalId, now],
  )
}
