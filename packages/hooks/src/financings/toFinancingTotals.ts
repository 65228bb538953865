import { addAmounts, type Amount } from '@onlend/core'
import type { FinancingRow } from './FinancingRow.ts'

/** What financings of one currency come to. */
export type FinancingTotals = {
  /** `null` when nothing names it. */
  currency: string | null
  count: number
  amount: Amount
  paid: Amount
  unpaid: Amount
  overdue: Amount
}

/** Adds financings up, exactly and never across currencies; the currency of the most rows first. */
export function toFinancingTotals(rows: readonly FinancingRow[]): FinancingTotals[] {
  const totals = new Map<string | null, FinancingTotals>()
  for (const row of rows) {
    const { currency } = row
    const { count, amount, paid, unpaid, overdue } = totals.get(currency) ?? nothing
    totals.set(currency, {
      currency,
      count: count + 1,
      amount: addAmounts(amount, row.amount ?? '0'),
      paid: addAmounts(paid, row.paid),
      unpaid: addAmounts(unpaid, row.unpaid ?? '0'),
      overdue: addAmounts(overdue, row.overdue),
    })
  }
  return [...totals.values()].sort((one, other) => other.count - one.count)
}

const nothing = { count: 0, amount: '0', paid: '0', unpaid: '0', overdue: '0' } as const
