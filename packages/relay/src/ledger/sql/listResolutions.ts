import type { OperationKey } from '../OperationRecord.ts'
import type { ResolutionEntry, StatementLineEvidence } from '../Resolution.ts'
import type { Queryable } from '../../database/Database.ts'
import { ownerValues } from '../../database/ownerValues.ts'

type EntryRow = {
  id: string
  step: ResolutionEntry['step']
  confirms: string | null
  outcome: ResolutionEntry['outcome']
  evidence: string
  evidence_reference: string | null
  evidence_at: number | string | null
  evidence_line: StatementLineEvidence | null
  state_before: string
  conflict_before: boolean
  decided_by: string
  decided_at: number | string
}

/** What operators said about an operation, oldest first. */
export async function listResolutions(
  database: Queryable,
  { owner, id }: OperationKey,
): Promise<ResolutionEntry[]> {
  const rows = await database.query<EntryRow>(
    `select * from onlend_resolutions where environment = $1 and owner_kind = $2 and owner_id = $3 and operation_id = $4
    order by sequence`,
    [...ownerValues(owner), id],
  )
  return rows.map((row) => ({
    id: row.id,
    step: row.step,
    confirms: row.confirms,
    outcome: row.outcome,
    evidence: {
      text: row.evidence,
      reference: row.evidence_reference,
      at: row.evidence_at === null ? null : Number(row.evidence_at),
      ...(row.evidence_line && { line: row.evidence_line }),
    },
    stateBefore: row.state_before,
    conflictBefore: row.conflict_before,
    by: row.decided_by,
    at: Number(row.decided_at),
  }))
}
