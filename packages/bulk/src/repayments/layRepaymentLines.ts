import { addAmounts, type Amount } from '@onlend/core'
import { exceedsAmount, negateAmount, sumAmounts } from '@onlend/core/internal'
import { findCounterLine } from './findCounterLine.ts'
import type { RepaymentGroup, RepaymentLine } from './RepaymentMatcher.ts'
import type { OpenFinancing, RepaymentAllocation, RepaymentProposal } from './RepaymentProposal.ts'
import type { Statement, StatementLine } from './StatementLine.ts'
import type { TakenBack } from './takenBackSteps.ts'

/** What a person decided of a line. */
export type RepaymentDecision = {
  state: 'accepted' | 'rejected'
  allocations: readonly RepaymentAllocation[]
  isEdited: boolean
}

type RepaymentState = {
  decisions: ReadonlyMap<string, RepaymentDecision>
  /** Digests of lines whose money was credited before. */
  credited: ReadonlySet<string>
  findFinancing: (reference: string) => OpenFinancing | null
}

/** Every line as it stands; those of which nothing changed are the same objects as the last time. */
export type ToRepaymentLines = (state: RepaymentState) => RepaymentLine[]

const groups: readonly RepaymentGroup[] = ['check', 'none', 'sure', 'accepted', 'unused']
/** Lines that are made in a step. */
const linesPerStep = 128

/** Lays the lines of a statement out before a person decides, those to be checked first, in steps that say how far it is from 0 to 1. */
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

/** Puts decisions to lines that were laid out: that moves no line, and takes the time of one look at each, in one task of the page. */
export function layRepaymentLines(undecided: readonly RepaymentLine[]): ToRepaymentLines {
  const latest = [...undecided]
  return ({ decisions, credited, findFinancing }) => {
    const isAbove = findAbove(decisions, findFinancing)
    for (const [place, base] of undecided.entries()) {
      if (base.proposal.line.direction === 'out') continue
      const { id } = base
      const decision = decisions.get(id)
      const isRejected = decision?.state === 'rejected'
      const isDecided = decision?.state === 'accepted'
      const unused = credited.has(id) ? 'credited' : isRejected ? 'rejected' : isDecided ? null : base.unused
      const isAccepted = unused === null && isDecided
      const allocations = decision?.allocations ?? base.allocations
      const group = unused !== null ? 'unused' : isAccepted ? 'accepted' : base.group
      const isEdited = decision?.isEdited ?? false
      const isTooMuch = isAccepted && allocations.some(({ reference }) => isAbove(reference))
      const warning = isTooMuch ? 'above_left' : null
      const last = latest[place]
      const isSame =
        last?.unused === unused &&
        last.group === group &&
        last.allocations === allocations &&
        last.isEdited === isEdited &&
        last.warning === warning
      if (isSame) continue
      const { proposal } = base
      const left = allocations === base.allocations ? base.left : toLeft(proposal.line.amount, allocations)
      latest[place] = { id, proposal, allocations, left, group, isEdited, unused, warning }
    }
    return [...latest]
  }
}

function toUndecided(proposal: RepaymentProposal, takenBack: TakenBack): RepaymentLine {
  const { line, allocations } = proposal
  const left = toLeft(line.amount, allocations)
  // Nothing is proposed for money that was taken back for sure; a person may still say that it was not.
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

/** Most lines pay one financing with all they have: nothing is reckoned for those. */
function toLeft(amount: Amount, allocations: readonly RepaymentAllocation[]): Amount {
  const [only] = allocations
  if (only === undefined) return amount
  if (allocations.length === 1 && only.amount === amount) return '0'
  return addAmounts(amount, ...allocations.map((one) => negateAmount(one.amount)))
}

/** Finds financings that accepted lines pay more of than is left. */
function findAbove(
  decisions: RepaymentState['decisions'],
  findFinancing: RepaymentState['findFinancing'],
): (reference: string) => boolean {
  const paid = new Map<string, Amount | Amount[]>()
  for (const { state, allocations } of decisions.values()) {
    if (state !== 'accepted') continue
    for (const { reference, amount } of allocations) {
      const known = paid.get(reference)
      if (known === undefined) paid.set(reference, amount)
      else if (typeof known === 'string') paid.set(reference, [known, amount])
      else known.push(amount)
    }
  }
  const above = new Set<string>()
  for (const [reference, amounts] of paid) {
    const unpaid = findFinancing(reference)?.unpaid ?? null
    if (unpaid === null) continue
    if (exceedsAmount(typeof amounts === 'string' ? amounts : sumAmounts(amounts), unpaid))
      above.add(reference)
  }
  return (reference) => above.size > 0 && above.has(reference)
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
