export {
  type DateOrder,
  type ImportColumn,
  type ImportDecision,
  type ImportIssue,
  type ImportIssueCode,
  type ImportLayout,
  type ImportRow,
  type ImportRowFilter,
  type ImportTotals,
  type TransactionFieldName,
  type TransactionImport,
} from './TransactionImport.ts'
export { useTransactionImport, type UseTransactionImportParameters } from './useTransactionImport.ts'
export { writeTransactionTemplate } from './writeTransactionTemplate.ts'
