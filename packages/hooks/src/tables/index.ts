export { type FinancingFacet, type FinancingFacets } from '../financings/countFacets.ts'
export { type DayRange } from '../financings/dayRanges.ts'
export { financingColumns, type FinancingColumnId } from '../financings/financingColumns.ts'
export {
  type DatedInstalment,
  type FinancingInstalment,
  type FinancingRow,
  type FinancingSchedule,
} from '../financings/FinancingRow.ts'
export { type OverdueAge } from '../financings/findOverdueAge.ts'
export { type FinancingsBar, type FinancingsPicture } from '../financings/toFinancingsPicture.ts'
export { type FinancingTotals } from '../financings/toFinancingTotals.ts'
export {
  useFinancingsTable,
  type UseFinancingsTableParameters,
  type UseFinancingsTableReturnType,
} from '../financings/useFinancingsTable.ts'
export { firstTableView } from './firstTableView.ts'
export { readTableView } from './readTableView.ts'
export { type TableColumn, type TableValue } from './TableColumn.ts'
export { tablePageSizes } from './tablePageSizes.ts'
export { type TablePageSize, type TableSort, type TableView } from './TableView.ts'
export { type TableViewOptions } from './TableView.ts'
export { type TableActions } from './useTableView.ts'
export { useTable, type UseTableParameters, type UseTableReturnType } from './useTable.ts'
export { writeTableView } from './writeTableView.ts'
