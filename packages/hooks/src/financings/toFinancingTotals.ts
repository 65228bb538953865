import type { Amount } from '@onlend/core'
import { type AmountSum, createAmountSum } from '@onlend/core/internal'
import type { FinancingRow } from './FinancingRow.ts'

/** The totals of the financings of one currency. */
export type FinancingTotals = {
  /** The ISO code; `null` when no source names one. */
  currency: string | null
  count: number
  amount: Amount
  paid: Amount
  unpaid: Amount
  overdue: Amount
}

type Sums = { currency: string | null; count: number } & Record<
  Exclude<keyof FinancingTotals, 'currency' | 'count'>,
  AmountSum
>

/** Adds financings up, exactly and never across currencies; the currency with the most rows first. */
export function toFinancingTotals(rows: readonly FinancingRow[]): FinancingTotals[] {
  const totals = new Map<string | null, Sums>()
  for (const row of rows) {
    let sums = totals.get(row.currency)
    if (sums === undefined) {
      sums = createSums(row.currency)
      totals.set(row.currency, sums)
    }
    sums.count += 1
    sums.amount.add(row.amount ?? '0')
    sums.paid.add(row.paid)
    sums.unpaid.add(row.unpaid ?? '0')
    sums.overdue.add(row.overdue)
  }
  return [...totals.values()]
    .map(({ currency, count, amount, paid, unpaid, overdue }) => ({
      currency,
      count,
      amount: amount.total(),
      paid: paid.total(),
      unpaid: unpaid.total(),
      overdue: overdue.total(),
    }))
    .sort((one, other) => other.count - one.count)
}

function createSums(currency: string | null): Sums {
  const [amount, paid, unpaid, overdue] = [
    createAmountSum('given'),
    createAmountSum('given'),
    createAmountSum('given'),
    createAmountSum('given'),
  ]
  return { currency, count: 0, amount, paid, unpaid, overdue }
}
