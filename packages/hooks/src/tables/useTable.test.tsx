import type { Amount } from '@onlend/core'
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { TableColumn } from './TableColumn.ts'
import type { TableView } from './TableView.ts'
import { useTable } from './useTable.ts'

type Person = {
  name: string
  phone: string | null
  owed: Amount | null
  since: string | null
  gone: boolean
}

const columns: readonly TableColumn<Person>[] = [
  { id: 'name', value: ({ name }) => name, searchable: true, fixed: true },
  { id: 'phone', value: ({ phone }) => phone, searchable: true, sortable: false },
  { id: 'owed', type: 'amount', value: ({ owed }) => owed },
  { id: 'since', type: 'date', value: ({ since }) => since, hidden: true },
  { id: 'status', value: ({ gone }) => (gone ? 'deleted' : 'active'), filter: ['active', 'deleted'] },
]

const person = (name: string, rest: Partial<Person> = {}): Person => ({
  name,
  phone: null,
  owed: null,
  since: null,
  gone: false,
  ...rest,
})

const show = (
  rows: readonly Person[],
  options: { view?: TableView; defaultView?: Partial<TableView> } = {},
) => renderHook(() => useTable({ rows, columns, ...options }))

const names = (rows: readonly Person[]) => rows.map(({ name }) => name)

test('names are found without their accents, by every word, in any order', () => {
  const { result } = show([person('Ọláìyá Adéyẹmí'), person('Adeyemi Foods'), person('Kwame Mensah')])
  act(() => result.current.setSearch('adeyemi'))
  expect(names(result.current.rows)).toEqual(['Ọláìyá Adéyẹmí', 'Adeyemi Foods'])
  act(() => result.current.setSearch('adeyemi OLA'))
  expect(names(result.current.rows)).toEqual(['Ọláìyá Adéyẹmí'])
  act(() => result.current.setSearch('mensah'))
  expect(names(result.current.rows)).toEqual(['Kwame Mensah'])
})

test('T40: a local number finds the same number written internationally, at every letter typed', () => {
  const { result } = show([
    person('Ada', { phone: '+2348031234567' }),
    person('Obi', { phone: '08099999999' }),
  ])
  for (const typed of ['0', '08', '080', '0803', '0803 123', '0803 1234567'])
    act(() => result.current.setSearch(typed))
  expect(names(result.current.rows)).toEqual(['Ada'])
})

test('T31: amounts beyond what a float can hold are put in order by their last digit', () => {
  const { result } = show([
    person('b', { owed: '900000000000000000.02' }),
    person('none'),
    person('a', { owed: '900000000000000000.01' }),
    person('less', { owed: '-3' }),
  ])
  act(() => result.current.toggleSort('owed'))
  expect(names(result.current.rows)).toEqual(['less', 'a', 'b', 'none'])
  act(() => result.current.toggleSort('owed'))
  expect(names(result.current.rows)).toEqual(['b', 'a', 'less', 'none'])
  act(() => result.current.toggleSort('owed'))
  expect(result.current.view.sort).toBeNull()
  expect(names(result.current.rows)).toEqual(['b', 'none', 'a', 'less'])
})

test('names are in order whatever their case, accents, length or script, and the same names stay as they came', () => {
  const rows = [
    person('zainab'),
    person('Ẹniọlá'),
    person('eni'),
    person('Ngozi Traders International 2'),
    person('Ngozi Traders International 10'),
    person('محمد'),
    person('زيد'),
    person('Ada', { phone: 'first' }),
    person('adá', { phone: 'second' }),
    person('O’Brien'),
    person('Obrien-Smith'),
  ]
  const { result } = show(rows)
  act(() => result.current.toggleSort('name'))
  expect(names(result.current.rows)).toEqual([
    'Ada',
    'adá',
    'eni',
    'Ẹniọlá',
    'Ngozi Traders International 10',
    'Ngozi Traders International 2',
    'O’Brien',
    'Obrien-Smith',
    'zainab',
    'زيد',
    'محمد',
  ])
})

test('days are in order, and rows without one come last either way', () => {
  const rows = [
    person('new', { since: '2026-01-02T00:00:00.000Z' }),
    person('never'),
    person('old', { since: '2025-12-31' }),
  ]
  const { result } = show(rows)
  act(() => result.current.setSort({ column: 'since', direction: 'ascending' }))
  expect(names(result.current.rows)).toEqual(['old', 'new', 'never'])
  act(() => result.current.setSort({ column: 'since', direction: 'descending' }))
  expect(names(result.current.rows)).toEqual(['new', 'old', 'never'])
})

test('an order that a column does not offer is ignored', () => {
  const { result } = show([person('b', { phone: '2' }), person('a', { phone: '1' })])
  act(() => result.current.setSort({ column: 'phone', direction: 'ascending' }))
  act(() => result.current.setSort({ column: 'nowhere', direction: 'ascending' }))
  expect(names(result.current.rows)).toEqual(['b', 'a'])
})

test('a filter and a search narrow a sorted table together, and both can be taken away at once', () => {
  const gone = (name: string, owed: Amount) => person(name, { owed, gone: true })
  const { result } = show([person('Ada'), gone('Adamu', '1.5'), gone('Adaeze', '2.5'), gone('Obi', '9')])
  act(() => result.current.setSort({ column: 'owed', direction: 'descending' }))
  act(() => result.current.setFilter('status', 'deleted'))
  act(() => result.current.setSearch('ad'))
  expect(names(result.current.rows)).toEqual(['Adaeze', 'Adamu'])
  expect([result.current.matching, result.current.total, result.current.isNarrowed]).toEqual([2, 4, true])
  act(() => result.current.showAll())
  expect([result.current.matching, result.current.isNarrowed]).toEqual([4, false])
})

test('a page holds some rows, an export holds all filtered rows, in order', () => {
  const rows = Array.from({ length: 60 }, (_, index) =>
    person(`Person ${String(60 - index).padStart(2, '0')}`),
  )
  const { result } = show(rows)
  act(() => result.current.toggleSort('name'))
  act(() => result.current.setPage(3))
  const { rows: page, first, last, pageCount } = result.current
  expect([page.length, first, last, pageCount]).toEqual([10, 51, 60, 3])
  expect(names(result.current.readMatching())).toHaveLength(60)
  expect(result.current.readMatching()[0]?.name).toBe('Person 01')
  act(() => result.current.setPageSize(50))
  expect([result.current.view.page, result.current.rows.length]).toEqual([1, 50])
})

test('a page beyond the last is the last', () => {
  const { result } = show(
    Array.from({ length: 30 }, (_, index) => person(`Person ${index}`)),
    { defaultView: { page: 9 } },
  )
  expect([result.current.view.page, result.current.rows.length]).toEqual([2, 5])
})

test('columns come and go, but for those that are fixed', () => {
  const { result } = show([person('Ada')])
  const shown = () => result.current.columns.map(({ id }) => id)
  expect(shown()).toEqual(['name', 'phone', 'owed', 'status'])
  act(() => result.current.toggleColumn('since'))
  act(() => result.current.toggleColumn('phone'))
  act(() => result.current.toggleColumn('name'))
  expect(shown()).toEqual(['name', 'owed', 'since', 'status'])
  act(() => result.current.setColumns(null))
  expect(shown()).toEqual(['name', 'phone', 'owed', 'status'])
})

test('a view that the host keeps changes when the host says so', () => {
  const asked: TableView[] = []
  const view: TableView = { search: '', sort: null, filters: {}, page: 1, pageSize: 25, columns: null }
  const rows = [person('Ada'), person('Obi')]
  const { result, rerender } = renderHook(
    (props: { view: TableView }) =>
      useTable({ rows, columns, ...props, onViewChange: (next) => asked.push(next) }),
    { initialProps: { view } },
  )
  act(() => result.current.setSearch('obi'))
  expect(result.current.matching).toBe(2)
  rerender({ view: asked.at(-1) ?? view })
  expect(names(result.current.rows)).toEqual(['Obi'])
})

test('two changes in one go both count', () => {
  const { result } = show([person('Ada'), person('Adamu', { gone: true })])
  act(() => {
    result.current.setSearch('ada')
    result.current.setFilter('status', 'active')
  })
  expect(names(result.current.rows)).toEqual(['Ada'])
})
