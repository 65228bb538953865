import { findCounterLine } from './findCounterLine.ts'
import type { MatchedLine } from './matchSteps.ts'
import type { RepaymentProposal } from './RepaymentProposal.ts'
import type { StatementLine } from './StatementLine.ts'
import type { TakenBack } from './takenBackSteps.ts'

export type SplitIncome = {
  /** Lines to match: their money came in and stayed. */
  kept: readonly StatementLine[]
  /** Digests of the kept lines whose money was possibly taken back. */
  doubted: ReadonlySet<string>
  /** The proposals of all incoming lines, in their order, from the matches of the kept lines. */
  join: (matched: readonly MatchedLine[]) => Generator<RepaymentProposal, void>
}

/** Separates money that came in and stayed from money that a later line took back, which pays no financing. */
export function splitIncome(lines: readonly StatementLine[], takenBack: TakenBack): SplitIncome {
  const incoming = lines.filter(({ direction }) => direction === 'in')
  const isKept = (line: StatementLine) => takenBack.get(line)?.isSure !== true
  const kept = incoming.filter(isKept)
  return {
    kept,
    doubted: new Set(kept.flatMap((line) => (takenBack.has(line) ? line.digest : []))),
    *join(matched) {
      let place = 0
      for (const line of incoming) {
        const found = isKept(line) ? matched[place++] : nothing
        if (found) yield { line, ...found, counterLine: findCounterLine(line, takenBack) }
      }
    },
  }
}

const nothing: MatchedLine = {
  ...{ allocations: [], kind: 'none', confidence: 'low', reasons: [], doubt: 'taken_back', others: [] },
}
