import type { IndexedLoan } from './IndexedLoan.ts'
import type { OpenFinancing, RepaymentProposal } from './RepaymentProposal.ts'
import type { IncomingLine } from './StatementLine.ts'
import { type MatchIndex, createMatchIndex } from './createMatchIndex.ts'
import { type LineProposal, proposeForLine } from './proposeForLine.ts'
import { type LineText, readLineText } from './readLineText.ts'

/** The facts beside the lines and the financings. */
export type RepaymentMatchOptions = {
  /** The remembered payers: for a line's digest, the client's id, or a reference of a client without an id. */
  ruled?: ReadonlyMap<string, { clientId: string | null; reference: string }> | undefined
  /** `YYYY-MM-DD`: a line of a later day is never sure. */
  today?: string | undefined
  /** The statement does not show the direction of money: none of its lines is sure. */
  isDirectionUnclear?: boolean | undefined
  /** Digests of lines whose money was possibly taken back: such a line is never sure. */
  doubted?: ReadonlySet<string> | undefined
}

/** A proposal without its line, as the worker sends it. */
export type MatchedLine = Omit<RepaymentProposal, 'line' | 'counterLine'>

/**
 * Matches in steps of about a millisecond on a phone: the caller can pause at each `yield`, which gives the progress from 0 to 1. Returns a result for
 * each line, in their order.
 */
export function* matchSteps(
  lines: readonly IncomingLine[],
  financings: readonly OpenFinancing[],
  { ruled, today, isDirectionUnclear = false, doubted }: RepaymentMatchOptions = {},
): Generator<number, MatchedLine[]> {
  const texts: LineText[] = []
  for (const line of lines) {
    texts.push(readLineText(line))
    if (texts.length % 64 === 0) yield (texts.length / lines.length) * 0.1
  }
  const indexing = createMatchIndex(lines, texts, financings)
  let step = indexing.next()
  for (; !step.done; step = indexing.next()) yield 0.1 + step.value * 0.3
  const index = step.value
  const ruledClients = findRuled(index, ruled)
  const proposals: LineProposal[] = []
  for (const [place, line] of lines.entries()) {
    const text = texts[place]
    if (text)
      proposals.push(
        proposeForLine(line, text, index, {
          ...{ ruledClient: ruledClients(line.digest), today, isDirectionUnclear },
          mayBeTakenBack: doubted?.has(line.digest) ?? false,
        }),
      )
    if (place % 16 === 15) yield 0.4 + (place / lines.length) * 0.5
  }
  const settling = settleClaims(proposals)
  let settled = settling.next()
  for (; !settled.done; settled = settling.next()) yield 0.9 + settled.value * 0.05
  const matched: MatchedLine[] = []
  for (const [place, { pays, others, ...found }] of settled.value.entries()) {
    const line = lines[place]
    const isWhole = (units: bigint) => line !== undefined && units === index.units.read(line.amount)
    matched.push({
      // An allocation of the whole line keeps the bank's spelling of the amount.
      allocations: pays.map(({ loan, units }) => ({
        reference: loan.financing.reference,
        amount: line !== undefined && isWhole(units) ? line.amount : index.units.write(units),
      })),
      ...found,
      others: others.map(({ financing }) => financing.reference),
    })
    if (place % 256 === 255) yield 0.95
  }
  return matched
}

function findRuled(
  { byClientId, loans }: MatchIndex,
  ruled: RepaymentMatchOptions['ruled'],
): (digest: string) => number | null {
  if (ruled === undefined || ruled.size === 0) return () => null
  const byReference = new Map(loans.map((loan) => [loan.financing.reference, loan.client]))
  return (digest) => {
    const rule = ruled.get(digest)
    if (rule === undefined) return null
    const known = rule.clientId === null ? undefined : byClientId.get(rule.clientId)
    return known ?? byReference.get(rule.reference) ?? null
  }
}

/** The sum that all lines claim of each financing, and their number. */
type Claims = Map<IndexedLoan, { units: bigint; lines: number }>

/** Lines per step. */
const linesPerStep = 128

/**
 * Compares the claims of all lines on each financing. Lines that fit together become `several_lines`; lines that claim more than is left are a `conflict`,
 * each of them. A line tied by its amount alone gives way before. In steps that yield the progress from 0 to 1.
 */
function* settleClaims(proposals: readonly LineProposal[]): Generator<number, LineProposal[]> {
  const firm: Claims = new Map()
  for (const [place, proposal] of proposals.entries()) {
    if (!isByAmountAlone(proposal)) claim(firm, proposal)
    if (place % linesPerStep === linesPerStep - 1) yield place / proposals.length / 3
  }
  const claims: Claims = new Map()
  const yielded: LineProposal[] = []
  for (const [place, proposal] of proposals.entries()) {
    const one = giveWay(proposal, firm)
    yielded.push(one)
    claim(claims, one)
    if (place % linesPerStep === linesPerStep - 1) yield (1 + place / proposals.length) / 3
  }
  const settled: LineProposal[] = []
  for (const [place, proposal] of yielded.entries()) {
    settled.push(settle(proposal, claims))
    if (place % linesPerStep === linesPerStep - 1) yield (2 + place / proposals.length) / 3
  }
  return settled
}

function giveWay(proposal: LineProposal, firm: Claims): LineProposal {
  const isTaken = proposal.pays.some(({ loan }) => firm.has(loan))
  if (!isTaken || !isByAmountAlone(proposal)) return proposal
  const others = [...new Set([...proposal.pays.map(({ loan }) => loan), ...proposal.others])]
  return { ...proposal, pays: [], kind: 'none', confidence: 'low', others }
}

function settle(proposal: LineProposal, claims: Claims): LineProposal {
  const shared = proposal.pays.flatMap(({ loan }) => {
    const claim = claims.get(loan)
    return claim && claim.lines > 1 ? [{ loan, claim }] : []
  })
  if (shared.length === 0) return proposal
  const isTooMuch = shared.some(({ loan, claim }) => loan.unpaid !== null && claim.units > loan.unpaid)
  if (isTooMuch) return { ...proposal, kind: 'conflict', confidence: 'low' }
  return proposal.kind === 'several_loans' ? proposal : { ...proposal, kind: 'several_lines' }
}

function isByAmountAlone({ reasons }: LineProposal): boolean {
  return reasons.every((reason) => reason === 'amount' || reason === 'date')
}

function claim(claims: Claims, { pays }: LineProposal): void {
  for (const { loan, units } of pays) {
    const known = claims.get(loan)
    if (known === undefined) claims.set(loan, { units, lines: 1 })
    else {
      known.units += units
      known.lines += 1
    }
  }
}
