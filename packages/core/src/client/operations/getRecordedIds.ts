import type { LendingClient } from '../../transport/LendingClient.ts'
import { getSingleton } from '../getSingleton.ts'

/** The ids of the operations that the relay has confirmed, for every engine of a client. A later 404 for one is a fault, not a proof that nothing was sent. */
export function getRecordedIds(client: LendingClient): Set<string> {
  return getSingleton(client.ledger.parts, createRecordedIds, undefined)
}

function createRecordedIds(): Set<string> {
  return new Set()
}
