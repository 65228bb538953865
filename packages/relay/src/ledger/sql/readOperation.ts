import type { OperationRecord } from '../OperationRecord.ts'
import type { OperationRow } from './OperationRow.ts'

/** Turns a row into a record. */
export function readOperation(row: OperationRow): OperationRecord {
  const answer = { status: row.answer_status ?? 0, body: row.answer_body, retryAfter: row.answer_retry_after }
  const rows = {
    total: row.rows_total ?? 0,
    succeeded: row.rows_succeeded ?? 0,
    failed: row.rows_failed ?? 0,
  }
  return {
    owner: { environment: row.environment, kind: row.owner_kind, id: row.owner_id },
    id: row.id,
    kind: row.kind,
    actor: row.actor,
    state: row.state,
    reference: row.reference,
    payloadHash: row.payload_hash,
    summary: row.summary,
    answer: row.answer_status === null ? null : answer,
    refusal: row.refusal,
    serviceMessage: row.service_message,
    matched: row.matched,
    ambiguous: row.ambiguous && {
      candidates: row.ambiguous.candidates,
      succeeded: row.ambiguous.succeeded,
      failed: row.ambiguous.failed,
    },
    verified: row.verified,
    conflict: row.conflict,
    resolution: row.resolution,
    proposal: row.proposal,
    laterEvidence: row.later_evidence ?? [],
    result: row.result,
    rows: row.rows_total === null ? null : rows,
    confirmedDuplicate: row.confirmed_duplicate,
    approval: row.approval,
    createdAt: Number(row.created_at),
    acceptedAt: row.accepted_at === null ? null : Number(row.accepted_at),
    settledAt: row.settled_at === null ? null : Number(row.settled_at),
    reversedAt: row.reversed_at === null ? null : Number(row.reversed_at),
    updatedAt: Number(row.updated_at),
  }
}
