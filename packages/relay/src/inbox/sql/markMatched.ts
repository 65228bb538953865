import type { Queryable } from '../../database/Database.ts'
import type { EventRow } from '../../ledger/sql/index.ts'

type Match = {
  operationId: string
  /** What it was settled along with, where there was no telling which of them it is about. */
  candidates?: readonly string[] | null
}

/** Writes down what an event was about: it no longer waits for an operator. */
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
