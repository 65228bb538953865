export { type BatchProgress } from './batches/BatchProgress.ts'
export {
  type LockboxReconciliation,
  reconcileStatement,
  useLockboxReconciliation,
  type UseLockboxReconciliationParameters,
} from './reconciliation/index.ts'
export {
  type DayRange,
  type FinancingRow,
  type FinancingSchedule,
  type FinancingsPicture,
  type OverdueAge,
  portfolioColumns,
  usePortfolio,
  type UsePortfolioParameters,
  type UsePortfolioReturnType,
} from './portfolio/index.ts'
export {
  matchRepayments,
  type OpenFinancing,
  readStatement,
  type RepaymentLine,
  type RepaymentRule,
  type Statement,
  type StatementLine,
  useRepaymentMatcher,
  type UseRepaymentMatcherParameters,
} from './repayments/index.ts'
export {
  readSheets,
  type Sheet,
  SheetError,
  sheetLimits,
  type SheetSource,
  writeSheet,
  type WriteSheetOptions,
} from './sheets/index.ts'
export {
  type ImportRow,
  type TransactionImport,
  useTransactionImport,
  type UseTransactionImportParameters,
  writeTransactionTemplate,
} from './transactions/index.ts'
export { useMinutesLeft } from './batches/useMinutesLeft.ts'
