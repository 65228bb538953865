import type { Matching } from './Matching.ts'
import type { ReconciliationFinding } from './Reconciliation.ts'

/** Reports lines that fit several operations, or too many lines for one: they are evidence for no operation. */
export function reportAmbiguous(
  matching: Matching,
  found: Omit<Extract<ReconciliationFinding, { type: 'ambiguous' }>, 'type'>,
): void {
  const own = found.lines.filter((line) => matching.free.has(line))
  if (own.length === 0) return
  // The finding also has the lines that took money back: then lines and operations no longer balance.
  const backs = own.flatMap((line) => matching.takenBack.get(line)?.other ?? [])
  const lines = [...new Set([...own, ...backs.filter((line) => matching.free.has(line))])]
  matching.findings.push({
    ...{ type: 'ambiguous', operations: found.operations, lines },
    isBalanced: found.isBalanced && backs.length === 0,
  })
  for (const line of lines) matching.free.delete(line)
  for (const operation of found.operations) matching.reported.add(operation)
}
