import type { Queryable } from '../Database.ts'
import type { EventRow } from './EventRow.ts'

/** The id of the operation that the same word was about when the same sender sent the same bytes under another message id. */
export async function findRepeated(transaction: Queryable, event: EventRow): Promise<string | null> {
  const [told] = await transaction.query<{ operation_id: string }>(
    `select e.operation_id from onlend_deliveries d
      join onlend_deliveries other using (environment, source, body_hash)
      join onlend_events e on e.delivery_id = other.id
    where d.id = $1 and other.id <> d.id and e.position = $2 and e.state = 'matched' limit 1`,
    [event.delivery_id, event.position],
  )
  return told?.operation_id ?? null
}
