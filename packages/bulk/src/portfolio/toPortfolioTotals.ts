import { type Amount, addAmounts } from '@onlend/core'
import { toFinancingTotals } from '@onlend/hooks/internal'
import { sumDue } from './sumDue.ts'
import type { PortfolioRow } from './PortfolioRow.ts'

/** What a portfolio comes to in one currency. */
export type PortfolioTotals = {
  /** `null` when nothing names it. */
  currency: string | null
  /** How many customer partners have it as their own. */
  partners: number
  limit: Amount
  drawn: Amount
  /** `null` where a limit does not say what is left of it. */
  available: Amount | null
  /** Of all financings in the currency, whichever the partner's own is. */
  due: Amount
  overdue: Amount
}

/** Adds a portfolio up, exactly and never across currencies; the currency of the most partners first. */
export function toPortfolioTotals(rows: readonly PortfolioRow[]): PortfolioTotals[] {
  const financings = rows.flatMap((row) => row.financings)
  const lentTotals = toFinancingTotals(financings)
  const currencies = new Set([...rows, ...lentTotals].map(({ currency }) => currency))
  const totals = [...currencies].map((currency): PortfolioTotals => {
    const own = rows.filter((row) => row.currency === currency)
    const granted = own.filter(({ limit }) => limit !== null)
    const lent = financings.filter((row) => row.currency === currency)
    return {
      currency,
      partners: own.length,
      limit: addAmounts(...granted.map(({ limit }) => limit ?? '0')),
      drawn: addAmounts(...granted.map(({ drawn }) => drawn ?? '0')),
      available: granted.some(({ available }) => available === null)
        ? null
        : addAmounts(...granted.map(({ available }) => available ?? '0')),
      due: sumDue(lent),
      overdue: lentTotals.find((total) => total.currency === currency)?.overdue ?? '0',
    }
  })
  return totals
    .filter(({ currency, partners }) => currency !== null || partners > 0)
    .sort((one, other) => other.partners - one.partners)
}
