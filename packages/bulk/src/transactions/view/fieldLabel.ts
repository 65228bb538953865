import type { TransactionFieldName } from '../TransactionImport.ts'
import type { Translate } from '@onlend/widgets/internal'
import type { transactionFields } from './transactionFields.words.ts'

type Plain = Exclude<TransactionFieldName, `instalment${string}`>
type InstalmentPart = 'StartDate' | 'DueDate' | 'Amount'

/** The label of a field; those of instalments have the number. */
export function fieldLabel(field: TransactionFieldName, t: Translate<typeof transactionFields>): string {
  const [, number, part] = /^instalment(\d+)(StartDate|DueDate|Amount)$/.exec(field) ?? []
  // Casts with a reason: the pattern admits no other part, and a field without a match is no instalment.
  if (number !== undefined)
    return t(`import.field.instalment${part as InstalmentPart}`, { number: Number(number) })
  return t(`import.field.${field as Plain}`)
}
