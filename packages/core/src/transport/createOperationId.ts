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

function createRandomId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  // Pages without a secure context lack randomUUID but not random bytes.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
