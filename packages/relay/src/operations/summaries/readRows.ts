import { isRecord } from '../../json/isRecord.ts'
import type { ClaimRow } from '../../stores/RelayStore.ts'
import { foldAmount } from '../foldAmount.ts'

/** Characters of a reference that are compared, as of one in a word; an index takes no more. */
const longest = 500

/** The rows of a set that can be told apart by a transaction reference. */
export function readRows(list: unknown, amountField: string): ClaimRow[] {
  if (!Array.isArray(list)) return []
  return list.flatMap((row: unknown): ClaimRow[] => {
    if (!isRecord(row) || typeof row.transaction_reference !== 'string') return []
    return [{ reference: row.transaction_reference.slice(0, longest), amount: foldAmount(row[amountField]) }]
  })
}
