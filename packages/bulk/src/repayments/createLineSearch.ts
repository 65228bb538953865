import { foldText } from '@onlend/core/internal'
import type { RepaymentLine } from './RepaymentMatcher.ts'
import type { OpenFinancing } from './RepaymentProposal.ts'

type LineSearch = {
  /** Whether a line's text, the references that it pays or their clients contain a folded text. */
  has: (line: RepaymentLine, wanted: string) => boolean
  /** Prepares the search, so that a key press is no long task; each `yield` gives the progress, from 0 to 1. */
  fold: (lines: readonly RepaymentLine[]) => Generator<number, void>
}

/** Lines per step. */
const linesPerStep = 64

/** Searches lines for texts. Folds each line object once. */
export function createLineSearch(find: (reference: string) => OpenFinancing | null): LineSearch {
  const known = new WeakMap<RepaymentLine, string>()
  const read = (shown: RepaymentLine): string => {
    const before = known.get(shown)
    if (before !== undefined) return before
    const { line } = shown.proposal
    const named = shown.allocations.flatMap(({ reference }) => [reference, find(reference)?.client ?? ''])
    const text = foldText([line.text, line.reference, line.counterparty, line.amount, ...named].join('\n'))
    known.set(shown, text)
    return text
  }
  return {
    has: (line, wanted) => read(line).includes(wanted),
    *fold(lines) {
      for (const [place, line] of lines.entries()) {
        read(line)
        if (place % linesPerStep === linesPerStep - 1) yield place / lines.length
      }
    },
  }
}
