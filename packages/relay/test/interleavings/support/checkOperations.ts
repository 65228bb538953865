import type { OperationState } from '@onlend/core'
import type { LedgerOperation } from './readLedger.ts'
import type { Moment } from './Moment.ts'
import { assertHolds } from './assertHolds.ts'
import { transitions } from './transitions.ts'

const clearNo = ['refused', 'credentials', 'unreachable', 'lateRefused']
const clearYes = ['accepted', 'lateAccepted']

/** States only move along the table, a final one stays, and each rests on what the service said. Adds what moved to `seen`. */
export function checkOperations(moment: Moment, seen: Set<string>): void {
  const { before, after } = moment
  for (const [key, earlier] of before.operations) {
    const operation = after.operations.get(key)
    assertHolds(operation !== undefined, 'An operation that was written down stays', key)
    if (operation) checkMove(earlier, operation, seen)
  }
  for (const [key, operation] of after.operations) {
    if (!before.operations.has(key)) {
      assertHolds(operation.state === 'submitting', 'An operation begins as submitting', operation)
    }
    checkEvidence(moment, operation)
  }
}

function checkMove(earlier: LedgerOperation, operation: LedgerOperation, seen: Set<string>): void {
  assertHolds(!earlier.conflict || operation.conflict, 'A conflict stays visible', operation)
  assertHolds(earlier.payload_hash === operation.payload_hash, 'What was asked stays', operation)
  if (earlier.settled_at !== null) {
    const isSame = earlier.settled_at === operation.settled_at && earlier.matched === operation.matched
    assertHolds(isSame && earlier.verified === operation.verified, 'A settlement stays as it is', operation)
  }
  if (earlier.state === operation.state) return
  // The cast names what the column holds.
  const allowed: readonly string[] = transitions[earlier.state as OperationState]
  const move = `${earlier.state} -> ${operation.state}`
  assertHolds(allowed.includes(operation.state), `${move} is not in the table`, operation)
  seen.add(move)
}

function checkEvidence({ world, after }: Moment, operation: LedgerOperation): void {
  const call = world.calls.find(({ sent }) => sent.owner === operation.owner_id && sent.key === operation.id)
  const events = after.events.filter(
    ({ state, operation_id, kind, customer_partner_id }) =>
      state === 'matched' &&
      operation_id === operation.id &&
      kind === operation.kind &&
      (customer_partner_id ?? operation.owner_id) === operation.owner_id,
  )
  const { state } = operation
  if (operation.accepted_at !== null) {
    assertHolds(clearYes.includes(call?.reply ?? ''), 'accepted_at rests on a 2xx of the service', operation)
  }
  if (state === 'accepted' || state === 'stale') {
    const isTaken = clearYes.includes(call?.reply ?? '') || events.length > 0
    assertHolds(isTaken, 'accepted rests on a 2xx or on a settlement event about a row', operation)
  }
  if (state === 'rejected') {
    const isClear = call === undefined || clearNo.includes(call.reply ?? '')
    assertHolds(isClear, 'rejected rests on a clear no, or on nothing having been sent', operation)
  }
  if (state !== 'succeeded' && state !== 'failed') return
  assertHolds(
    events.some(({ outcome }) => outcome === state),
    `${state} rests on an event that says so`,
    operation,
  )
  if (operation.matched !== 'reference' || operation.rows_total === null) return
  const whole = events.some(({ transaction_reference }) => transaction_reference === null)
  const settled = (operation.rows_succeeded ?? 0) + (operation.rows_failed ?? 0)
  assertHolds(whole || settled === operation.rows_total, 'A set is final when its last row is', operation)
  assertHolds(
    whole || state === 'failed' || operation.rows_failed === 0,
    'A failed row fails its set',
    operation,
  )
}
