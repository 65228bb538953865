import { createRandomId } from '../lib/createRandomId.ts'
import type { LendingClient } from './LendingClient.ts'

/**
 * Mints the idempotency key of one intent: the relay never moves money twice for one key. Call it when the confirm step opens, not per call. Pass the
 * client, so that a relay with a restored ledger knows the key as newer.
 *
 * @example
 * const operationId = createOperationId(client)
 */
export function createOperationId(client?: Pick<LendingClient, 'ledger'>): string {
  const epoch = client?.ledger.epoch
  return epoch == null ? createRandomId() : `epoch-${epoch}.${createRandomId()}`
}
