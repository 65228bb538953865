import { isSettledByEvent, type WriteSettledByEvent } from '@onlend/core/operations'
import type { EndOutcome, OperationRecord } from '../../ledger/index.ts'
import type { Queryable } from '../../database/Database.ts'
import type { Owner } from '../../database/Owner.ts'
import type { Sign } from '../../lib/keyedHash.ts'
import type { AppliedDelivery } from './applyEvents.ts'
import { matchWindows } from './matchWindows.ts'
import { type EventRow, lockOwner, type OperationRow, selectOperation } from '../../ledger/sql/index.ts'
import { insertEvents } from './insertEvents.ts'
import { settleAssigned } from './settleAssigned.ts'

/** An operator's assignment of an event, or of a webhook without a settlement event. */
export type OperatorAssignment = {
  owner: Owner
  /** The id of the event or of the webhook. */
  id: string
  operationId: string
  /** The outcome that the operator read in a webhook without a settlement event. */
  outcome: EndOutcome | null
  /** Assigns the event although its partner, amount or account differs from the operation's. */
  force: boolean
  /** The host's own id of the person. */
  by?: string
  /** Signs the audit entry, which the same transaction writes. */
  sign?: Sign
  now: number
}

/**
 * Assigns a settlement event in any open state, or a dismissed one, to an operation of the owner that the operator names; or a webhook without a settlement
 * event, with the outcome that the operator read in it. An operator can assign such a webhook once.
 *
 * @throws AssignmentConflictError for a settlement event that does not fit the operation.
 */
export async function assignByOperator(
  transaction: Queryable,
  { owner, id, operationId, outcome, force, by, sign, now }: OperatorAssignment,
): Promise<OperationRecord | null> {
  await lockOwner(transaction, owner)
  const operation = await selectOperation(transaction, { owner, id: operationId })
  if (!operation || !isSettledByEvent(operation.kind)) return null
  const event =
    (await selectOpenEvent(transaction, { id, operation })) ??
    (outcome && (await readUnreadWebhook(transaction, { id, operation, outcome, now })))
  if (!event) return null
  return settleAssigned(transaction, { operation, event, force, by, sign, now })
}

type AssignmentTarget = { id: string; operation: OperationRow }

async function selectOpenEvent(
  transaction: Queryable,
  { id, operation }: AssignmentTarget,
): Promise<EventRow | null> {
  const [event] = await transaction.query<EventRow>(
    `select * from onlend_events where id = $1 and environment = $2
      and state in ('unmatched', 'quarantined', 'unconfirmed', 'dismissed') for update`,
    [id, operation.environment],
  )
  return event ?? null
}

async function readUnreadWebhook(
  transaction: Queryable,
  { id, operation, outcome, now }: AssignmentTarget & { outcome: EndOutcome; now: number },
): Promise<EventRow | null> {
  const [delivery] = await transaction.query<AppliedDelivery>(
    `update onlend_deliveries set reading = 'read', applied_at = coalesce(applied_at, $3)
    where id = $1 and environment = $2 and reading in ('unparsed', 'unread', 'altered')
      and not exists (select 1 from onlend_events where delivery_id = $1)
    returning id, environment, source, message_id, keeps_id, signed, received_at`,
    [id, operation.environment, now],
  )
  if (!delivery) return null
  const event = {
    // The cast follows the check of the caller: only kinds with settlement events come here.
    kind: operation.kind as WriteSettledByEvent,
    outcome,
    customerPartnerId: operation.owner_kind === 'customerPartnerId' ? operation.owner_id : null,
    reference: null,
    transactionReference: null,
    amount: null,
    destinationHash: null,
    destinationEnd: null,
    message: null,
    quarantined: false,
    needsConfirmation: false,
  }
  const placed = { delivery, position: 0, event, matchWindow: matchWindows.byFacts }
  const [row] = await insertEvents(transaction, [placed], now)
  return row ?? null
}
