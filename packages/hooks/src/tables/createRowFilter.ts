import { foldText } from './foldText.ts'
import { searchWords } from './searchWords.ts'
import type { TableColumn } from './TableColumn.ts'
import type { TableView } from './TableView.ts'

type Asked = Pick<TableView, 'search' | 'filters'>

/** Which rows a search and filters leave, by index and in their own order; `null`: all of them. */
export type RowFilter = (asked: Asked) => Uint32Array | null

/**
 * Prepares rows for searching and narrowing. What is searched is folded at the first search, once; a search that only grew
 * looks through the last result.
 */
export function createRowFilter<Row>(rows: readonly Row[], columns: readonly TableColumn<Row>[]): RowFilter {
  const searched = columns.filter(({ searchable }) => searchable)
  let texts: string[] | null = null
  let last: { words: string[]; filters: Asked['filters']; found: Uint32Array | null } | null = null

  return ({ search, filters }) => {
    const words = searchWords(search)
    const tests = columns.flatMap(({ id, value }) => {
      const wanted = filters[id]
      return wanted === undefined ? [] : [(row: Row) => String(value(row)) === wanted]
    })
    if (words.length === 0 && tests.length === 0) return null
    const from = last && isNarrower({ words, filters }, last) ? last.found : null
    if (words.length > 0) texts ??= rows.map((row) => searchText(row, searched))
    const found = collect(from, rows.length, (index) => {
      // The index comes from the rows themselves.
      const row = rows[index] as Row
      const text = texts?.[index] ?? ''
      return tests.every((test) => test(row)) && words.every((word) => text.includes(word))
    })
    last = { words, filters, found }
    return found
  }
}

function searchText<Row>(row: Row, columns: readonly TableColumn<Row>[]): string {
  let text = ''
  for (const { value } of columns) {
    const part = value(row)
    if (part !== null) text += `${part}\n`
  }
  return foldText(text)
}

type Narrowed = { words: readonly string[]; filters: Asked['filters'] }

/** Whether what is found now must be among what was found before. */
function isNarrower(now: Narrowed, before: Narrowed): boolean {
  return (
    before.words.every((old) => now.words.some((word) => word.includes(old))) &&
    Object.entries(before.filters).every(([id, value]) => now.filters[id] === value)
  )
}

function collect(from: Uint32Array | null, total: number, keeps: (index: number) => boolean): Uint32Array {
  const found = new Uint32Array(from?.length ?? total)
  let count = 0
  for (let at = 0; at < found.length; at += 1) {
    const index = from?.[at] ?? at
    if (keeps(index)) {
      found[count] = index
      count += 1
    }
  }
  return found.subarray(0, count)
}
