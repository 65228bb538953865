import type { TableSort, TableView, TableViewOptions } from './TableView.ts'
import { firstTableView } from './firstTableView.ts'

/**
 * Adds a table's view to the parameters of an address, as `sort=-created`, `page=3`, `rows=50`, `columns=name,status` and
 * `filter.status=active`; default values are left out, and so is the search without `withSearch`. Returns a copy: the host
 * decides where the address goes.
 *
 * @example
 * const params = writeTableView(new URLSearchParams(location.search), view)
 */
export function writeTableView(
  params: URLSearchParams,
  view: TableView,
  { defaultView, prefix = '', withSearch = false }: TableViewOptions = {},
): URLSearchParams {
  const before: TableView = { ...firstTableView, ...defaultView }
  const written = new URLSearchParams(params)
  const put = (name: string, value: string, usual: string) => {
    if (value === usual) written.delete(prefix + name)
    else written.set(prefix + name, value)
  }
  put('sort', writeSort(view.sort), writeSort(before.sort))
  put('page', String(view.page), '1')
  put('rows', String(view.pageSize), String(before.pageSize))
  put('columns', writeColumns(view.columns), writeColumns(before.columns))
  const gone = [...written.keys()].filter((name) => name.startsWith(`${prefix}filter.`))
  for (const name of gone) written.delete(name)
  for (const id of Object.keys({ ...before.filters, ...view.filters }))
    put(`filter.${id}`, view.filters[id] ?? '', before.filters[id] ?? '')
  if (withSearch) put('search', view.search, '')
  return written
}

function writeSort(sort: TableSort | null): string {
  if (sort === null) return ''
  return sort.direction === 'ascending' ? sort.column : `-${sort.column}`
}

function writeColumns(columns: readonly string[] | null): string {
  return columns === null ? '' : columns.join(',')
}
