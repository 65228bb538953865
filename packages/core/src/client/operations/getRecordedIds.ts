import type { LendingClient } from '../../transport/LendingClient.ts'
import { getPart } from '../getPart.ts'

/** The ids of the operations that the relay has said it has, for every engine of a client. From then on a 404 is trouble, and no proof that nothing was sent. */
export function getRecordedIds(client: LendingClient): Set<string> {
  return getPart(client.ledger.parts, createRecordedIds, undefined)
}

function createRecordedIds(): Set<string> {
  return new Set()
}
