import { createRandomId } from '../lib/createRandomId.ts'
import type { LendingClient } from './LendingClient.ts'

/**
 * Mints the key of one intent: the same key never moves money twice. Make it when the confirm step opens, not per call. Give it the client, so that a key
 * that is newer than a restored ledger is known to be.
 *
 * @example
 * const operationId = createOperationId(client)
 */
export function createOperationId(client?: Pick<LendingClient, 'ledger'>): string {
  const epoch = client?.ledger.epoch
  return epoch == null ? createRandomId() : `epoch-${epoch}.${createRandomId()}`
}
