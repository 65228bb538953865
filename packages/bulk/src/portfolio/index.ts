export type { DayRange } from '@onlend/hooks/tables'
export type { FinancingRow, FinancingSchedule } from '@onlend/hooks/tables'
export type { OverdueAge } from '@onlend/hooks/tables'
export type { FinancingsPicture } from '@onlend/hooks/tables'
export { portfolioColumns, type PortfolioColumnId } from './portfolioColumns.ts'
export { type PortfolioRow } from './PortfolioRow.ts'
export { type PortfolioTotals } from './toPortfolioTotals.ts'
export {
  usePortfolio,
  type UsePortfolioParameters,
  type UsePortfolioReturnType,
} from './usePortfolio.ts'
