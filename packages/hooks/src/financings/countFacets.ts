import type { TableView } from '../tables/TableView.ts'
import type { RowFilter } from '../tables/createRowFilter.ts'
import type { FinancingRow } from './FinancingRow.ts'

/** A value of a filter, and the number of rows that the filter would leave. */
export type FinancingFacet = {
  /** The value for the filter of the column; `none` for rows without a value. */
  value: string
  /** The name of the value, where it has one, such as a client's. */
  name: string | null
  count: number
}

/** The facets by column; the value with the most rows first. */
export type FinancingFacets = Readonly<
  Record<'status' | 'overdue' | 'drawdown' | 'currency' | 'client', readonly FinancingFacet[]>
>

type Asked = Pick<TableView, 'search' | 'filters'>

type Reader = (row: FinancingRow) => string | null | readonly string[]

const readers: Record<keyof FinancingFacets, Reader> = {
  status: ({ status }) => status,
  overdue: ({ ages }) => (ages.length === 0 ? null : ages),
  drawdown: ({ financing }) => financing.drawdown_id,
  currency: ({ currency }) => currency,
  client: ({ financing }) => financing.client_id,
}

/**
 * Counts for each value of a facet the rows that it would leave beside the search and all other filters. A chosen value is
 * always in the list, so that a person sees it and can take it away.
 */
export function countFacets(
  rows: readonly FinancingRow[],
  filter: RowFilter,
  { search, filters }: Asked,
): FinancingFacets {
  // A facet without a chosen value leaves the same rows as the filters together; most facets have none.
  const usual = filter({ search, filters })
  const count = (id: keyof FinancingFacets): FinancingFacet[] => {
    const { [id]: chosen, ...others } = filters
    const found = chosen === undefined ? usual : filter({ search, filters: others })
    const facets = countValues(rows, found, readers[id], id === 'client')
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

function countValues(
  rows: readonly FinancingRow[],
  found: Uint32Array | null,
  read: Reader,
  isNamed: boolean,
): Map<string, FinancingFacet> {
  const facets = new Map<string, FinancingFacet>()
  let facet: FinancingFacet | undefined
  const add = (value: string, row: FinancingRow) => {
    // Neighbouring rows often have the same value.
    if (facet?.value !== value) facet = facets.get(value)
    const name = isNamed ? row.customer : null
    if (facet === undefined) {
      facet = { value, name, count: 1 }
      facets.set(value, facet)
    } else {
      facet.count += 1
      facet.name ??= name
    }
  }
  const total = found?.length ?? rows.length
  for (let at = 0; at < total; at += 1) {
    const row = rows[found?.[at] ?? at]
    if (row === undefined) continue
    const value = read(row)
    if (value === null || typeof value === 'string') add(value ?? 'none', row)
    else for (const one of value) add(one, row)
  }
  return facets
}
