import type { LedgerEntry } from '../LedgerEntry.ts'

/** Has an operation hold its lines: what held one before, and was free, does not any more. */
export function takeLines(entries: readonly LedgerEntry[], { operation, lines }: LedgerEntry): void {
  const taken = new Set(lines.flat())
  for (const entry of entries)
    if (
      entry.operation.id !== operation.id &&
      entry.operation.customerPartnerId === operation.customerPartnerId
    )
      entry.lines = entry.lines.map((digests) => digests.filter((digest) => !taken.has(digest)))
}
