import type { EndOutcome, Evidence, Resolution, ResolutionEntry } from '../Resolution.ts'
import type { Queryable } from '../../database/Database.ts'
import { appendAudit } from '../../observability/index.ts'
import { appendChangeEvent } from '../../changes/sql/appendChangeEvent.ts'
import { findHeldLines } from './findHeldLines.ts'
import { holdLines } from './holdLines.ts'
import { lockOwner } from './lockOwner.ts'
import type { MatchWaiting } from './MatchWaiting.ts'
import type { OperationRow } from './OperationRow.ts'
import { ownerValues } from '../../database/ownerValues.ts'
import { readOperation } from './readOperation.ts'
import { resolveRows } from './resolveRows.ts'
import { selectOperation } from './selectOperation.ts'
import { storableJson, storableText } from '../../database/storableValues.ts'
import type { OperationKey, OperationRecord } from '../OperationRecord.ts'
import type { Sign } from '../../lib/keyedHash.ts'

/** An operator's statement about an operation: an outcome on evidence, or the confirmation of another operator's proposal. */
export type OperatorResolution = {
  key: OperationKey
  said: { outcome: EndOutcome; evidence: Evidence; lineHash?: string | null } | { confirms: string }
  by: string
  /** Two operators are required: the first one's statement is a proposal. */
  fourEyes: boolean
  /** Signs the audit entry, which the same transaction writes. */
  sign?: Sign
  now: number
}

/**
 * The result of a resolution. `notResolvable`: the operation is being sent, has its outcome, or lost the proposal. `samePerson`: an operator cannot
 * confirm their own proposal. `lineUsed`: another operation holds the statement line that would be the evidence; nothing was written.
 */
export type ResolutionResult =
  | { type: 'resolved' | 'proposed'; operation: OperationRecord }
  | { type: 'notFound' }
  | { type: 'samePerson' }
  | { type: 'lineUsed'; operations: string[] }
  | { type: 'notResolvable'; operation: OperationRecord }

/**
 * Resolves an operation by an operator's hand: one that awaits its outcome, one in conflict, or, as reversed, one that succeeded. The ledger keeps
 * the first operator's statement as a proposal under `fourEyes`, and a second operator can confirm only the newest one.
 */
export async function resolveOperation(
  transaction: Queryable,
  { key, said, by, fourEyes, sign, now }: OperatorResolution,
  matchWaiting: MatchWaiting,
): Promise<ResolutionResult> {
  // Before the lock, which would write a row for an unknown owner.
  if (!(await selectOperation(transaction, key))) return { type: 'notFound' }
  await lockOwner(transaction, key.owner)
  const row = await selectOperation(transaction, key)
  if (!row) return { type: 'notFound' }
  const proposal = 'confirms' in said ? confirmed(row, said.confirms) : null
  const meant = 'confirms' in said ? proposal : said
  if (!meant || !isResolvable(row, meant.outcome))
    return { type: 'notResolvable', operation: readOperation(row) }
  if (proposal?.by === by) return { type: 'samePerson' }

  const lineHash = 'confirms' in said ? null : (said.lineHash ?? null)
  const held = lineHash === null ? [] : await findHeldLines(transaction, key, [lineHash])
  if (held.length > 0) return { type: 'lineUsed', operations: held.map(({ operationId }) => operationId) }

  const { outcome } = meant
  const evidence: Evidence = { ...meant.evidence, text: storableText(meant.evidence.text) }
  const step = proposal ? 'confirmed' : fourEyes ? 'proposed' : 'resolved'
  const id = crypto.randomUUID()
  await keepEntry(transaction, row, {
    id,
    step,
    confirms: proposal?.id ?? null,
    outcome,
    evidence,
    by,
    at: now,
  })
  await releaseEvidence(transaction, key, {
    of: step === 'proposed' ? 'proposals' : 'all',
    ...{ confirmed: proposal?.id ?? null, now },
  })
  if (lineHash !== null) {
    const proposalId = step === 'proposed' ? id : null
    await holdLines(transaction, key, [{ hash: lineHash, positions: [] }], {
      usedFor: 'evidence',
      proposalId,
      now,
    })
  }
  const resolution: Resolution = {
    outcome,
    evidence,
    by: proposal?.by ?? by,
    confirmedBy: proposal ? by : null,
    at: now,
  }
  if (step === 'proposed') await propose(transaction, row, { ...resolution, id })
  else {
    await settle(transaction, row, resolution)
    // An event that could be about this operation may now fit only one other.
    await matchWaiting(transaction, key.owner, { operationIds: [row.id], now })
  }
  if (sign) {
    const facts = { outcome, stateBefore: row.state, conflictBefore: row.conflict, kind: row.kind }
    const note = { action: step, by, owner: key.owner, subject: row.id, facts, at: now } as const
    await appendAudit(transaction, key.owner.environment, { note, sign })
  }
  const operation = await selectOperation(transaction, key)
  return { type: step === 'proposed' ? 'proposed' : 'resolved', operation: readOperation(operation ?? row) }
}

function confirmed({ proposal }: OperationRow, id: string): OperationRow['proposal'] {
  return proposal?.id === id ? proposal : null
}

/** An operation with its outcome stays, except for a success that was reversed. A set cannot be reversed: its rows would contradict that. */
function isResolvable({ state, conflict, rows_total }: OperationRow, outcome: EndOutcome): boolean {
  if (outcome === 'reversed' && rows_total !== null) return false
  if (state === 'submitting') return false
  if (conflict || state === 'unknown' || state === 'stale' || state === 'accepted') return true
  return state === 'succeeded' && outcome === 'reversed'
}

async function keepEntry(
  transaction: Queryable,
  row: OperationRow,
  entry: Omit<ResolutionEntry, 'stateBefore' | 'conflictBefore'>,
): Promise<void> {
  const { reference } = entry.evidence
  await transaction.query(
    `insert into onlend_resolutions (
      environment, owner_kind, owner_id, operation_id, id, step, confirms, outcome, evidence, evidence_reference, evidence_at,
      state_before, conflict_before, decided_by, decided_at, evidence_line
    ) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16::jsonb)`,
    [
      row.environment,
      row.owner_kind,
      row.owner_id,
      row.id,
      entry.id,
      entry.step,
      entry.confirms,
      entry.outcome,
      entry.evidence.text,
      reference === null ? null : storableText(reference),
      entry.evidence.at,
      row.state,
      row.conflict,
      entry.by,
      entry.at,
      entry.evidence.line ? storableJson(entry.evidence.line) : null,
    ],
  )
}

async function propose(
  transaction: Queryable,
  row: OperationRow,
  proposal: NonNullable<OperationRow['proposal']>,
): Promise<void> {
  await transaction.query(
    `update onlend_operations set proposal = $5::jsonb
    where environment = $1 and owner_kind = $2 and owner_id = $3 and id = $4`,
    [row.environment, row.owner_kind, row.owner_id, row.id, storableJson(proposal)],
  )
}

async function settle(transaction: Queryable, row: OperationRow, resolution: Resolution): Promise<void> {
  const owner = { environment: row.environment, kind: row.owner_kind, id: row.owner_id }
  const { outcome, at } = resolution
  const failedRows = row.rows_total === null ? 0 : await resolveRows(transaction, row, resolution)
  // A set with a failed row has failed, also where the operator resolved the other rows as succeeded.
  const state = failedRows > 0 && !row.conflict ? 'failed' : outcome
  await transaction.query(
    `update onlend_operations set state = $5, matched = 'resolved', verified = null, conflict = false, proposal = null,
      resolution = $6::jsonb, updated_at = $7,
      settled_at = case when $5 = 'reversed' then coalesce(settled_at, $7) else $7 end,
      reversed_at = case when $5 = 'reversed' then $7::bigint end
    where environment = $1 and owner_kind = $2 and owner_id = $3 and id = $4`,
    [...ownerValues(owner), row.id, state, storableJson(resolution), at],
  )
  await appendChangeEvent(transaction, owner, { operationId: row.id, kind: row.kind, now: at })
}

/** Releases the lines that are evidence for an operation: those of its proposals, or all. The line of the confirmed proposal stays with the resolution. */
async function releaseEvidence(
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
