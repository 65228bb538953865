import type { Queryable } from '../Database.ts'
import type { Claim, ClaimResult } from '../RelayStore.ts'
import { appendNotice } from './appendNotice.ts'
import { lockOwner } from './lockOwner.ts'
import { loseOperation } from './loseOperation.ts'
import type { OperationRow } from './OperationRow.ts'
import { ownerValues } from './ownerValues.ts'
import { readOperation } from './readOperation.ts'
import { selectOperation } from './selectOperation.ts'
import { storableJson } from './storableJson.ts'

/** Writes an operation down before it is sent, unless it is known already or looks like an earlier one. */
export async function claimOperation(transaction: Queryable, claim: Claim): Promise<ClaimResult> {
  const { owner, id, now } = claim
  await lockOwner(transaction, owner)
  const known = await selectOperation(transaction, claim)
  if (known) {
    const isDead = known.state === 'submitting' && Number(known.lease_until) < now
    const operation = isDead ? await loseOperation(transaction, known, now) : known
    return { type: 'known', operation: readOperation(operation) }
  }
  const lookAlike = await findLookAlike(transaction, claim)
  if (lookAlike) return { type: 'lookAlike', operation: readOperation(lookAlike) }

  const [operation] = await transaction.query<OperationRow>(
    `insert into onlend_operations (
      environment, owner_kind, owner_id, id, kind, state, reference, actor, payload_hash, likeness, amount,
      destination_hash, destination_end, summary, rows_total, rows_succeeded, rows_failed, lease_until, created_at, updated_at
    ) values ($1, $2, $3, $4, $5, 'submitting', $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $15, $16, $17, $17) returning *`,
    [
      ...ownerValues(owner),
      id,
      claim.kind,
      claim.reference,
      claim.actor,
      claim.payloadHash,
      claim.likeness,
      claim.amount,
      claim.destinationHash,
      claim.destinationEnd,
      storableJson(claim.summary),
      claim.rows.length || null,
      claim.rows.length > 0 ? 0 : null,
      claim.leaseUntil,
      now,
    ],
  )
  if (!operation) throw new Error('The ledger did not return what was written')
  await insertRows(transaction, claim)
  await appendNotice(transaction, owner, { operationId: id, kind: claim.kind, now })
  return { type: 'claimed', operation: readOperation(operation) }
}

/** Of what was sent lately and may have been carried out, were it one row of it; and, however long ago, of what nobody knows the outcome of. */
async function findLookAlike(transaction: Queryable, claim: Claim): Promise<OperationRow | null> {
  if (claim.likeness === null || claim.likenessSince === null) return null
  const ofOwner = 'environment = $1 and owner_kind = $2 and owner_id = $3 and likeness = $4'
  const [earlier] = await transaction.query<OperationRow>(
    `(select * from onlend_operations where ${ofOwner} and created_at > $5
      and (state not in ('rejected', 'failed') or rows_succeeded > 0))
    union all
    -- What failed by its facts alone may be what another one's event was about.
    (select * from onlend_operations where ${ofOwner} and state = 'failed' and matched in ('facts', 'probable') and settled_at > $5)
    union all
    (select * from onlend_operations where ${ofOwner} and created_at <= $5 and (state = 'unknown' or state = 'submitting'))
    order by created_at desc limit 1`,
    [...ownerValues(claim.owner), claim.likeness, claim.likenessSince],
  )
  return earlier ?? null
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
