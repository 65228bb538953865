import { finishSteps } from '../lib/finishSteps.ts'
import type { Reconciliation } from './Reconciliation.ts'
import { type ReconcileStatementParameters, reconcileSteps } from './reconcileSteps.ts'

/**
 * Puts a statement of the lockbox account beside the ledger: pairs by the evidence that operators recorded, by reference, then by direction, exact amount and day
 * where exactly one line and one operation fit each other. The same for the same statement and operations in any order.
 *
 * @example
 * const { findings } = reconcileStatement({ statement, operations: recentOperations, now: Date.now(), timeZone: 'Africa/Lagos' })
 */
export function reconcileStatement(parameters: ReconcileStatementParameters): Reconciliation {
  return finishSteps(reconcileSteps(parameters))
}
