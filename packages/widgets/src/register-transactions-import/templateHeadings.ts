import type { TransactionFieldName } from '@onlend/hooks/transaction-import'
import type { Translate } from '../words/useCopy.ts'
import { fieldLabel } from './fieldLabel.ts'
import { fieldNames } from './fieldNames.ts'
import type { transactionFields } from './transactionFields.words.ts'

/** The headings of a file to fill in, by field: in the person's language, with two instalments. */
export function templateHeadings(
  t: Translate<typeof transactionFields>,
): Readonly<Partial<Record<TransactionFieldName, string>>> {
  const fields = fieldNames([{ field: 'instalment1Amount' }])
  return Object.fromEntries(fields.map((field) => [field, fieldLabel(field, t)]))
}
