export {
  LockboxReconciliation,
  type LockboxReconciliationProps,
} from './reconciliation/view/LockboxReconciliation.tsx'
export { PortfolioOverview, type PortfolioOverviewProps } from './portfolio/view/PortfolioOverview.tsx'
export {
  RegisterTransactionsImport,
  type RegisterTransactionsImportProps,
} from './transactions/view/RegisterTransactionsImport.tsx'
export { RepaymentsImport, type RepaymentsImportProps } from './repayments/view/RepaymentsImport.tsx'
