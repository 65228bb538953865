import type { LedgerEntry } from '../LedgerEntry.ts'

/** Makes an operation the only holder of its lines: the partner's other operations lose them. */
export function takeLines(entries: readonly LedgerEntry[], { operation, lines }: LedgerEntry): void {
  const taken = new Set(lines.flat())
  for (const entry of entries)
    if (
      entry.operation.id !== operation.id &&
      entry.operation.customerPartnerId === operation.customerPartnerId
    )
      entry.lines = entry.lines.map((digests) => digests.filter((digest) => !taken.has(digest)))
}
