import type { IndexedLoan } from './IndexedLoan.ts'
import type { LineProposal } from './proposeForLine.ts'

/** The sum that all lines claim of each financing, and their number. */
type Claims = Map<IndexedLoan, { units: bigint; lines: number }>

/** Lines per step. */
const linesPerStep = 128

/**
 * Compares the claims of all lines on each financing. Lines that fit together become `several_lines`; lines that claim more than is left are a `conflict`,
 * each of them. A line tied by its amount alone gives way before. In steps that yield the progress from 0 to 1.
 */
export function* settleClaims(proposals: readonly LineProposal[]): Generator<number, LineProposal[]> {
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
