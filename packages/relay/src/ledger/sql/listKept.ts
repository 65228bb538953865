import { isSettledByEvent } from '@onlend/core/operations'
import type { KeptReason, KeptRecord } from '../retention/RetentionRecord.ts'
import type { Owner } from '../../database/Owner.ts'
import type { Queryable } from '../../database/Database.ts'
import { eventConditions } from './eventConditions.ts'
import type { OperationRow } from './OperationRow.ts'
import { ownerValues } from '../../database/ownerValues.ts'

type KeptColumns = Pick<
  OperationRow,
  'id' | 'kind' | 'state' | 'conflict' | 'ambiguous' | 'proposal' | 'lease_until'
>

/** The records that an erasure has left of an owner, with the reasons: operations, oldest first, events without such an operation, and batches. */
export async function listKept(
  database: Queryable,
  owner: Owner,
  { now }: { now: number },
): Promise<KeptRecord[]> {
  const operations = await database.query<KeptColumns>(
    `select id, kind, state, conflict, ambiguous, proposal, lease_until from onlend_operations
    where environment = $1 and owner_kind = $2 and owner_id = $3 order by created_at, id`,
    ownerValues(owner),
  )
  const events = await database.query<{ id: string; is_open: boolean }>(
    `select id, exists (
      select 1 from onlend_events open where open.delivery_id = e.delivery_id and open.state not in ('matched', 'dismissed')
    ) as is_open from onlend_events e
    where ${eventConditions.isOfOwner} and not exists (
      select 1 from onlend_operations o where o.environment = $1 and o.owner_kind = $3 and o.owner_id = $2 and o.id = e.operation_id)
    order by received_at, position, id`,
    [owner.environment, owner.id, owner.kind],
  )
  const batches = await database.query<{ id: string }>(
    'select id from onlend_batches where environment = $1 and owner_kind = $2 and owner_id = $3 order by created_at, id',
    ownerValues(owner),
  )
  return [
    ...operations.map((row) => ({ what: 'operation', id: row.id, why: whyKept(row, now) }) as const),
    ...events.map(
      ({ id, is_open }) => ({ what: 'event', id, why: is_open ? 'openEvent' : 'evidence' }) as const,
    ),
    ...batches.map(({ id }) => ({ what: 'batch', id, why: 'inFlight' }) as const),
  ]
}

function whyKept(row: KeptColumns, now: number): KeptReason {
  const { state, kind } = row
  if (state === 'awaiting_approval') return 'awaitingApproval'
  if (state === 'submitting' || Number(row.lease_until) >= now) return 'inFlight'
  if (row.conflict) return 'conflict'
  if (row.ambiguous) return 'ambiguous'
  if (row.proposal) return 'proposal'
  if (state === 'unknown' || state === 'stale') return 'outcomeUnknown'
  return state === 'accepted' && isSettledByEvent(kind) ? 'awaitingOutcome' : 'recent'
}
