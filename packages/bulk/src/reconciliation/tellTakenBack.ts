import type { Operation } from '@onlend/core'
import type { StatementLine } from '../repayments/index.ts'
import type { Matching } from './Matching.ts'

/**
 * Says that the money of an operation's lines moved back, and takes the lines that moved it out of what is left. Answers whether it did; of a reversed
 * operation that is expected and not said. `isPaired`: the own lines stand in the operation's pair.
 */
export function tellTakenBack(
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
  // A line that is the only one of another operation stays there.
  const moved = [...backs].filter((line) => free.has(line))
  if (isPaired && moved.length === 0) return true
  for (const line of moved) free.delete(line)
  findings.push({ type: 'takenBack', operation, lines: isPaired ? moved : [...lines, ...moved] })
  return true
}
