import { RelayRefusal } from '../http/index.ts'
import type { SpendingRefusal } from './spending/SpendingCheck.ts'

/** Why an operation was not let through, as it is answered: `SpendingLimit` of the contract, or the operation that a proof is needed for. */
export function toSpendingRefusal(refusal: SpendingRefusal, operationId: string): RelayRefusal {
  if (refusal.code === 'step_up_required') return new RelayRefusal(refusal.code, { data: { operationId } })
  const { limit } = refusal
  const until = limit.until === null ? null : new Date(limit.until).toISOString()
  return new RelayRefusal(refusal.code, { data: { ...limit, until } })
}
