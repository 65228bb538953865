import type { StatementLine } from '../repayments/index.ts'
import { isWithoutOutcome } from './isWithoutOutcome.ts'
import type { Matching } from './Matching.ts'
import { reportTakenBack } from './reportTakenBack.ts'
import type { Demand } from './toDemands.ts'

/** Assigns lines to the one operation that they fit: as its pair, as evidence, or as a contradiction. */
export function settleLines(
  matching: Matching,
  demand: Demand,
  claimed: readonly StatementLine[],
  by: 'reference' | 'amount',
): void {
  const { operation, isUnexpected } = demand
  // A line that moved the money of another line back is already in that line's finding.
  const lines = claimed.filter((line) => matching.free.has(line))
  if (lines.length === 0) return
  for (const line of lines) matching.free.delete(line)
  // A reversal of a line that is not in the file belongs to no operation.
  const isLone = lines.some((line) => matching.takenBack.get(line)?.other === null)
  if (isLone && operation.state !== 'reversed') {
    matching.findings.push({ type: 'takenBack', operation, lines })
    matching.reported.add(operation)
    return
  }
  const isPaired = !isUnexpected && !isWithoutOutcome(operation)
  if (reportTakenBack(matching, { operation, lines, isPaired }) && !isPaired) {
    matching.reported.add(operation)
    return
  }
  if (isUnexpected) {
    for (const line of lines)
      matching.findings.push({ type: 'contradiction', operation, line, reason: 'outcome' })
    matching.reported.add(operation)
    return
  }
  const [line] = lines
  if (isWithoutOutcome(operation) && line) {
    matching.findings.push({ type: 'evidence', operation, line, by })
    matching.reported.add(operation)
    return
  }
  const pair = matching.pairs.get(operation)
  if (pair) pair.lines.push(...lines)
  else matching.pairs.set(operation, { lines: [...lines], by })
  matching.met.set(demand, (matching.met.get(demand) ?? 0) + lines.length)
}
