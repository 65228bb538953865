import type { ImportIssue } from '../TransactionImport.ts'
import type { Translate } from '@onlend/widgets/internal'
import type { transactionImportRows } from './transactionImportRows.words.ts'

/** The text of an issue of a cell or a row. */
export function issueText(
  { code, facts }: Pick<ImportIssue, 'code' | 'facts'>,
  t: Translate<typeof transactionImportRows>,
): string {
  const line = facts?.['line']
  if (code === 'REFERENCE_TWICE_IN_FILE' && line !== undefined) return t('import.referenceInLine', { line })
  return t(`import.issue.${code}`)
}
