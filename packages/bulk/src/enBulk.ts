import { lockboxReconciliation } from './reconciliation/view/lockboxReconciliation.words.ts'
import { portfolioOverview } from './portfolio/view/portfolioOverview.words.ts'
import { sheetImport } from './sheets/view/sheetImport.words.ts'
import { transactionFields } from './transactions/view/transactionFields.words.ts'
import { transactionImport } from './transactions/view/transactionImport.words.ts'
import { transactionImportRows } from './transactions/view/transactionImportRows.words.ts'
import { transactionImportSteps } from './transactions/view/transactionImportSteps.words.ts'
import { repaymentsImport } from './repayments/view/repaymentsImport.words.ts'
import { repaymentsImportEdit } from './repayments/view/repaymentsImportEdit.words.ts'
import { statement } from './repayments/view/statement.words.ts'

/** Every sentence of this package in English, by key. The keys begin with `bulkPrefixes` of `@onlend/widgets`, whose locales have the other languages. */
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
