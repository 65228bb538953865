export { type Statement, type StatementLine } from './StatementLine.ts'
export { type OpenFinancing } from './RepaymentProposal.ts'
export {
  type RepaymentLine,
  type RepaymentMatcher,
  type RepaymentRule,
  type UseRepaymentMatcherParameters,
} from './RepaymentMatcher.ts'
export { takenBackSteps, type TakenBack } from './takenBackSteps.ts'
export { matchRepayments } from './matchRepayments.ts'
export { useRepaymentMatcher } from './useRepaymentMatcher.ts'
export { readStatement, type ReadStatementOptions } from './statements/readStatement.ts'
export { type StatementLayout, type StatementLayoutChange } from './statements/StatementLayout.ts'
