import type { TableColumn } from './TableColumn.ts'
import type { TableView } from './TableView.ts'
import { foldText } from '@onlend/core/internal'

type Asked = Pick<TableView, 'search' | 'filters'>

/** Returns the indices of the rows that match a search and filters, in their own order; `null`: all rows. */
export type RowFilter = (asked: Asked) => Uint32Array | null

/**
 * Prepares rows for search and filters. The first search folds the searched texts, once; a search that only grew
 * reads the last result.
 */
export function createRowFilter<Row>(rows: readonly Row[], columns: readonly TableColumn<Row>[]): RowFilter {
  const searched = columns.filter(({ searchable }) => searchable)
  let texts: string[] | null = null
  let last: { words: string[]; filters: Asked['filters']; found: Uint32Array | null } | null = null

  return ({ search, filters }) => {
    const words = searchWords(search)
    const narrowed = columns.filter(({ id }) => filters[id] !== undefined)
    if (words.length === 0 && narrowed.length === 0) return null
    // Rows, counts and sums of one view ask for the same rows.
    if (last && isSame({ words, filters }, last)) return last.found
    const from = last && isNarrower({ words, filters }, last) ? last.found : null
    if (words.length > 0) texts ??= rows.map((row) => searchText(row, searched))
    const found = collect(from, rows.length, (index) => {
      if (!hasWords(texts?.[index] ?? '', words)) return false
      const row = rows[index]
      if (row === undefined) return false
      for (const { id, value, matches } of narrowed) {
        const wanted = filters[id] ?? ''
        if (!(matches ? matches(row, wanted) : String(value(row)) === wanted)) return false
      }
      return true
    })
    last = { words, filters, found }
    return found
  }
}

// Plain loops here and below: each loop runs for every row, at every key.
function searchText<Row>(row: Row, columns: readonly TableColumn<Row>[]): string {
  let text = ''
  for (let at = 0; at < columns.length; at += 1) {
    const part = columns[at]?.value(row) ?? null
    if (part !== null) text += `${part}\n`
  }
  return foldText(text)
}

function hasWords(text: string, words: readonly string[]): boolean {
  for (let at = 0; at < words.length; at += 1) {
    if (!text.includes(words[at] ?? '')) return false
  }
  return true
}

type Narrowed = { words: readonly string[]; filters: Asked['filters'] }

/** Whether the last result contains every row of the new one. */
function isNarrower(now: Narrowed, before: Narrowed): boolean {
  return (
    before.words.every((old) => now.words.some((word) => word.includes(old))) &&
    Object.entries(before.filters).every(([id, value]) => now.filters[id] === value)
  )
}

function isSame(now: Narrowed, before: Narrowed): boolean {
  const chosen = Object.entries(now.filters)
  return (
    now.words.length === before.words.length &&
    now.words.every((word, at) => word === before.words[at]) &&
    chosen.length === Object.keys(before.filters).length &&
    chosen.every(([id, value]) => before.filters[id] === value)
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

/**
 * The words of a search, without accents and case; a row must have all words. A number loses its leading zeros, so that
 * `0803 123` finds `+234 803 123`.
 */
function searchWords(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.replace(/^0+(?=\d{3,}$)/, ''))
}
