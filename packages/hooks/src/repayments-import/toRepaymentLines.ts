import { addAmounts, type Amount, compareAmounts } from '@onlend/core'
import { negateAmount } from '../lib/negateAmount.ts'
import type { RepaymentGroup, RepaymentLine } from './RepaymentMatcher.ts'
import type { OpenFinancing, RepaymentAllocation, RepaymentProposal } from './RepaymentProposal.ts'
import type { Statement } from './StatementLine.ts'

/** What a person decided of a line. */
export type RepaymentDecision = {
  state: 'accepted' | 'rejected'
  allocations: readonly RepaymentAllocation[]
  isEdited: boolean
}

type ToRepaymentLinesParameters = {
  statement: Statement
  proposals: readonly RepaymentProposal[]
  decisions: ReadonlyMap<string, RepaymentDecision>
  /** Digests of lines whose money was credited before, and of those that have been sent with this statement. */
  credited: ReadonlySet<string>
  sent: ReadonlySet<string>
  findFinancing: (reference: string) => OpenFinancing | null
}

const order: Readonly<Record<RepaymentGroup, number>> = { check: 0, none: 1, sure: 2, accepted: 3, unused: 4 }

/** Every line with what is proposed and decided, those to be checked first. A decision moves no line: the order is that of the proposals. */
export function toRepaymentLines(parameters: ToRepaymentLinesParameters): RepaymentLine[] {
  const { statement, proposals, decisions, credited, sent, findFinancing } = parameters
  const isAbove = findAbove(decisions, findFinancing)
  const lines = proposals.map((proposal): RepaymentLine & { place: number } => {
    const { digest: id, amount } = proposal.line
    const decision = decisions.get(id)
    const base = findGroup(proposal)
    const unused = sent.has(id)
      ? 'sent'
      : credited.has(id)
        ? 'credited'
        : decision?.state === 'rejected'
          ? 'rejected'
          : null
    const allocations = decision?.allocations ?? proposal.allocations
    const isAccepted = unused === null && decision?.state === 'accepted'
    const isTooMuch = allocations.some(({ reference }) => isAbove(reference))
    return {
      ...{ id, proposal, allocations, unused, place: order[base] },
      left: toLeft(amount, allocations),
      group: unused !== null ? 'unused' : isAccepted ? 'accepted' : base,
      isEdited: decision?.isEdited ?? false,
      warning: isAccepted && isTooMuch ? 'above_left' : null,
    }
  })
  const sorted = lines.sort((one, other) => one.place - other.place)
  return [...sorted.map(({ place: _place, ...line }) => line), ...toOutgoing(statement)]
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
  decisions: ToRepaymentLinesParameters['decisions'],
  findFinancing: ToRepaymentLinesParameters['findFinancing'],
): (reference: string) => boolean {
  const paid = new Map<string, Amount[]>()
  for (const { state, allocations } of decisions.values()) {
    if (state !== 'accepted') continue
    for (const { reference, amount } of allocations)
      paid.set(reference, [...(paid.get(reference) ?? []), amount])
  }
  const above = new Set<string>()
  for (const [reference, amounts] of paid) {
    const unpaid = findFinancing(reference)?.unpaid ?? null
    if (unpaid !== null && compareAmounts(addAmounts(...amounts), unpaid) > 0) above.add(reference)
  }
  return (reference) => above.has(reference)
}

function toOutgoing({ lines }: Statement): RepaymentLine[] {
  return lines.flatMap((line) => {
    if (line.direction === 'in') return []
    const proposal = {
      line,
      allocations: [],
      kind: 'none',
      confidence: 'low',
      reasons: [],
      others: [],
    } as const
    const plain = { allocations: [], isEdited: false, warning: null }
    return [{ id: line.digest, proposal, left: '0', group: 'unused', unused: 'out', ...plain } as const]
  })
}
