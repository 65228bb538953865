import { type Amount, addAmounts } from '@onlend/core'
import { toFinancingTotals } from '@onlend/hooks/internal'
import { sumDue } from './sumDue.ts'
import type { PortfolioRow } from './PortfolioRow.ts'

/** The sums of a portfolio in one currency. */
export type PortfolioTotals = {
  /** ISO code; `null` where no source names one. */
  currency: string | null
  /** The number of customer partners with this currency. */
  partners: number
  limit: Amount
  drawn: Amount
  /** `null` where a limit has no available amount. */
  available: Amount | null
  /** The sum due of all financings in the currency, also of partners with another currency. */
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
