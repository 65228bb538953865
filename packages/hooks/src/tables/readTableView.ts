import type { TableView, TableViewOptions } from './TableView.ts'
import { firstTableView } from './firstTableView.ts'
import { tablePageSizes } from './tablePageSizes.ts'

/**
 * Reads the view that `writeTableView` wrote. A person can type an address by hand: a wrong value gets its default.
 *
 * @example
 * const view = readTableView(new URLSearchParams(location.search))
 */
export function readTableView(
  params: URLSearchParams,
  { defaultView, prefix = '', withSearch = false }: TableViewOptions = {},
): TableView {
  const before: TableView = { ...firstTableView, ...defaultView }
  const get = (name: string) => params.get(prefix + name)
  const sort = get('sort')
  const columns = get('columns')
  const page = Number(get('page') ?? before.page)
  return {
    search: withSearch ? (get('search') ?? before.search) : before.search,
    sort: sort === null ? before.sort : readSort(sort),
    filters: readFilters(params, `${prefix}filter.`, before.filters),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    pageSize: tablePageSizes.find((size) => String(size) === get('rows')) ?? before.pageSize,
    columns: columns === null ? before.columns : readColumns(columns),
  }
}

function readSort(text: string): TableView['sort'] {
  const column = text.replace(/^-/, '')
  if (column === '') return null
  return { column, direction: text.startsWith('-') ? 'descending' : 'ascending' }
}

function readColumns(text: string): TableView['columns'] {
  return text === '' ? null : text.split(',')
}

function readFilters(
  params: URLSearchParams,
  prefix: string,
  before: TableView['filters'],
): TableView['filters'] {
  const filters = new Map(Object.entries(before))
  for (const [name, value] of params) {
    if (!name.startsWith(prefix)) continue
    const column = name.slice(prefix.length)
    if (value === '') filters.delete(column)
    else filters.set(column, value)
  }
  return Object.fromEntries(filters)
}
