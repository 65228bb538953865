import { getSingleton } from '../getSingleton.ts'
import type { LendingEngine } from '../LendingEngine.ts'
import { type PendingOperations, createPendingOperations } from './createPendingOperations.ts'

/**
 * The operations in flight that this device remembers, so that a reload comes back to them; the relay's ledger is the truth.
 *
 * @example
 * const [pending] = getPendingOperations(lending).list('cp_1')
 */
export function getPendingOperations(lending: LendingEngine): PendingOperations {
  return getSingleton(lending.parts, createPendingOperations, lending)
}
