import { finishSteps } from '../lib/finishSteps.ts'
import { matchSteps, type RepaymentMatchOptions } from './matchSteps.ts'
import { splitIncome } from './splitIncome.ts'
import { takenBackSteps } from './takenBackSteps.ts'
import type { OpenFinancing, RepaymentProposal } from './RepaymentProposal.ts'
import type { StatementLine } from './StatementLine.ts'

/**
 * Ties what came in by a statement to open financings: by reference, by who paid, by amount and by day, with the reasons and how sure it is. Answers for each
 * line of money that came in, in their order; nothing is ever proposed beyond a line's amount, nor for money that a later line takes back. For thousands of lines `useRepaymentMatcher` does the same
 * off the main thread (Partner API, Endpoint 6).
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
