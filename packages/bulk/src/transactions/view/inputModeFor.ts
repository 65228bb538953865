import type { TransactionFieldName } from '../TransactionImport.ts'

/** The keyboard that a phone shows for a field. */
export function inputModeFor(field: TransactionFieldName): 'text' | 'decimal' | 'tel' {
  if (/amount/i.test(field)) return 'decimal'
  return field === 'contactNumber' ? 'tel' : 'text'
}
