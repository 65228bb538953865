import type { ImportColumn, TransactionFieldName } from './TransactionImport.ts'

const required = ['reference', 'amountPayable', 'disbursementDate', 'expectedPaymentDate'] as const

/** The required fields without a column; of names, those of a person unless a column has the business name. */
export function findMissingFields(columns: readonly ImportColumn[] | null): readonly TransactionFieldName[] {
  if (columns === null) return []
  const held = new Set(columns.map(({ field }) => field))
  const names = held.has('businessName') ? [] : (['firstName', 'lastName'] as const)
  return [...names, ...required].filter((field) => !held.has(field))
}
