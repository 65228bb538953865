import type { Amount } from '@onlend/core'
import { exceedsAmount, sumAmounts } from '@onlend/core/internal'
import { leftOfLine } from './leftOfLine.ts'
import type { RepaymentLine } from './RepaymentMatcher.ts'
import type { OpenFinancing, RepaymentAllocation } from './RepaymentProposal.ts'

/** The decision of a person about a line. */
export type RepaymentDecision = {
  state: 'accepted' | 'rejected'
  allocations: readonly RepaymentAllocation[]
  isEdited: boolean
}

type RepaymentState = {
  decisions: ReadonlyMap<string, RepaymentDecision>
  /** Digests of lines whose money was credited before. */
  credited: Pick<ReadonlySet<string>, 'has'>
  findFinancing: (reference: string) => OpenFinancing | null
}

/** Returns every line with its state; an unchanged line is the same object as before. */
export type ToRepaymentLines = (state: RepaymentState) => RepaymentLine[]

/** Applies decisions to laid-out lines: keeps their order, and takes one pass in one task of the page. */
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
      const left =
        allocations === base.allocations ? base.left : leftOfLine(proposal.line.amount, allocations)
      latest[place] = { id, proposal, allocations, left, group, isEdited, unused, warning }
    }
    return [...latest]
  }
}

/** Finds financings of which accepted lines pay more than is left. */
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
