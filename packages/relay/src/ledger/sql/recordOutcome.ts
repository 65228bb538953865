import type { OperationKey, OperationRecord } from '../OperationRecord.ts'
import type { Queryable } from '../../database/Database.ts'
import type { CallOutcome } from '../Claim.ts'
import { appendChangeEvent } from '../../changes/sql/appendChangeEvent.ts'
import { lockOwner } from './lockOwner.ts'
import type { MatchWaiting } from './MatchWaiting.ts'
import type { OperationRow } from './OperationRow.ts'
import { ownerValues } from '../../database/ownerValues.ts'
import { readOperation } from './readOperation.ts'
import { selectOperation } from './selectOperation.ts'
import { storableJson } from '../../database/storableValues.ts'
import type { EndpointName } from '@onlend/core/internal'

/**
 * Records the outcome of a call. A settlement event that arrived before the answer outweighs it: a final state stays, a set with a succeeded row counts as
 * accepted, and a refusal against either is kept and flagged as a conflict.
 */
export async function recordOutcome(
  transaction: Queryable,
  { key, outcome, matchWaiting }: { key: OperationKey; outcome: CallOutcome; matchWaiting: MatchWaiting },
): Promise<OperationRecord> {
  const { owner, id } = key
  const { answer, now } = outcome
  await lockOwner(transaction, owner)
  const [row] = await transaction.query<OperationRow>(
    `update onlend_operations set
      state = case
        when state not in ('submitting', 'unknown') then state
        when rows_succeeded > 0 or ($5 = 'unknown' and rows_failed > 0) then 'accepted'
        else $5 end,
      conflict = conflict or ($5 = 'rejected' and (state in ('succeeded', 'reversed') or coalesce(rows_succeeded, 0) > 0)),
      answer_status = coalesce($6, answer_status), answer_body = coalesce($7, answer_body),
      answer_retry_after = coalesce($8, answer_retry_after), refusal = coalesce($9, refusal),
      service_message = coalesce(service_message, $10), result = coalesce($11::jsonb, result),
      accepted_at = case when $5 = 'accepted' then coalesce(accepted_at, $12) else accepted_at end,
      service_reference = coalesce(service_reference, $13), updated_at = $12
    where environment = $1 and owner_kind = $2 and owner_id = $3 and id = $4 returning *`,
    [
      ...ownerValues(owner),
      id,
      outcome.state,
      answer?.status ?? null,
      answer?.body ?? null,
      answer?.retryAfter ?? null,
      outcome.refusal,
      outcome.serviceMessage,
      outcome.result === null ? null : storableJson(outcome.result),
      now,
      outcome.serviceReference ?? null,
    ],
  )
  if (!row) throw new Error('There is no such operation in the ledger')
  await appendChangeEvent(transaction, owner, { operationId: id, kind: row.kind, now })
  const { uploads = [] } = outcome
  if (outcome.state === 'accepted' && uploads.length > 0)
    await takeUploads(transaction, key, { ids: uploads, kind: row.kind, now })
  // After every outcome of the call, so that the matching flags a conflicting event, also one that came before.
  await matchWaiting(transaction, owner, { operationIds: [id], now })
  return readOperation((await selectOperation(transaction, key)) ?? row)
}

type TakeOptions = { ids: readonly string[]; kind: EndpointName; now: number }

/** Marks staged files as used by a write, and deletes their drafts. The caller holds the owner's lock. */
async function takeUploads(
  transaction: Queryable,
  { owner, id }: OperationKey,
  { ids, kind, now }: TakeOptions,
): Promise<void> {
  const taken = await transaction.query<{ set_name: string }>(
    `update onlend_uploads set operation_id = $5
    where environment = $1 and owner_kind = $2 and owner_id = $3 and id = any($4) and operation_id is null returning set_name`,
    [...ownerValues(owner), [...ids], id],
  )
  const drafts = await transaction.query(
    `delete from onlend_drafts
    where environment = $1 and owner_kind = $2 and owner_id = $3 and kind = $4 and set_name = any($5) returning set_name`,
    [...ownerValues(owner), kind, taken.map(({ set_name }) => set_name)],
  )
  if (drafts.length > 0)
    await appendChangeEvent(transaction, owner, { operationId: null, kind, now, revision: null })
  await appendChangeEvent(transaction, owner, { operationId: null, kind, now })
}
