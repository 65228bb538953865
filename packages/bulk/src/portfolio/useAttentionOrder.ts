'use client'
import { useMemo, useState } from 'react'
import type { OverdueAge } from '@onlend/hooks/tables'
import { portfolioColumns } from './portfolioColumns.ts'
import type { PortfolioRow } from './PortfolioRow.ts'

type AttentionOrderOptions = {
  /** The key of the portfolio: each portfolio has a separate order. */
  portfolio: string | null
  /** Whether all rows are read, and no person uses them. */
  mayChange: boolean
}

type Order = { portfolio: string | null; places: ReadonlyMap<string, number> }

/** Orders a portfolio by attention, once: rows that are read again keep their place, and new rows come last. */
export function useAttentionOrder(
  byName: readonly PortfolioRow[],
  { portfolio, mayChange }: AttentionOrderOptions,
): { rows: readonly PortfolioRow[]; order: 'name' | 'attention' } {
  const [kept, setKept] = useState<Order | null>(null)
  const isKept = kept !== null && kept.portfolio === portfolio
  if (!isKept && mayChange && byName.length > 0) {
    const places = new Map(sortByAttention(byName).map((row, at) => [row.customerPartnerId, at]))
    setKept({ portfolio, places })
  }
  const order = isKept ? kept.places : null
  const rows = useMemo(() => {
    if (order === null) return byName
    const toPlace = (row: PortfolioRow) => order.get(row.customerPartnerId) ?? order.size
    return [...byName].sort((one, other) => toPlace(one) - toPlace(other))
  }, [byName, order])
  return { rows, order: order === null ? 'name' : 'attention' }
}

const longest: readonly OverdueAge[] = ['more', '60', '30', '7']

/** Sorts rows by state, then by the age of the overdue sum: unlike sums, ages compare across currencies. */
function sortByAttention(byName: readonly PortfolioRow[]): PortfolioRow[] {
  const rank = portfolioColumns.find(({ id }) => id === 'state')
  const toRank = (row: PortfolioRow) => Number(rank?.value(row) ?? Number.POSITIVE_INFINITY)
  const toAge = ({ financings }: PortfolioRow) => {
    const ages = financings.flatMap((row) => row.ages)
    const at = longest.findIndex((age) => ages.includes(age))
    return at < 0 ? longest.length : at
  }
  return [...byName].sort((one, other) => toRank(one) - toRank(other) || toAge(one) - toAge(other))
}
