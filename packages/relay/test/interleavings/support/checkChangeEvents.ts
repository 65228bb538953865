import type { LedgerOperation } from './readLedger.ts'
import type { Moment } from './Moment.ts'
import { assertHolds } from './assertHolds.ts'

/** Every change that a person could see has a change event, and an owner's numbers have no gap. */
export function checkChangeEvents({ before, after }: Moment): void {
  const next = new Map<string, number>()
  for (const { owner_id, sequence } of after.changeEvents) {
    const expected = (next.get(owner_id) ?? 0) + 1
    assertHolds(sequence === expected, 'The change events of an owner are numbered without a gap', {
      owner_id,
      sequence,
    })
    next.set(owner_id, expected)
  }
  const fresh = after.changeEvents.slice()
  for (const { owner_id, sequence } of before.changeEvents) {
    const at = fresh.findIndex(
      (changeEvent) => changeEvent.owner_id === owner_id && changeEvent.sequence === sequence,
    )
    assertHolds(at !== -1, 'A change event stays', { owner_id, sequence })
    fresh.splice(at, 1)
  }
  for (const [key, operation] of after.operations) {
    const earlier = before.operations.get(key)
    if (earlier && visible(earlier) === visible(operation)) continue
    const isTold = fresh.some(
      ({ owner_id, operation_id }) => owner_id === operation.owner_id && operation_id === operation.id,
    )
    assertHolds(isTold, 'A change has a change event', operation)
  }
}

function visible({ updated_at: _, ...shown }: LedgerOperation): string {
  return JSON.stringify(shown)
}
