import type { DataColumn } from './DataColumn.ts'

/**
 * The columns that a host asked for, in its order; what names a row is always there, and first. A column that rows are narrowed by
 * stays, though it is not shown: deleted rows must not come back because the table does not show them.
 */
export function chooseColumns<Row>(
  all: readonly DataColumn<Row>[],
  wanted: readonly string[] | undefined,
): readonly DataColumn<Row>[] {
  if (wanted === undefined) return all
  const chosen = wanted.flatMap((id) => all.find((column) => column.id === id && !column.fixed) ?? [])
  const unseen = all.filter(
    ({ id, fixed, filter, matches }) => (filter ?? matches) && !fixed && !wanted.includes(id),
  )
  return [
    ...all.filter(({ fixed }) => fixed),
    // Asked for by name, so shown at first, however narrow the table is.
    ...chosen.map((column) => ({ ...column, hidden: false, showFrom: 'narrow' as const })),
    ...unseen.map((column) => ({ ...column, hidden: true })),
  ]
}
