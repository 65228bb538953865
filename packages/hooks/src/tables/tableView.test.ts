import { expect, test } from 'vitest'
import { firstTableView } from './firstTableView.ts'
import { readTableView } from './readTableView.ts'
import type { TableView } from './TableView.ts'
import { writeTableView } from './writeTableView.ts'

const view: TableView = {
  search: 'Adaeze 08031234567',
  sort: { column: 'registered', direction: 'descending' },
  filters: { status: 'deleted' },
  page: 3,
  pageSize: 50,
  columns: ['name', 'status'],
}

test('what is written is read back, but for the search', () => {
  const params = writeTableView(new URLSearchParams(), view)
  expect(readTableView(params)).toEqual({ ...view, search: '' })
})

test('T81: a search for a person is in no address unless the host asks for it', () => {
  expect(String(writeTableView(new URLSearchParams(), view))).not.toMatch(/Adaeze|0803/)
  const params = writeTableView(new URLSearchParams(), view, { withSearch: true })
  expect(readTableView(params, { withSearch: true })).toEqual(view)
})

test('a table as it begins writes nothing, and leaves what others wrote', () => {
  const params = writeTableView(new URLSearchParams('tab=2&page=4'), firstTableView)
  expect(String(params)).toBe('tab=2')
})

test('taking away a filter that the table begins with is written too', () => {
  const options = { defaultView: { filters: { status: 'active' } } }
  const params = writeTableView(new URLSearchParams(), firstTableView, options)
  expect(String(params)).toBe('filter.status=')
  expect(readTableView(params, options).filters).toEqual({})
  expect(readTableView(new URLSearchParams(), options).filters).toEqual({ status: 'active' })
})

test('two tables share an address', () => {
  const one = writeTableView(new URLSearchParams(), view, { prefix: 'customers.' })
  const both = writeTableView(one, { ...firstTableView, page: 9 }, { prefix: 'partners.' })
  expect(readTableView(both, { prefix: 'customers.' }).page).toBe(3)
  expect(readTableView(both, { prefix: 'partners.' }).page).toBe(9)
})

test.each(['page=-1', 'page=1.5', 'page=x', 'rows=10000', 'sort=', 'columns='])(
  'an address that makes no sense is as at first: %s',
  (text) => {
    expect(readTableView(new URLSearchParams(text))).toEqual(firstTableView)
  },
)

test('a filter of a name that every object has is a filter like others', () => {
  const { filters } = readTableView(new URLSearchParams('filter.__proto__=x&filter.status=active'))
  expect(Object.keys(filters).sort()).toEqual(['__proto__', 'status'])
  expect(Object.getPrototypeOf(filters)).toBe(Object.prototype)
})
