import type { TableView } from './TableView.ts'

/** The first view of a table: all rows, in their order, 25 a page. */
export const firstTableView: TableView = Object.freeze({
  search: '',
  sort: null,
  filters: Object.freeze({}),
  page: 1,
  pageSize: 25,
  columns: null,
})
