import { type Amount, addAmounts, toAmount } from '@onlend/core'
import type { ClaimRow } from '../../stores/RelayStore.ts'

/** What the rows come to; `null` when one of them has no amount. */
export function sumRows(rows: readonly ClaimRow[]): Amount | null {
  let sum: Amount = '0'
  for (const { amount } of rows) {
    const exact = amount === null ? null : toAmount(amount)
    if (exact === null) return null
    sum = addAmounts(sum, exact)
  }
  return rows.length > 0 ? sum : null
}
