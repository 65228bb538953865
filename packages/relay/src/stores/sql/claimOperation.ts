import type { Queryable } from '../Database.ts'
import type { Claim, ClaimResult } from '../../operations/OperationStore.ts'
import { appendAudit } from './appendAudit.ts'
import { appendChangeEvent } from './appendChangeEvent.ts'
import { findDuplicate } from './findDuplicate.ts'
import { lockOwner } from './lockOwner.ts'
import { markSenderDied } from './markSenderDied.ts'
import type { OperationRow } from './OperationRow.ts'
import { ownerValues } from './ownerValues.ts'
import { readOperation } from './readOperation.ts'
import { selectOperation } from './selectOperation.ts'
import { storableJson } from './storableValues.ts'

/** Writes an operation down before it is sent, unless it is known already or may be a duplicate. */
export async function claimOperation(transaction: Queryable, claim: Claim): Promise<ClaimResult> {
  const { owner, id, now } = claim
  await lockOwner(transaction, owner)
  const known = await selectOperation(transaction, claim)
  if (known) {
    const isDead = known.state === 'submitting' && Number(known.lease_until) < now
    const operation = isDead ? await markSenderDied(transaction, known, now) : known
    return { type: 'known', operation: readOperation(operation) }
  }
  const duplicate = await findDuplicate(transaction, claim)
  const isConfirmed = duplicate?.operation.id === claim.heldBack?.confirmed
  if (duplicate && !isConfirmed)
    return { type: 'possibleDuplicate', operation: readOperation(duplicate.operation), rows: duplicate.rows }

  const [operation] = await transaction.query<OperationRow>(
    `insert into onlend_operations (
      environment, owner_kind, owner_id, id, kind, state, reference, actor, payload_hash, duplicate_key, amount,
      destination_hash, destination_end, summary, rows_total, rows_succeeded, rows_failed, lease_until, created_at, updated_at,
      confirmed_duplicate
    ) values ($1, $2, $3, $4, $5, 'submitting', $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $15, $16, $17, $17, $18) returning *`,
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
    ],
  )
  if (!operation) throw new Error('The ledger did not return what was written')
  await insertRows(transaction, claim)
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
  return { type: 'claimed', operation: readOperation(operation) }
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
