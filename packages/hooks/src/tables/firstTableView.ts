import type { TableView } from './TableView.ts'

/** A table as it is first seen: everything, in the order of the rows, 25 a page. */
export const firstTableView: TableView = Object.freeze({
  search: '',
  sort: null,
  filters: Object.freeze({}),
  page: 1,
  pageSize: 25,
  columns: null,
})
