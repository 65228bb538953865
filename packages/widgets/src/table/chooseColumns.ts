import type { DataColumn } from './DataColumn.ts'

/** The columns that a host asked for, in its order; what names a row is always there, and first. */
export function chooseColumns<Row>(
  all: readonly DataColumn<Row>[],
  wanted: readonly string[] | undefined,
): readonly DataColumn<Row>[] {
  if (wanted === undefined) return all
  const chosen = wanted.flatMap((id) => all.find((column) => column.id === id && !column.fixed) ?? [])
  // Asked for by name, so shown at first.
  return [...all.filter(({ fixed }) => fixed), ...chosen.map((column) => ({ ...column, hidden: false }))]
}
