import { addAmounts, type Amount } from '@onlend/core'
import { negateAmount, sumAmounts } from '@onlend/core/internal'
import type { RepaymentLine, RepaymentTotals } from './RepaymentMatcher.ts'

/** The sums of a statement, for each currency; lines without one count in the partner's currency. */
export function toRepaymentTotals(
  lines: readonly RepaymentLine[],
  currency: string | null,
): RepaymentTotals[] {
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
