import type { TableView } from './TableView.ts'

/** How a table's view is kept in an address. */
export type TableViewOptions = {
  /** What the table begins with: it is not written. */
  defaultView?: Partial<TableView>
  /** Stands before every name, for several tables on one page: `customers.` */
  prefix?: string
  /**
   * Also keeps the search. It is a person's name or number as a rule, and an address ends up in histories and logs.
   * @default false
   */
  withSearch?: boolean
}
