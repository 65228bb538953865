import { writeSheet } from '../sheets/index.ts'
import type { TransactionFieldName } from './TransactionImport.ts'

type WriteTransactionTemplateOptions = {
  /** What each column is called, in the person's language; in the order of the columns. */
  headings: Readonly<Partial<Record<TransactionFieldName, string>>>
  /** Rows that show how it is filled in. */
  examples?: readonly Readonly<Partial<Record<TransactionFieldName, string>>>[]
}

/**
 * A file to fill in, as CSV text whose cells no spreadsheet runs: give the same headings to `useTransactionImport`, and it is recognised in any language.
 *
 * @example
 * writeTransactionTemplate({ headings: { reference: 'Loan ID', amountPayable: 'Amount' }, examples: [{ reference: 'L-1', amountPayable: '1500.00' }] })
 */
export function writeTransactionTemplate({
  headings,
  examples = [],
}: WriteTransactionTemplateOptions): string {
  // A cast with a reason: the keys are names of fields by their type.
  const fields = Object.keys(headings) as TransactionFieldName[]
  return writeSheet(
    examples.map((example) => fields.map((field) => example[field] ?? '')),
    { headings: fields.map((field) => headings[field] ?? field) },
  )
}
