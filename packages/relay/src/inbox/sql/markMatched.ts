import type { Queryable } from '../../database/Database.ts'
import type { EventRow } from '../../ledger/sql/index.ts'

type Match = {
  operationId: string
  /** Keys of the targets that were settled together, where the match of single events is not known. */
  candidates?: readonly string[] | null
}

/** Marks an event as matched with an operation: the event no longer waits for an operator. */
export async function markMatched(
  transaction: Queryable,
  event: Pick<EventRow, 'id'>,
  { operationId, candidates = null }: Match,
): Promise<void> {
  await transaction.query(
    "update onlend_events set state = 'matched', operation_id = $2, candidates = $3::jsonb where id = $1",
    [event.id, operationId, candidates && JSON.stringify(candidates)],
  )
}
