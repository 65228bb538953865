import type { Matching } from './Matching.ts'
import type { ReconciliationFinding } from './Reconciliation.ts'

/** Says that lines fit several operations, or too many lines one: they are evidence for none. */
export function tellAmbiguous(
  matching: Matching,
  told: Omit<Extract<ReconciliationFinding, { type: 'ambiguous' }>, 'type'>,
): void {
  matching.findings.push({ type: 'ambiguous', ...told })
  for (const line of told.lines) matching.free.delete(line)
  for (const operation of told.operations) matching.told.add(operation)
}
