import type { IndexedLoan } from './IndexedLoan.ts'
import type { LineProposal } from './proposeForLine.ts'

/**
 * Looks at what all lines want of each financing. Those that together have room become `several_lines`; those that want more than is left are a `conflict`,
 * each of them. A line that was tied by nothing but its amount gives way before.
 */
export function settleClaims(proposals: readonly LineProposal[]): LineProposal[] {
  const firm = claimedUnits(proposals.filter((proposal) => !isByAmountAlone(proposal)))
  const yielded = proposals.map((proposal): LineProposal => {
    const isTaken = proposal.pays.some(({ loan }) => firm.has(loan))
    if (!isTaken || !isByAmountAlone(proposal)) return proposal
    const others = [...new Set([...proposal.pays.map(({ loan }) => loan), ...proposal.others])]
    return { ...proposal, pays: [], kind: 'none', confidence: 'low', others }
  })
  const claims = claimedUnits(yielded)
  return yielded.map((proposal) => {
    const shared = proposal.pays.flatMap(({ loan }) => {
      const claim = claims.get(loan)
      return claim && claim.lines > 1 ? [{ loan, claim }] : []
    })
    if (shared.length === 0) return proposal
    const isTooMuch = shared.some(({ loan, claim }) => loan.unpaid !== null && claim.units > loan.unpaid)
    if (isTooMuch) return { ...proposal, kind: 'conflict', confidence: 'low' }
    return proposal.kind === 'several_loans' ? proposal : { ...proposal, kind: 'several_lines' }
  })
}

function isByAmountAlone({ reasons }: LineProposal): boolean {
  return reasons.every((reason) => reason === 'amount' || reason === 'date')
}

function claimedUnits(
  proposals: readonly LineProposal[],
): Map<IndexedLoan, { units: bigint; lines: number }> {
  const claims = new Map<IndexedLoan, { units: bigint; lines: number }>()
  for (const { pays } of proposals) {
    for (const { loan, units } of pays) {
      const claim = claims.get(loan)
      if (claim === undefined) claims.set(loan, { units, lines: 1 })
      else {
        claim.units += units
        claim.lines += 1
      }
    }
  }
  return claims
}
