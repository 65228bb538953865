import type { EventRow } from './EventRow.ts'
import type { OperationRow } from './OperationRow.ts'

type Facts = 'amount' | 'destination_hash' | 'destination_end'
type EventFacts = Facts | 'mobile_hash'

/** Whether a settlement event says another amount or another destination than an operation; what only one of them tells is no conflict. */
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
