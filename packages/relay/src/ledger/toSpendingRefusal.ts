import { RelayRefusal } from '../http/index.ts'
import type { SpendingRefusal } from './spending/SpendingCheck.ts'

/** The refusal of an operation that breaks a spending rule: with `SpendingLimit` of the contract, or with the id of the operation that needs a proof. */
export function toSpendingRefusal(refusal: SpendingRefusal, operationId: string): RelayRefusal {
  if (refusal.code === 'step_up_required') return new RelayRefusal(refusal.code, { data: { operationId } })
  const { limit } = refusal
  const until = limit.until === null ? null : new Date(limit.until).toISOString()
  return new RelayRefusal(refusal.code, { data: { ...limit, until } })
}
