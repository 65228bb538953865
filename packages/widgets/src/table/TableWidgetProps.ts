import type { TableView } from '@onlend/hooks/tables'
import type { PersonalColumns } from './personalColumn.tsx'
import type { RowAction } from './DataTableRowActions.tsx'

/** The props of every table widget, besides those of every widget. */
export type TableWidgetProps<Row, ColumnId extends string> = {
  /** The columns there are, in this order; the name always is. @default all of them, the less used ones not shown at first */
  columns?: readonly ColumnId[]
  /**
   * `masked` hides numbers, e-mail addresses and birth dates until a person asks for one, `hidden` leaves their columns out, `full`
   * shows them. An exported file follows. @default 'masked'
   */
  piiColumns?: PersonalColumns
  /** Makes each row a button. */
  onRowSelect?: (row: Row) => void
  /** Buttons in each row. Must keep its identity between renders. */
  rowActions?: readonly RowAction<Row>[]
  /** Offers every row that is left as a file. @default false */
  exportCsv?: boolean
  /** Whether deleted rows are among those shown at first; a person may change it. @default false */
  includeDeleted?: boolean
  /** Search, order, filters, page and columns, when the host keeps them: `useTable` of `@onlend/hooks/tables` names them. */
  view?: TableView
  /** The first view, when the table keeps its view itself. */
  defaultView?: Partial<TableView>
  /** Called with the new view when a person sorts, filters, searches or turns a page. */
  onViewChange?: (view: TableView) => void
}
