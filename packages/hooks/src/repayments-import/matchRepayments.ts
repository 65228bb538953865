import { matchSteps, type RepaymentMatchOptions } from './matchSteps.ts'
import type { OpenFinancing, RepaymentProposal } from './RepaymentProposal.ts'
import type { StatementLine } from './StatementLine.ts'

/**
 * Ties what came in by a statement to open financings: by reference, by who paid, by amount and by day, with the reasons and how sure it is. Answers for each
 * line of money that came in, in their order; nothing is ever proposed beyond a line's amount. For thousands of lines `useRepaymentMatcher` does the same
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
  const incoming = lines.filter(({ direction }) => direction === 'in')
  const steps = matchSteps(incoming, financings, options)
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value.flatMap((matched, place) => {
    const line = incoming[place]
    return line ? [{ line, ...matched }] : []
  })
}
