export { type Reconciliation, type ReconciliationFinding } from './Reconciliation.ts'
export { reconcileStatement } from './reconcileStatement.ts'
export {
  type LockboxFinding,
  type LockboxReconciliation,
  type UseLockboxReconciliationParameters,
} from './LockboxReconciliation.ts'
export { type ReportWords } from './toReportRows.ts'
export { useLockboxReconciliation } from './useLockboxReconciliation.ts'
