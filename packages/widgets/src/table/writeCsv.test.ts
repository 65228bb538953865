import { parse } from 'papaparse'
import { expect, test } from 'vitest'
import type { DataColumn } from './DataColumn.ts'
import { writeCsv } from './writeCsv.ts'

type Row = { name: string; owed: string | null }

const columns: DataColumn<Row>[] = [
  { id: 'name', label: 'Name', value: ({ name }) => name, draw: () => null },
  { id: 'owed', label: 'Owed, in naira', value: ({ owed }) => owed, draw: () => null },
]

const read = (text: string) => parse<string[]>(text.replace(/^\ufeff/, '').trimEnd()).data

test('what is written is read back: commas, quotes, lines, accents, and zeros at the beginning', () => {
  const rows = [
    { name: 'Ọláìyá "Lagos" Foods, Ltd', owed: '0012.50' },
    { name: 'Two\nlines', owed: null },
  ]
  expect(read(writeCsv(rows, columns))).toEqual([
    ['Name', 'Owed, in naira'],
    ['Ọláìyá "Lagos" Foods, Ltd', '0012.50'],
    ['Two\nlines', ''],
  ])
})

test('Excel is told that it is UTF-8', () => {
  expect(writeCsv([], columns).startsWith('\ufeffName,')).toBe(true)
})

test.each([
  '=HYPERLINK("https://evil.example","Click")',
  '+1+1',
  '-1+1',
  '-2-3+cmd|calc',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  '  =1+1',
  '\u00a0=1+1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '+2348031234567',
])('a name that a spreadsheet would take for a formula is text: %j', (name) => {
  const [, row] = read(writeCsv([{ name, owed: null }], columns))
  expect(row?.[0]).toMatch(/^'/)
  // After a tab or a line end as well, where a program may take the cell to end.
  expect(row?.[0]).not.toMatch(/[\t\r\n]=/)
  expect(row?.[0]?.replaceAll("'", '')).toBe(name)
})

test.each(['-12.50', '12.50', '0', 'Ada - Obi', 'a=b', 'ada@example.com'])(
  'a plain number or text stays as it is: %j',
  (name) => {
    const [, row] = read(writeCsv([{ name, owed: null }], columns))
    expect(row?.[0]).toBe(name)
  },
)

test('a heading that looks like a formula is text as well', () => {
  const [column] = columns as [DataColumn<Row>] // there are two
  expect(writeCsv([], [{ ...column, label: '=1+1' }])).toContain("'=1+1")
})
