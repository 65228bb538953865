export {
  type Reconciliation,
  type ReconciliationCounts,
  type ReconciliationFinding,
  type ReconciliationOther,
  type ReconciliationPair,
} from './Reconciliation.ts'
export { reconcileStatement } from './reconcileStatement.ts'
export { type ReconcileStatementParameters } from './reconcileSteps.ts'
export {
  type LockboxDecision,
  type LockboxFinding,
  type LockboxFindingGroup,
  type LockboxReconciliation,
  type UseLockboxReconciliationParameters,
} from './LockboxReconciliation.ts'
export { type ReportWords } from './toReportRows.ts'
export { useLockboxReconciliation } from './useLockboxReconciliation.ts'
