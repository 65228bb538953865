export { type Statement, type StatementLine } from './StatementLine.ts'
export {
  type OpenFinancing,
  type RepaymentAllocation,
  type RepaymentDoubt,
  type RepaymentMatchReason,
  type RepaymentProposal,
} from './RepaymentProposal.ts'
export {
  type AllocationProblem,
  type RepaymentGroup,
  type RepaymentLine,
  type RepaymentLineFilter,
  type RepaymentMatcher,
  type RepaymentRule,
  type RepaymentTotals,
  type UseRepaymentMatcherParameters,
} from './RepaymentMatcher.ts'
export { takenBackSteps, type TakenBack } from './takenBackSteps.ts'
export { matchRepayments } from './matchRepayments.ts'
export { type RepaymentMatchOptions } from './matchSteps.ts'
export { type PdfQuestion } from './usePdfQuestion.ts'
export { useRepaymentMatcher } from './useRepaymentMatcher.ts'
export { readStatement, type ReadStatementOptions } from './statements/readStatement.ts'
export {
  type StatementColumn,
  type StatementField,
  type StatementLayout,
  type StatementLayoutChange,
  type StatementWordMeaning,
} from './statements/StatementLayout.ts'
