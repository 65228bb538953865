import { lockboxReconciliation } from './lockbox-reconciliation/lockboxReconciliation.words.ts'
import { portfolioOverview } from './portfolio-overview/portfolioOverview.words.ts'
import { sheetImport } from './sheet-import/sheetImport.words.ts'
import { transactionFields } from './register-transactions-import/transactionFields.words.ts'
import { transactionImport } from './register-transactions-import/transactionImport.words.ts'
import { transactionImportRows } from './register-transactions-import/transactionImportRows.words.ts'
import { transactionImportSteps } from './register-transactions-import/transactionImportSteps.words.ts'
import { repaymentsImport } from './repayments-import/repaymentsImport.words.ts'
import { repaymentsImportEdit } from './repayments-import/repaymentsImportEdit.words.ts'
import { statement } from './statement/statement.words.ts'

/** Every sentence in English, by key, that only the widgets say which are loaded by themselves: no whole language has them. */
export const enBulk = {
  ...sheetImport,
  ...transactionImport,
  ...transactionFields,
  ...transactionImportSteps,
  ...transactionImportRows,
  ...lockboxReconciliation,
  ...repaymentsImport,
  ...repaymentsImportEdit,
  ...portfolioOverview,
  ...statement,
} as const
