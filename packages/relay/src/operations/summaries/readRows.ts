import { isRecord } from '../../lib/isRecord.ts'
import type { ClaimRow } from '../../stores/RelayStore.ts'
import { foldAmount } from '../foldAmount.ts'

/** Characters of a reference that are compared, as of one in a word; an index takes no more. */
const longest = 500

/**
 * The rows of a set, in order. One without a usable transaction reference is a row all the same, which no word can name: without it the set
 * would look settled before all of it is.
 */
export function readRows(list: unknown, amountField: string): ClaimRow[] {
  if (!Array.isArray(list)) return []
  return list.map((row: unknown): ClaimRow => {
    const fields = isRecord(row) ? row : {}
    return { reference: readReference(fields.transaction_reference), amount: foldAmount(fields[amountField]) }
  })
}

/** As a word spells it: a number as its digits. */
function readReference(value: unknown): string {
  const isUsable = typeof value === 'string' || typeof value === 'number'
  return isUsable ? String(value).slice(0, longest) : ''
}
