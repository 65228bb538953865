import type { ApprovalDecision, DecisionResult } from '../Claim.ts'
import type { Queryable } from '../../database/Database.ts'
import { appendAudit } from '../../observability/index.ts'
import { appendChangeEvent } from '../../changes/sql/appendChangeEvent.ts'
import { checkSpending } from './checkSpending.ts'
import { expireApproval } from './expireApproval.ts'
import { findFence } from './findFence.ts'
import { lockOwner } from './lockOwner.ts'
import type { OperationRow } from './OperationRow.ts'
import { ownerValues } from '../../database/ownerValues.ts'
import { readOperation } from './readOperation.ts'
import { selectOperation } from './selectOperation.ts'
import { storableJson } from '../../database/storableValues.ts'

/**
 * Decides about an operation that waits for a second person. An approved operation becomes `submitting`, and the caller sends it, once; the same step
 * deletes the waiting request.
 */
export async function decideApproval(
  transaction: Queryable,
  decision: ApprovalDecision,
): Promise<DecisionResult> {
  const { key, by, now } = decision
  // Before the lock, which would write a row for an unknown owner.
  if (!(await selectOperation(transaction, key))) return { type: 'notFound' }
  await lockOwner(transaction, key.owner)
  const found = await selectOperation(transaction, key)
  if (!found) return { type: 'notFound' }
  const row = await expireApproval(transaction, found, now)
  if (row.state !== 'awaiting_approval') return { type: 'notAwaiting', operation: readOperation(row) }
  if (decision.says === 'refused')
    return { type: 'refused', operation: await decide(transaction, row, decision) }
  if (row.actor === by) return { type: 'samePerson' }
  const fenced = await findFence(transaction, { ...key, witnessed: decision.witnessed })
  if (fenced) return fenced
  const { spending: check } = decision
  const { kind, actor } = row
  const refusal = check && (await checkSpending(transaction, { ...key, kind, actor, check, now }))
  if (refusal) return { type: 'notAllowed', refusal }
  return { type: 'approved', operation: await decide(transaction, row, decision) }
}

async function decide(
  transaction: Queryable,
  row: OperationRow,
  decision: ApprovalDecision,
): Promise<ReturnType<typeof readOperation>> {
  const { key, by, byName, says, now } = decision
  const isApproved = says === 'approved'
  const decided = {
    ...{ decision: says, decidedBy: by, decidedByName: byName, decidedAt: now },
    reason: isApproved ? null : decision.reason,
  }
  const [operation] = await transaction.query<OperationRow>(
    `update onlend_operations set state = $5, refusal = $6, approval = approval || $7::jsonb, waiting_request = null,
      lease_until = coalesce($8, lease_until), released_at = $9, updated_at = $10
    where environment = $1 and owner_kind = $2 and owner_id = $3 and id = $4 and state = 'awaiting_approval' returning *`,
    [
      ...ownerValues(key.owner),
      key.id,
      isApproved ? 'submitting' : 'rejected',
      isApproved ? null : 'approval_refused',
      storableJson(decided),
      isApproved ? decision.leaseUntil : null,
      isApproved ? now : null,
      now,
    ],
  )
  if (!operation) throw new Error('The ledger did not return what was decided')
  await appendChangeEvent(transaction, key.owner, { operationId: key.id, kind: row.kind, now })
  if (decision.sign) {
    const facts = { kind: row.kind, askedBy: row.actor }
    const note = { action: says, by, owner: key.owner, subject: key.id, facts, at: now } as const
    await appendAudit(transaction, key.owner.environment, { note, sign: decision.sign })
  }
  return readOperation(operation)
}
