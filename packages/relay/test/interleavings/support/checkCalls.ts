import type { LedgerOperation } from './readLedger.ts'
import type { Moment } from './Moment.ts'
import { assertHolds } from './assertHolds.ts'

const window = 600_000

/** At most one call per key, none that was not written down first or comes too late, and none for a possible duplicate that was not confirmed. */
export function checkCalls({ world, before, after }: Moment): void {
  const called = new Set<string>()
  for (const { sent, state, isLate } of world.calls) {
    const key = `${sent.owner}/${sent.key}`
    assertHolds(!called.has(key), 'A key is sent to the service once', key)
    assertHolds(state !== null, 'A write is in the ledger before it is sent', key)
    assertHolds(!isLate, 'Nothing is sent when others may have taken its sender for dead', key)
    const isGivenUp = state === 'unknown' || state === 'rejected'
    assertHolds(!isGivenUp, 'Nothing is sent whose outcome was already told to a person', { key, state })
    const operation = after.operations.get(key)
    assertHolds(operation?.payload_hash === sent.payloadHash, 'What is sent is what was written down', key)
    called.add(key)
  }
  for (const [key, operation] of after.operations) {
    if (before.operations.has(key)) continue
    const held = [...before.operations.values()].filter((earlier) => holdsBack(earlier, operation))
    const newest = Math.max(...held.map(({ created_at }) => created_at))
    const seen = world.sent.filter(
      ({ owner, key: id, payloadHash }) =>
        owner === operation.owner_id && id === operation.id && payloadHash === operation.payload_hash,
    )
    // Of those that were written down in one instant, any may be the newest.
    const isConfirmed = held.some(
      ({ id, created_at }) => created_at === newest && seen.some(({ confirm }) => confirm === id),
    )
    assertHolds(
      held.length === 0 || isConfirmed,
      'A duplicate is sent only when a person saw the newest',
      operation,
    )
  }
}

const day = 86_400_000
const awaited = ['withdraw', 'registerTransactions', 'reconcileRepayments']

function holdsBack(earlier: LedgerOperation, operation: LedgerOperation): boolean {
  const { state, accepted_at, settled_at, updated_at, created_at, rows_total, matched, conflict } = earlier
  if (earlier.owner_id !== operation.owner_id || earlier.duplicate_key === null) return false
  if (earlier.duplicate_key !== operation.duplicate_key || state === 'rejected') return false
  if (['submitting', 'unknown', 'stale'].includes(state)) return true
  const now = operation.created_at
  if (state === 'accepted') {
    const hold = awaited.includes(earlier.kind) ? day : window
    return (accepted_at ?? created_at) > now - hold
  }
  if ((settled_at ?? updated_at) <= now - window) return false
  if (state !== 'failed') return true
  // Of a set the rows that were carried out; else a failure that was not tied to this one by its reference.
  if (rows_total !== null) return Number(earlier.rows_succeeded) > 0
  return conflict || !['reference', 'assigned'].includes(matched ?? '')
}
