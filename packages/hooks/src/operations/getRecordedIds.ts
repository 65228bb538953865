import type { LendingClient } from '@onlend/core'

// Tied to the client, as the intents are: what the relay has said stays said, whatever component heard it.
const records = new WeakMap<LendingClient, Set<string>>()

/** The ids of the operations that the relay has said it has. From then on a 404 is trouble, and no proof that nothing was sent. */
export function getRecordedIds(client: LendingClient): Set<string> {
  const known = records.get(client) ?? new Set()
  records.set(client, known)
  return known
}
