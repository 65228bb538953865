import type { Matching } from './Matching.ts'
import type { ReconciliationFinding } from './Reconciliation.ts'

/** Reports lines that fit several operations, or too many lines for one: they are evidence for no operation. */
export function tellAmbiguous(
  matching: Matching,
  told: Omit<Extract<ReconciliationFinding, { type: 'ambiguous' }>, 'type'>,
): void {
  const own = told.lines.filter((line) => matching.free.has(line))
  if (own.length === 0) return
  // The finding also has the lines that took money back: then lines and operations no longer balance.
  const backs = own.flatMap((line) => matching.takenBack.get(line)?.other ?? [])
  const lines = [...new Set([...own, ...backs.filter((line) => matching.free.has(line))])]
  matching.findings.push({
    ...{ type: 'ambiguous', operations: told.operations, lines },
    isBalanced: told.isBalanced && backs.length === 0,
  })
  for (const line of lines) matching.free.delete(line)
  for (const operation of told.operations) matching.told.add(operation)
}
