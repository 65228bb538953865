import type { Moment } from './Moment.ts'
import { fits } from './fits.ts'
import { assertHolds } from './assertHolds.ts'
import type { Ledger, LedgerEvent } from './readLedger.ts'

/** What was acknowledged is kept, nothing forged is, and a settlement event is tied only to an operation that it can be about. */
export function checkInbox({ world, before, after }: Moment): void {
  const toKey = (source: string, messageId: string, bodyHash: string): string =>
    `${source}/${messageId}/${bodyHash}`
  const genuine = new Set(
    world.told
      .filter(({ isForged }) => !isForged)
      .map(({ source, messageId, bodyHash }) => toKey(source, messageId, bodyHash)),
  )
  const kept = new Set(
    after.deliveries.map(({ source, message_id, body_hash }) => toKey(source, message_id, body_hash)),
  )
  for (const key of kept) assertHolds(genuine.has(key), 'Only what a known sender sent is kept', key)
  for (const { source, messageId, bodyHash, isForged, answer } of world.told) {
    const isAcknowledged = answer === 200
    assertHolds(!isForged || answer === 401 || answer === null, 'A forged webhook is refused', {
      messageId,
      answer,
    })
    if (isAcknowledged) {
      assertHolds(kept.has(toKey(source, messageId, bodyHash)), 'What was acknowledged is kept', messageId)
    }
  }
  for (const { id } of before.deliveries) {
    assertHolds(
      after.deliveries.some((delivery) => delivery.id === id),
      'A kept webhook stays',
      id,
    )
  }
  checkWords({ world, before, after })
}

function checkWords({ before, after }: Moment): void {
  const spoken = new Map<string, string>()
  for (const event of after.events) {
    const delivery = after.deliveries.find(({ id }) => id === event.delivery_id)
    const message = `${delivery?.source}/${delivery?.message_id}`
    assertHolds(
      (spoken.get(message) ?? event.delivery_id) === event.delivery_id,
      'One message speaks once',
      message,
    )
    spoken.set(message, event.delivery_id)
    if (event.state !== 'matched') {
      assertHolds(event.operation_id === null, 'Only a matched event names an operation', event)
      continue
    }
    const isForeign = delivery?.source === 'partner' && event.customer_partner_id !== 'cp_b'
    assertHolds(!isForeign, 'A sender is not believed about a partner of others', event)
    const fitting = [...after.operations.values()].some((operation) => {
      const { id, reference, owner_id, kind, amount, destination_hash, created_at } = operation
      if (id !== event.operation_id || kind !== event.kind) return false
      if ((event.customer_partner_id ?? owner_id) !== owner_id) return false
      const isRow = after.rows.some(
        (row) =>
          row.owner_id === owner_id &&
          row.operation_id === id &&
          row.reference === event.transaction_reference,
      )
      if (!isRow && !fits(event, operation)) return false
      const isNamed = event.reference === id || event.reference === reference
      const isAlike =
        event.amount === amount && event.destination_hash === destination_hash && event.amount !== null
      if (event.customer_partner_id !== null && isNamed) return true
      return (isRow || isAlike) && created_at <= event.received_at
    })
    assertHolds(fitting, 'A settlement event is tied to an operation that it can be about', event)
    const isFresh = !before.events.some(({ id, state }) => id === event.id && state === 'matched')
    if (isFresh && event.customer_partner_id === null) {
      assertHolds(
        ownersAlike(before, event) === 1,
        'A settlement event that names no partner fits one partner',
        event,
      )
    }
  }
  for (const { id, state, operation_id } of before.events) {
    // What is open may be read again, and is then another settlement event of the same webhook.
    if (state !== 'matched') continue
    const later = after.events.find((event) => event.id === id)
    assertHolds(later?.operation_id === operation_id, 'A matched event stays matched', id)
  }
}

const open = ['submitting', 'accepted', 'unknown', 'stale']
const week = 604_800_000

/** How many owners have sent the amount of a withdrawal to its whole account, and may still be told of it or were lately. */
function ownersAlike({ operations }: Ledger, event: LedgerEvent): number {
  const alike = [...operations.values()].filter(
    ({ kind, amount, destination_hash, state, created_at, settled_at }) =>
      kind === event.kind &&
      amount === event.amount &&
      destination_hash === event.destination_hash &&
      destination_hash !== null &&
      created_at <= event.received_at &&
      (open.includes(state) || (settled_at !== null && settled_at > event.received_at - week)),
  )
  return new Set(alike.map(({ owner_id }) => owner_id)).size
}
