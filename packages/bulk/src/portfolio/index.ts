export type { DayRange } from '@onlend/hooks/tables'
export type { FinancingRow, FinancingSchedule } from '@onlend/hooks/tables'
export type { OverdueAge } from '@onlend/hooks/tables'
export type { FinancingsPicture } from '@onlend/hooks/tables'
export { portfolioColumns } from './portfolioColumns.ts'
export {
  usePortfolio,
  type UsePortfolioParameters,
  type UsePortfolioReturnType,
} from './usePortfolio.ts'
