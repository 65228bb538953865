import type { Queryable } from '../../database/Database.ts'
import type { OperationRecord } from '../OperationRecord.ts'
import type { Claim, ClaimResult, NewApproval } from '../Claim.ts'
import { appendAudit } from '../../observability/index.ts'
import { appendChangeEvent } from '../../changes/sql/appendChangeEvent.ts'
import { checkSpending } from './checkSpending.ts'
import { expireApproval } from './expireApproval.ts'
import { findFence } from './findFence.ts'
import { findDuplicate } from './findDuplicate.ts'
import { findHeldLines } from './findHeldLines.ts'
import { findTombstone } from './findTombstone.ts'
import { holdLines } from './holdLines.ts'
import { lockOwner } from './lockOwner.ts'
import { markSenderDied } from './markSenderDied.ts'
import type { MatchWaiting } from './MatchWaiting.ts'
import type { OperationRow } from './OperationRow.ts'
import { ownerValues } from '../../database/ownerValues.ts'
import { readOperation } from './readOperation.ts'
import { selectOperation } from './selectOperation.ts'
import { storableJson } from '../../database/storableValues.ts'

/** Writes an operation down before the send, unless its key is known, or the ledger refuses it: as a possible duplicate, by a rule or by the fence. */
export async function claimOperation(
  transaction: Queryable,
  claim: Claim,
  matchWaiting: MatchWaiting,
): Promise<ClaimResult> {
  const { owner, id, now } = claim
  await lockOwner(transaction, owner)
  const known = await selectOperation(transaction, claim)
  if (known) {
    const isDead = known.state === 'submitting' && Number(known.lease_until) < now
    const operation = isDead
      ? await markSenderDied(transaction, known, { now, matchWaiting })
      : await expireApproval(transaction, known, now)
    return { type: 'known', operation: readOperation(operation) }
  }
  // After the operation: one that is forgotten meanwhile is found as an operation or as a tombstone.
  const tombstone = await findTombstone(transaction, [owner], id)
  if (tombstone) return { type: 'forgotten', tombstone }
  const fenced = await findFence(transaction, claim)
  if (fenced) return fenced
  const credited = await findCredited(transaction, claim)
  if (credited) return credited
  const duplicate = await findDuplicate(transaction, claim)
  const isConfirmed = duplicate?.operation.id === claim.heldBack?.confirmed
  if (duplicate && !isConfirmed)
    return { type: 'possibleDuplicate', operation: readOperation(duplicate.operation), rows: duplicate.rows }

  const { spending: check, approval } = claim
  const refusal = check && (await checkSpending(transaction, { ...claim, check }))
  if (refusal) return { type: 'notAllowed', refusal }

  const [operation] = await transaction.query<OperationRow>(
    `insert into onlend_operations (
      environment, owner_kind, owner_id, id, kind, state, reference, actor, payload_hash, duplicate_key, amount,
      destination_hash, destination_end, summary, rows_total, rows_succeeded, rows_failed, lease_until, created_at, updated_at,
      confirmed_duplicate, currency, approval, approval_expires_at, waiting_request, trace_parent
    ) values ($1, $2, $3, $4, $5, $19, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $15, $16, $17, $17, $18,
      $20, $21::jsonb, $22, $23, $24) returning *`,
    [
      ...ownerValues(owner),
      id,
      claim.kind,
      claim.reference,
      claim.actor,
      claim.payloadHash,
      claim.duplicateKey,
      claim.amount,
      claim.destinationHash,
      claim.destinationEnd,
      storableJson(claim.summary),
      claim.rows.length || null,
      claim.rows.length > 0 ? 0 : null,
      claim.leaseUntil,
      now,
      duplicate?.operation.id ?? null,
      approval ? 'awaiting_approval' : 'submitting',
      check?.currency ?? null,
      approval && storableJson(toApproval(approval)),
      approval?.expiresAt ?? null,
      approval && JSON.stringify(approval.request),
      claim.traceParent ?? null,
    ],
  )
  if (!operation) throw new Error('The ledger did not return what was written')
  await insertRows(transaction, claim)
  await holdLines(transaction, claim, claim.statementLines ?? [], { usedFor: 'repayment', now })
  await appendChangeEvent(transaction, owner, { operationId: id, kind: claim.kind, now })
  if (duplicate && claim.sign) {
    const facts = { kind: claim.kind, earlier: duplicate.operation.id }
    const note = {
      action: 'duplicateConfirmed',
      by: claim.actor,
      owner,
      subject: id,
      facts,
      at: now,
    } as const
    await appendAudit(transaction, owner.environment, { note, sign: claim.sign })
  }
  return { type: approval ? 'awaitingApproval' : 'claimed', operation: readOperation(operation) }
}

/** Finds the claim's statement lines that other operations hold. A person's confirmation does not count here: one line pays for one set alone. */
async function findCredited(
  transaction: Queryable,
  claim: Claim,
): Promise<Extract<ClaimResult, { type: 'lineCredited' }> | null> {
  const lines = claim.statementLines ?? []
  const hashes = lines.map(({ hash }) => hash)
  const held = await findHeldLines(transaction, claim, hashes)
  if (held.length === 0) return null
  const isHeld = new Set(held.map(({ hash }) => hash))
  const rows = lines.flatMap(({ hash, positions }) => (isHeld.has(hash) ? positions : []))
  return {
    type: 'lineCredited',
    rows: [...new Set(rows)].sort((one, other) => one - other),
    operations: [...new Set(held.map(({ operationId }) => operationId))],
  }
}

function toApproval({ askedByName, rule, expiresAt }: NewApproval): OperationRecord['approval'] {
  const undecided = { decision: null, decidedBy: null, decidedByName: null, reason: null, decidedAt: null }
  return { askedByName, rule, expiresAt, ...undecided }
}

async function insertRows(transaction: Queryable, { owner, id, kind, rows, now }: Claim): Promise<void> {
  if (rows.length === 0) return
  const written = rows.map(({ reference, amount }, position) => ({ reference, amount, position }))
  await transaction.query(
    `insert into onlend_operation_rows (
      environment, owner_kind, owner_id, operation_id, position, kind, reference, amount, state, created_at
    ) select $1, $2, $3, $4, position, $5, reference, amount, 'awaited', $6
    from jsonb_to_recordset($7::jsonb) as given (position int, reference text, amount text)`,
    [...ownerValues(owner), id, kind, now, storableJson(written)],
  )
}
