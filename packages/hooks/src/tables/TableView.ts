export type TableSort = { column: string; direction: 'ascending' | 'descending' }

/** How many rows a page may have. */
export type TablePageSize = 25 | 50 | 100

/** What a person sees of a table; plain data, to keep where the host wants. */
export type TableView = {
  /** Personal data, as a rule: a name or a number that is searched for. */
  search: string
  /** `null`: in the order of the rows. */
  sort: TableSort | null
  /** Values by column. A column that is not named is not narrowed. */
  filters: Readonly<Record<string, string>>
  /** From 1. */
  page: number
  pageSize: TablePageSize
  /** Ids of the columns shown; `null`: those that the table shows at first. */
  columns: readonly string[] | null
}

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
