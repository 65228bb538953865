import type { Matching } from './Matching.ts'
import type { ReconciliationFinding } from './Reconciliation.ts'

/** Says that lines fit several operations, or too many lines one: they are evidence for none. */
export function tellAmbiguous(
  matching: Matching,
  told: Omit<Extract<ReconciliationFinding, { type: 'ambiguous' }>, 'type'>,
): void {
  const own = told.lines.filter((line) => matching.free.has(line))
  if (own.length === 0) return
  // The line that took money back stands beside the one that moved it, and then lines and operations no longer balance.
  const backs = own.flatMap((line) => matching.takenBack.get(line)?.other ?? [])
  const lines = [...new Set([...own, ...backs.filter((line) => matching.free.has(line))])]
  matching.findings.push({
    ...{ type: 'ambiguous', operations: told.operations, lines },
    isBalanced: told.isBalanced && backs.length === 0,
  })
  for (const line of lines) matching.free.delete(line)
  for (const operation of told.operations) matching.told.add(operation)
}
