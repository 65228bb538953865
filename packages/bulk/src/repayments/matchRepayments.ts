import { finishSteps } from '../lib/finishSteps.ts'
import { matchSteps, type RepaymentMatchOptions } from './matchSteps.ts'
import { splitIncome } from './splitIncome.ts'
import { takenBackSteps } from './takenBackSteps.ts'
import type { OpenFinancing, RepaymentProposal } from './RepaymentProposal.ts'
import type { StatementLine } from './StatementLine.ts'

/**
 * Ties incoming money of a statement to open financings: by reference, payer, amount and day, with the reasons and the confidence. Returns a proposal for each
 * incoming line, in their order; a proposal never exceeds the line's amount, and money that a later line takes back has none. For thousands of lines
 * `useRepaymentMatcher` does the same off the main thread (Partner API, Endpoint 6).
 *
 * @example
 * const proposals = matchRepayments(statement.lines, openFinancings)
 * const sure = proposals.filter(({ confidence }) => confidence === 'high')
 */
export function matchRepayments(
  lines: readonly StatementLine[],
  financings: readonly OpenFinancing[],
  options: RepaymentMatchOptions = {},
): RepaymentProposal[] {
  const { kept, doubted, join } = splitIncome(lines, finishSteps(takenBackSteps(lines)))
  return [...join(finishSteps(matchSteps(kept, financings, { ...options, doubted })))]
}
