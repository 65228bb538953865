import type { ImportColumn, TransactionFieldName } from '../TransactionImport.ts'

const plain = [
  'firstName',
  'lastName',
  'businessName',
  'contactNumber',
  'idType',
  'idValue',
  'reference',
  'amountPayable',
  'currency',
  'disbursementDate',
  'expectedPaymentDate',
  'financier',
  'reason',
  'financedAmount',
  'drawdownId',
] as const satisfies readonly TransactionFieldName[]

/** Every field for a column: with the existing instalments and one more. */
export function fieldNames(columns: readonly Pick<ImportColumn, 'field'>[]): TransactionFieldName[] {
  const numbers = columns.map(({ field }) => Number(/^instalment(\d+)/.exec(field ?? '')?.[1] ?? 0))
  const count = Math.max(0, ...numbers) + 1
  const instalments = Array.from({ length: count }, (_, at): TransactionFieldName[] => [
    `instalment${at + 1}StartDate`,
    `instalment${at + 1}DueDate`,
    `instalment${at + 1}Amount`,
  ])
  return [...plain, ...instalments.flat()]
}
