import type { EventRow } from './EventRow.ts'
import type { OperationRow } from './OperationRow.ts'

type Facts = 'amount' | 'destination_hash' | 'destination_end'
type EventFacts = Facts | 'mobile_hash'

/** Whether a settlement event has another amount or destination than an operation. A fact that only one of them has is no conflict. */
export function conflictsWith(
  event: Pick<EventRow, EventFacts>,
  operation: Pick<OperationRow, Facts>,
): boolean {
  return (
    differ(event.amount, operation.amount) ||
    (differ(event.destination_hash, operation.destination_hash) &&
      event.mobile_hash !== operation.destination_hash) ||
    differ(event.destination_end, operation.destination_end)
  )
}

function differ(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && one !== other
}
