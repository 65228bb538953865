import type { ClaimRow } from '../../stores/RelayStore.ts'

/** What a set shares with another of the same rows, in whatever order they stand; `null` for one without rows. */
export function likenessOfRows(rows: readonly ClaimRow[]): string | null {
  if (rows.length === 0) return null
  return JSON.stringify(rows.map(({ reference, amount }) => JSON.stringify([reference, amount])).sort())
}
