export { type ImportRow, type TransactionImport } from './TransactionImport.ts'
export { useTransactionImport, type UseTransactionImportParameters } from './useTransactionImport.ts'
export { writeTransactionTemplate } from './writeTransactionTemplate.ts'
