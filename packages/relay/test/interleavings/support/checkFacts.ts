import type { Moment } from './Moment.ts'
import { assertHolds } from './assertHolds.ts'
import type { LedgerEvent, LedgerOperation } from './readLedger.ts'

const open = ['submitting', 'accepted', 'unknown']
const matchWindow = 259_200_000

/**
 * An event settles by its facts only what nothing else open has, and never by them alone what is stale or too old; said again here, apart from the
 * store. Adds what became of withdrawals beside equal ones to `seen`.
 */
export function checkFacts({ before, after }: Moment, seen: Set<string>): void {
  const settled = [...after.operations].filter(([key, { matched, settled_at }]) => {
    return matched === 'facts' && settled_at !== null && before.operations.get(key)?.settled_at === null
  })
  for (const [, operation] of settled) {
    const earlier = before.operations.get(toKey(operation))
    const event = after.events.find((one) => one.operation_id === operation.id && isAbout(one, operation))
    assertHolds(event !== undefined, 'What is settled by facts rests on an event with these facts', operation)
    if (!event) continue
    const isRecent = operation.created_at >= event.received_at - matchWindow
    assertHolds(isRecent, 'Facts look back no further than the window', operation)
    const isAlone = settled.filter(([, other]) => isAbout(event, other)).length === 1
    assertHolds(
      !isAlone || earlier?.state !== 'stale',
      'What is stale is not settled by its facts alone',
      operation,
    )
    const rival = [...after.operations.values()].find(
      (other) => fitsStill(event, other) && toKey(other) !== toKey(operation),
    )
    assertHolds(rival === undefined, 'An event that fits two settles neither', { operation, rival })
  }
  for (const operation of after.operations.values()) {
    const equal = [...after.operations.values()].filter(
      (other) =>
        other !== operation &&
        operation.kind === 'withdraw' &&
        other.kind === 'withdraw' &&
        other.owner_id === operation.owner_id &&
        other.amount === operation.amount &&
        other.destination_hash === operation.destination_hash,
    )
    if (operation.ambiguous) seen.add('ambiguous')
    if (operation.matched && equal.some(({ state }) => state === 'stale')) seen.add(operation.matched)
  }
}

function toKey({ owner_id, id }: LedgerOperation): string {
  return `${owner_id}/${id}`
}

function isAbout(event: LedgerEvent, operation: LedgerOperation): boolean {
  return (
    event.kind === operation.kind &&
    (event.customer_partner_id ?? operation.owner_id) === operation.owner_id &&
    event.amount === operation.amount &&
    event.destination_hash === operation.destination_hash
  )
}

function fitsStill(event: LedgerEvent, operation: LedgerOperation): boolean {
  return (
    isAbout(event, operation) &&
    open.includes(operation.state) &&
    operation.created_at <= event.received_at &&
    operation.created_at >= event.received_at - matchWindow
  )
}
