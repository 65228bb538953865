import type { WriteSettledByEvent } from '@onlend/core/operations'
import type { Owner } from '../../database/Owner.ts'
import type { Queryable } from '../../database/Database.ts'
import type { EventRow, OperationRow, SetRowRecord } from '../../ledger/sql/index.ts'
import { ownerValues } from '../../database/ownerValues.ts'
import { toEventIdentity } from './distinctEvents.ts'
import { matchWindows } from './matchWindows.ts'
import type { Target } from './matchEventsByFacts.ts'

/** The facts by which the inbox compares events and operations without a common reference. */
export type FactsGroup =
  | { by: 'destination'; kind: WriteSettledByEvent; amount: string; destinationEnd: string | null }
  | { by: 'row'; kind: WriteSettledByEvent; transactionReference: string }

/** A target with its database rows. */
export type ReadTarget = Target & { operation: OperationRow; row: SetRowRecord | null }

/** Reads the operations, or rows of sets, with these facts: open ones and recently settled ones, oldest first. */
export async function readTargets(
  transaction: Queryable,
  owner: Owner,
  group: FactsGroup,
  now: number,
): Promise<ReadTarget[]> {
  const settledSince = now - 2 * matchWindows.waiting
  const targets =
    group.by === 'destination'
      ? await readOperations(transaction, owner, { ...group, settledSince })
      : await readRows(transaction, owner, { ...group, settledSince })
  const final = targets.filter(({ state }) => state === 'succeeded' || state === 'failed')
  if (final.length === 0) return targets
  const settlingEvents = await readSettlingEvents(
    transaction,
    owner,
    final.map(({ operation }) => operation.id),
  )
  for (const target of final) {
    const { operation, row } = target
    target.settlingEvents = settlingEvents
      .filter(({ candidates, operation_id, transaction_reference }) => {
        if (candidates?.includes(target.key)) return true
        // An event about a whole set does not prove that the event of each row has come.
        const isOfTarget = row === null || transaction_reference === row.reference
        return operation_id === operation.id && isOfTarget
      })
      .map(toEventIdentity)
  }
  return targets
}

async function readOperations(
  transaction: Queryable,
  owner: Owner,
  {
    kind,
    amount,
    destinationEnd,
    settledSince,
  }: FactsGroup & { by: 'destination' } & { settledSince: number },
): Promise<ReadTarget[]> {
  const alike = `environment = $1 and owner_kind = $2 and owner_id = $3 and kind = $7 and amount = $4
    and (destination_hash is not null or destination_end is not null) and ($5::text is null or destination_end is null or destination_end = $5)`
  // Each arm reads a range of an index, so that the query reads no operation that was settled long ago.
  const operations = await transaction.query<OperationRow>(
    `select * from (
      select * from onlend_operations where ${alike} and settled_at is null
        and (state in ('submitting', 'accepted', 'unknown', 'stale') or ambiguous is not null)
      union all select * from onlend_operations where ${alike} and settled_at > $6
        and (state in ('succeeded', 'failed', 'reversed') or ambiguous is not null)
      union all select * from onlend_operations where ${alike} and settled_at <= $6 and ambiguous is not null
    ) found order by coalesce(released_at, created_at), id`,
    [...ownerValues(owner), amount, destinationEnd, settledSince, kind],
  )
  return operations.map((operation) => ({
    key: operation.id,
    state: toTargetState(operation.state),
    createdAt: Number(operation.released_at ?? operation.created_at),
    settledAt: operation.settled_at === null ? null : Number(operation.settled_at),
    destinationHash: operation.destination_hash,
    destinationEnd: operation.destination_end,
    amount: operation.amount,
    reference: operation.service_reference,
    settlingEvents: [],
    operation,
    row: null,
  }))
}

function toTargetState(state: OperationRow['state']): Target['state'] {
  // A reversed operation had succeeded before: the event of that success can come again.
  if (state === 'reversed') return 'succeeded'
  // The queries read no operation that waits for approval.
  if (state === 'awaiting_approval') return 'rejected'
  return state === 'submitting' || state === 'accepted' || state === 'unknown' ? 'open' : state
}

type SetRow = OperationRow & {
  row_position: number
  row_reference: string
  row_amount: string | null
  row_state: SetRowRecord['state']
  row_service_reference: string | null
  row_settled_at: number | string | null
}

async function readRows(
  transaction: Queryable,
  owner: Owner,
  { kind, transactionReference, settledSince }: FactsGroup & { by: 'row' } & { settledSince: number },
): Promise<ReadTarget[]> {
  const rows = await transaction.query<SetRow>(
    `select o.*, r.position as row_position, r.reference as row_reference, r.amount as row_amount, r.state as row_state,
      r.service_reference as row_service_reference, r.settled_at as row_settled_at
    from onlend_operation_rows r join onlend_operations o using (environment, owner_kind, owner_id)
    where o.id = r.operation_id and r.environment = $1 and r.owner_kind = $2 and r.owner_id = $3
      and r.kind = $4 and r.reference = $5 and o.state <> 'rejected'
      and (r.state = 'awaited' or r.settled_at > $6)
    order by r.created_at, r.operation_id, r.position`,
    [...ownerValues(owner), kind, transactionReference, settledSince],
  )
  return rows.map((found) => ({
    key: `${found.id}/${found.row_position}`,
    state: found.row_state === 'awaited' ? 'open' : found.row_state,
    createdAt: Number(found.created_at),
    settledAt: found.row_settled_at === null ? null : Number(found.row_settled_at),
    destinationHash: null,
    destinationEnd: null,
    amount: found.row_amount,
    reference: found.row_service_reference,
    settlingEvents: [],
    operation: found,
    row: {
      operation_id: found.id,
      position: found.row_position,
      reference: found.row_reference,
      amount: found.row_amount,
      state: found.row_state,
      service_reference: found.row_service_reference,
    },
  }))
}

/** The events that settled these operations. */
async function readSettlingEvents(
  transaction: Queryable,
  { environment, id }: Owner,
  operationIds: readonly string[],
): Promise<EventRow[]> {
  return transaction.query<EventRow>(
    `select * from onlend_events where environment = $1 and operation_id = any ($3::text[]) and state = 'matched'
      and coalesce(customer_partner_id, found_owner_id, $2) = $2`,
    [environment, id, [...new Set(operationIds)]],
  )
}
