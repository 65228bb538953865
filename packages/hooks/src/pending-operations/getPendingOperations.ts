import type { Lending } from '../lending/Lending.ts'
import { type PendingOperations, createPendingOperations } from './createPendingOperations.ts'

// Tied to the provider's value, so that every hook below it hears of every change.
const allPendingOperations = new WeakMap<Lending, PendingOperations>()

/** What this device remembers under a provider; made when it is first asked for. */
export function getPendingOperations(lending: Lending): PendingOperations {
  const pendingOperations = allPendingOperations.get(lending) ?? createPendingOperations(lending)
  allPendingOperations.set(lending, pendingOperations)
  return pendingOperations
}
