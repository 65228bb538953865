export type TableSort = { column: string; direction: 'ascending' | 'descending' }

/** The number of rows of a page. */
export type TablePageSize = 25 | 50 | 100

/** The view of a table; plain data, which the host can keep. */
export type TableView = {
  /** The searched text; usually personal data, such as a name or a number. */
  search: string
  /** The sorting; `null` keeps the order of the rows. */
  sort: TableSort | null
  /** The filters by column. A column without an entry has no filter. */
  filters: Readonly<Record<string, string>>
  /** The page, counted from 1. */
  page: number
  pageSize: TablePageSize
  /** The ids of the shown columns; `null`: the columns that the table shows at first. */
  columns: readonly string[] | null
}

/** The options for a table's view in an address. */
export type TableViewOptions = {
  /** The first view of the table: the address leaves it out. */
  defaultView?: Partial<TableView>
  /** The text before every name, for several tables on one page: `customers.` */
  prefix?: string
  /**
   * Also keeps the search. The search is usually a person's name or number, and an address ends up in histories and logs.
   * @default false
   */
  withSearch?: boolean
}
