import { addAmounts, type Amount } from '@onlend/core'
import { foldText, negateAmount, sumAmounts } from '@onlend/core/internal'
import { layRepaymentLines, type RepaymentDecision, type ToRepaymentLines } from './layRepaymentLines.ts'
import type {
  RepaymentGroup,
  RepaymentLine,
  RepaymentLineFilter,
  RepaymentMatcher,
  RepaymentTotals,
} from './RepaymentMatcher.ts'
import type { OpenFinancing, RepaymentAllocation } from './RepaymentProposal.ts'

/** The shown lines, with the counts and totals of all. */
export type RepaymentShown = Pick<RepaymentMatcher, 'lines' | 'first' | 'total' | 'counts' | 'totals'>

/** A choice of a person about one line, or about all sure ones. */
export type RepaymentChoice =
  | { what: 'accept' | 'reject' | 'undo'; id: string }
  | { what: 'edit'; id: string; allocations: readonly RepaymentAllocation[] }
  | { what: 'acceptSure' }

/** All choices of a person about a statement, to keep and to repeat. */
export type RepaymentChoices = {
  decisions: readonly (readonly [string, RepaymentDecision])[]
  /** Digests of lines that were credited before, and that a person uses all the same. */
  reopened: readonly string[]
}

/** The part of the lines to show. */
export type ShownPart = { first: number; count: number; filter: RepaymentLineFilter }

/** The lines of one statement with the choices of a person: they outlive another match and another layout. */
export type RepaymentLines = {
  /** Takes the lines of a match. */
  lay: (undecided: readonly RepaymentLine[], context: LineContext) => void
  isLaid: () => boolean
  choose: (choice: RepaymentChoice) => void
  /** Marks the lines whose money was credited before. */
  credit: (digests: readonly string[]) => void
  /** Prepares a search in steps, so that it is no long task where the page holds the lines. */
  foldSteps: () => Generator<number, void>
  show: (part: ShownPart) => RepaymentShown
  accepted: () => readonly RepaymentLine[]
  choices: () => RepaymentChoices
  repeat: (choices: RepaymentChoices) => void
}

type LineContext = {
  findFinancing: (reference: string) => OpenFinancing | null
  /** ISO code of lines that name none. */
  currency: string | null
}

const linesPerStep = 64

/** Makes the lines of a statement that is not matched yet. */
export function createRepaymentLines(): RepaymentLines {
  const decisions = new Map<string, RepaymentDecision>()
  const credited = new Set<string>()
  const reopened = new Set<string>()
  const texts = new WeakMap<RepaymentLine, string>()
  let laid: { toLines: ToRepaymentLines; context: LineContext } | null = null
  let all: readonly RepaymentLine[] = []
  let byId: ReadonlyMap<string, RepaymentLine> = new Map()

  const update = () => {
    if (laid === null) return
    const { findFinancing } = laid.context
    const isCredited = (id: string) => credited.has(id) && !reopened.has(id)
    all = laid.toLines({ decisions, credited: { has: isCredited }, findFinancing })
    byId = new Map(all.map((line) => [line.id, line]))
  }
  const accept = ({ id, allocations, isEdited }: RepaymentLine) =>
    decisions.set(id, { state: 'accepted', allocations, isEdited })
  const chooseOne = (choice: Exclude<RepaymentChoice, { what: 'acceptSure' }>) => {
    const line = byId.get(choice.id)
    if (!line) return
    const { id, allocations, isEdited, proposal, unused } = line
    const isOut = proposal.line.direction === 'out'
    if (choice.what === 'undo') {
      decisions.delete(id)
      if (credited.has(id)) reopened.add(id)
    } else if (choice.what === 'reject') {
      if (unused === null) decisions.set(id, { state: 'rejected', allocations, isEdited })
    } else if (choice.what === 'edit') {
      if (!isOut) decisions.set(id, { state: 'accepted', allocations: choice.allocations, isEdited: true })
    } else if (allocations.length > 0 && !isOut && (proposal.kind !== 'conflict' || isEdited)) accept(line)
  }
  /** The folded text of a line, the references that it pays and their clients: each line object is folded once. */
  const fold = (shown: RepaymentLine): string => {
    const known = texts.get(shown)
    if (known !== undefined) return known
    const { line } = shown.proposal
    const named = shown.allocations.flatMap(({ reference }) => [
      reference,
      laid?.context.findFinancing(reference)?.client ?? '',
    ])
    const text = foldText([line.text, line.reference, line.counterparty, line.amount, ...named].join('\n'))
    texts.set(shown, text)
    return text
  }
  const filterLines = ({ group, search }: RepaymentLineFilter): readonly RepaymentLine[] => {
    const wanted = foldText(search.trim())
    if (group === 'all' && wanted === '') return all
    return all.filter(
      (line) => (group === 'all' || line.group === group) && (wanted === '' || fold(line).includes(wanted)),
    )
  }
  return {
    lay: (undecided, context) => {
      laid = { toLines: layRepaymentLines(undecided), context }
      update()
    },
    isLaid: () => laid !== null,
    choose: (choice) => {
      if (choice.what !== 'acceptSure') chooseOne(choice)
      else for (const line of all) if (line.group === 'sure') accept(line)
      update()
    },
    credit: (digests) => {
      for (const digest of digests) credited.add(digest)
      update()
    },
    *foldSteps() {
      for (const [place, line] of all.entries()) {
        fold(line)
        if (place % linesPerStep === linesPerStep - 1) yield place / all.length
      }
    },
    show: ({ first, count, filter }) => {
      const found = filterLines(filter)
      const start = first < found.length ? first : 0
      return {
        lines: found.slice(start, start + count),
        ...{ first: start, total: found.length, counts: countGroups(all) },
        totals: sumUp(all, laid?.context.currency ?? null),
      }
    },
    accepted: () => all.filter(({ group }) => group === 'accepted'),
    choices: () => ({ decisions: [...decisions], reopened: [...reopened] }),
    repeat: (choices) => {
      for (const [id, decision] of choices.decisions) decisions.set(id, decision)
      for (const id of choices.reopened) reopened.add(id)
      update()
    },
  }
}

function countGroups(lines: readonly RepaymentLine[]): RepaymentMatcher['counts'] {
  const counts: Record<RepaymentGroup | 'all', number> = {
    ...{ all: lines.length, check: 0, sure: 0, none: 0, accepted: 0, unused: 0 },
  }
  for (const { group } of lines) counts[group] += 1
  return counts
}

/** The sums for each currency; lines without one count in the partner's currency. */
function sumUp(lines: readonly RepaymentLine[], currency: string | null): RepaymentTotals[] {
  const sums = new Map<string | null, { incoming: Amount[]; accepted: Amount[]; acceptedLines: number }>()
  for (const { proposal, allocations, group, unused } of lines) {
    if (unused === 'out' || unused === 'taken_back' || unused === 'credited') continue
    const key = proposal.line.currency ?? currency
    const sum = sums.get(key) ?? { incoming: [], accepted: [], acceptedLines: 0 }
    sums.set(key, sum)
    sum.incoming.push(proposal.line.amount)
    if (group !== 'accepted') continue
    sum.acceptedLines += 1
    for (const { amount } of allocations) sum.accepted.push(amount)
  }
  return [...sums].map(([key, { incoming, accepted, acceptedLines }]) => {
    const all = sumAmounts(incoming)
    const paid = sumAmounts(accepted)
    const left = addAmounts(all, negateAmount(paid))
    return { currency: key, incoming: all, lines: incoming.length, accepted: paid, acceptedLines, left }
  })
}
