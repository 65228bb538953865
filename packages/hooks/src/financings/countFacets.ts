import type { TableColumn } from '../tables/TableColumn.ts'
import type { TableView } from '../tables/TableView.ts'
import { createRowFilter } from '../tables/createRowFilter.ts'
import type { FinancingRow } from './FinancingRow.ts'

/** A value that the rows can be narrowed to, and how many rows that would leave. */
export type FinancingFacet = {
  /** What the filter of the column is set to; `none` for rows that have no value. */
  value: string
  /** What it is called where it has a name of its own, as a client does. */
  name: string | null
  count: number
}

/** By the columns that have them; the most rows first. */
export type FinancingFacets = Readonly<
  Record<'status' | 'overdue' | 'drawdown' | 'currency' | 'client', readonly FinancingFacet[]>
>

type Asked = Pick<TableView, 'search' | 'filters'>

const readers: Record<keyof FinancingFacets, (row: FinancingRow) => readonly (string | null)[]> = {
  status: ({ status }) => [status],
  overdue: ({ ages }) => (ages.length === 0 ? [null] : ages),
  drawdown: ({ financing }) => [financing.drawdown_id],
  currency: ({ currency }) => [currency],
  client: ({ financing }) => [financing.client_id],
}

/**
 * Counts for each facet what choosing one of its values would leave beside the search and all other filters. A value that is chosen is
 * always among them, so that it can be seen and taken away.
 */
export function countFacets(
  rows: readonly FinancingRow[],
  columns: readonly TableColumn<FinancingRow>[],
  { search, filters }: Asked,
): FinancingFacets {
  const filter = createRowFilter(rows, columns)
  const count = (id: keyof FinancingFacets): FinancingFacet[] => {
    const { [id]: chosen, ...others } = filters
    const facets = new Map<string, FinancingFacet>()
    const add = (row: FinancingRow) => {
      for (const read of readers[id](row)) {
        const value = read ?? 'none'
        const name = id === 'client' ? row.customer : null
        const before = facets.get(value)
        facets.set(value, { value, name: before?.name ?? name, count: (before?.count ?? 0) + 1 })
      }
    }
    const found = filter({ search, filters: others })
    if (found === null) rows.forEach(add)
    else
      for (const index of found) {
        const row = rows[index]
        if (row !== undefined) add(row)
      }
    if (chosen !== undefined && !facets.has(chosen))
      facets.set(chosen, { value: chosen, name: null, count: 0 })
    return [...facets.values()].sort((one, other) => other.count - one.count)
  }
  return {
    status: count('status'),
    overdue: count('overdue'),
    drawdown: count('drawdown'),
    currency: count('currency'),
    client: count('client'),
  }
}
