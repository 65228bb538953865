import type { Operation } from '@onlend/core'
import type { StatementLine } from '../repayments/index.ts'
import type { Matching } from './Matching.ts'

/**
 * Reports that the money of an operation's lines moved back, and removes the lines that moved it from `free`. Returns whether it did; for a reversed
 * operation the move back is expected and not reported. `isPaired`: the operation's lines are in its pair.
 */
export function reportTakenBack(
  { findings, free, takenBack }: Matching,
  {
    operation,
    lines,
    isPaired,
  }: { operation: Operation; lines: readonly StatementLine[]; isPaired: boolean },
): boolean {
  if (operation.state === 'reversed') return false
  const backs = new Set(lines.flatMap((line) => takenBack.get(line)?.other ?? []))
  if (backs.size === 0) return false
  // A line that another operation has taken stays there.
  const moved = [...backs].filter((line) => free.has(line))
  if (isPaired && moved.length === 0) return true
  for (const line of moved) free.delete(line)
  findings.push({ type: 'takenBack', operation, lines: isPaired ? moved : [...lines, ...moved] })
  return true
}
