import { writeSheet } from '../sheets/index.ts'
import type { TransactionFieldName } from './TransactionImport.ts'

type WriteTransactionTemplateOptions = {
  /** The heading of each column, in the person's language and in the order of the columns. */
  headings: Readonly<Partial<Record<TransactionFieldName, string>>>
  /** Example rows. */
  examples?: readonly Readonly<Partial<Record<TransactionFieldName, string>>>[]
}

/**
 * Writes a template as CSV text whose cells no spreadsheet runs: give the same headings to `useTransactionImport`, which recognises them in any language.
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
