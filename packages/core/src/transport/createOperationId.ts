/**
 * Mints the key of one intent: the same key never moves money twice. Make it when the confirm step opens, not per call.
 *
 * @example
 * const operationId = createOperationId()
 */
export function createOperationId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  // Pages without a secure context lack randomUUID but not random bytes.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
