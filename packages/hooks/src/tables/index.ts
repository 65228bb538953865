export { type DayRange } from '../financings/dayRanges.ts'
export { financingColumns, type FinancingColumnId } from '../financings/financingColumns.ts'
export { type FinancingRow, type FinancingSchedule } from '../financings/FinancingRow.ts'
export { type OverdueAge } from '../financings/findOverdueAge.ts'
export { type FinancingsPicture } from '../financings/toFinancingsPicture.ts'
export {
  useFinancingsTable,
  type UseFinancingsTableParameters,
  type UseFinancingsTableReturnType,
} from '../financings/useFinancingsTable.ts'
export { readTableView } from './readTableView.ts'
export { type TableColumn } from './TableColumn.ts'
export { tablePageSizes } from './tablePageSizes.ts'
export { type TableView } from './TableView.ts'
export { useTable, type UseTableParameters, type UseTableReturnType } from './useTable.ts'
export { writeTableView } from './writeTableView.ts'
