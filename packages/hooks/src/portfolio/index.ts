export { type DayRange } from '../financings/dayRanges.ts'
export { type FinancingRow, type FinancingSchedule } from '../financings/FinancingRow.ts'
export { type OverdueAge } from '../financings/findOverdueAge.ts'
export { type FinancingsPicture } from '../financings/toFinancingsPicture.ts'
export { portfolioColumns, type PortfolioColumnId } from './portfolioColumns.ts'
export { type PortfolioRow } from './PortfolioRow.ts'
export { type PortfolioTotals } from './toPortfolioTotals.ts'
export {
  usePortfolio,
  type UsePortfolioParameters,
  type UsePortfolioReturnType,
} from './usePortfolio.ts'
