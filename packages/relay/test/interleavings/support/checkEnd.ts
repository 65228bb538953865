import type { World } from './World.ts'
import { fits } from './fits.ts'
import { assertHolds } from './assertHolds.ts'
import { readLedger } from './readLedger.ts'

const open = ['submitting', 'accepted', 'unknown']
const matchWindow = 259_200_000

/** When everything has come to rest: no sender is left, every kept webhook was read, and what it says has found its operation. */
export async function checkEnd({ database }: World): Promise<void> {
  const { operations, events, deliveries } = await readLedger(database)
  const all = [...operations.values()]
  for (const operation of all) {
    assertHolds(operation.state !== 'submitting', 'A dead sender leaves unknown', operation)
  }
  for (const delivery of deliveries) {
    assertHolds(delivery.applied_at !== null, 'A kept webhook is read in the end', delivery)
  }
  for (const event of events) {
    if (event.state !== 'unmatched' || event.customer_partner_id === null) continue
    const own = all.filter(
      ({ owner_id, kind }) => owner_id === event.customer_partner_id && kind === event.kind,
    )
    // One that names an operation and says another amount or account of it is an operator's.
    if (own.some((operation) => event.reference === operation.id && !fits(event, operation))) continue
    // A reference that the service gave to one operation and a client chose for another names two.
    if (event.reference !== null && own.some((operation) => event.reference === operation.service_reference))
      continue
    // One of several that may be about the same is a person's, and so is one of several that conflict with each other.
    if (event.candidates !== null) continue
    const others = events.filter(
      ({ id, state, amount, destination_hash }) =>
        id !== event.id &&
        state === 'unmatched' &&
        amount === event.amount &&
        destination_hash === event.destination_hash,
    )
    const missed = own.find((operation) => {
      if (operation.created_at > event.received_at) return false
      const isNamed = event.reference === operation.id
      const isAlike =
        event.kind === 'withdraw' &&
        event.amount === operation.amount &&
        event.destination_hash === operation.destination_hash
      const isLate = operation.created_at < event.received_at - matchWindow
      return isNamed || (isAlike && !isLate && others.length === 0 && open.includes(operation.state))
    })
    assertHolds(missed === undefined, 'A settlement event finds the operation that waits for it', {
      event,
      missed,
    })
  }
}
