import { findCounterLine } from './findCounterLine.ts'
import { leftOfLine } from './leftOfLine.ts'
import type { RepaymentGroup, RepaymentLine } from './RepaymentMatcher.ts'
import type { RepaymentProposal } from './RepaymentProposal.ts'
import type { Statement, StatementLine } from './StatementLine.ts'
import type { TakenBack } from './takenBackSteps.ts'

const groups: readonly RepaymentGroup[] = ['check', 'none', 'sure', 'accepted', 'unused']
/** Lines per step. */
const linesPerStep = 128

/** Lays out the lines of a statement before the decisions, those to check first, in steps that yield the progress from 0 to 1. */
export function* layLineSteps(
  { lines }: Pick<Statement, 'lines'>,
  proposals: readonly RepaymentProposal[],
  takenBack: TakenBack = new Map(),
): Generator<number, readonly RepaymentLine[]> {
  const byGroup = new Map(groups.map((group) => [group, [] as RepaymentLine[]]))
  for (const [place, proposal] of proposals.entries()) {
    const line = toUndecided(proposal, takenBack)
    byGroup.get(line.group)?.push(line)
    if (place % linesPerStep === linesPerStep - 1) yield (place / proposals.length) * 0.9
  }
  for (const [place, line] of lines.entries()) {
    if (line.direction === 'out') byGroup.get('unused')?.push(toOutgoing(line, takenBack))
    if (place % linesPerStep === linesPerStep - 1) yield 0.9
  }
  return [...byGroup.values()].flat()
}

function toUndecided(proposal: RepaymentProposal, takenBack: TakenBack): RepaymentLine {
  const { line, allocations } = proposal
  const left = leftOfLine(line.amount, allocations)
  // Money that was taken back for sure has no proposal; a person can still decide otherwise.
  const isDoubted = takenBack.get(line)?.isSure === false
  const isTakenBack = proposal.doubt === 'taken_back' && proposal.kind === 'none' && !isDoubted
  const group = isTakenBack ? 'unused' : findGroup(proposal)
  return {
    id: line.digest,
    proposal,
    allocations,
    left,
    group,
    isEdited: false,
    unused: isTakenBack ? 'taken_back' : null,
    warning: null,
  }
}

function findGroup({ kind, confidence, others }: RepaymentProposal): RepaymentGroup {
  if (kind === 'none') return others.length > 0 ? 'check' : 'none'
  return confidence === 'high' && kind !== 'conflict' ? 'sure' : 'check'
}

function toOutgoing(line: StatementLine, takenBack: TakenBack): RepaymentLine {
  const back = takenBack.get(line)
  const counterLine = findCounterLine(line, takenBack)
  const proposal = {
    line,
    allocations: [],
    kind: 'none',
    confidence: 'low',
    reasons: [],
    others: [],
    doubt: back ? 'taken_back' : null,
    counterLine,
  } as const
  const plain = { allocations: [], isEdited: false, warning: null }
  return {
    id: line.digest,
    proposal,
    left: '0',
    group: 'unused',
    unused: back?.isSure && counterLine !== null ? 'taken_back' : 'out',
    ...plain,
  }
}
