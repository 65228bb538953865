import { parseAmount } from '@onlend/core'
import type { Sheet } from '../sheets/index.ts'
import type { DateOrder, ImportColumn, ImportLayout, TransactionFieldName } from './TransactionImport.ts'
import { findFieldByHeading } from './findFieldByHeading.ts'
import { readDate } from './readDate.ts'

const samplesShown = 3

type MapColumnsOptions = {
  /** The choices of a person for a file of the same headings, column by column. */
  remembered?: readonly (TransactionFieldName | null)[] | null
  fieldByHeading?: typeof findFieldByHeading
}

/** Finds the field of each column: from the last import, by its heading, or by its cells. A field has one column. */
export function mapColumns(
  sheet: Sheet,
  layout: Pick<ImportLayout, 'headerRow' | 'dateOrder'>,
  { remembered = null, fieldByHeading = findFieldByHeading }: MapColumnsOptions = {},
): readonly ImportColumn[] {
  const headings = (layout.headerRow === null ? undefined : sheet.rows.at(layout.headerRow)) ?? []
  const from = layout.headerRow === null ? 0 : layout.headerRow + 1
  let width = headings.length
  for (let at = from; at < Math.min(sheet.rows.length, from + 1_000); at += 1)
    width = Math.max(width, sheet.rows.at(at)?.length ?? 0)
  const columns = Array.from({ length: width }, (_, index): ImportColumn => {
    const heading = headings[index]?.trim() ?? ''
    return { index, heading, samples: takeSamples(sheet, from, index), field: null, foundBy: null }
  })
  const taken = new Set<TransactionFieldName>()
  const take = (index: number, field: TransactionFieldName | null, foundBy: ImportColumn['foundBy']) => {
    const column = columns[index]
    if (column === undefined || column.foundBy !== null || (field !== null && taken.has(field))) return
    if (field !== null) taken.add(field)
    columns[index] = { ...column, field, foundBy }
  }
  if (remembered !== null && remembered.length === width) {
    for (const [index, field] of remembered.entries()) take(index, field, 'remembered')
    return columns
  }
  for (const { index, heading } of columns) {
    const field = fieldByHeading(heading)
    if (field !== null) take(index, field, 'name')
  }
  const open = columns.filter(({ foundBy }) => foundBy === null).map(({ index }) => index)
  for (const { index, field } of guessFields(
    sheet.rows.slice(from, from + 200),
    open,
    layout.dateOrder,
    taken,
  ))
    take(index, field, 'content')
  return columns
}

function takeSamples({ rows }: Sheet, from: number, column: number): string[] {
  const samples: string[] = []
  for (let at = from; at < Math.min(rows.length, from + 200) && samples.length < samplesShown; at += 1) {
    const cell = rows.at(at)?.[column]?.trim() ?? ''
    if (cell !== '') samples.push(cell.length > 60 ? `${cell.slice(0, 59)}…` : cell)
  }
  return samples
}

type Guess = { index: number; field: TransactionFieldName }

/** The share of the filled cells that must match. */
const share = 0.8

/** Guesses the field of columns without a known heading by their cells: phone numbers, verification numbers of eleven digits, days and amounts. */
function guessFields(
  rows: readonly (readonly string[])[],
  open: readonly number[],
  order: DateOrder,
  taken: ReadonlySet<TransactionFieldName>,
): readonly Guess[] {
  const guesses: Guess[] = []
  const has = (field: TransactionFieldName) =>
    taken.has(field) || guesses.some((guess) => guess.field === field)
  const guess = (index: number, field: TransactionFieldName) => {
    if (!has(field)) guesses.push({ index, field })
  }
  const days: { index: number; first: string }[] = []
  for (const index of open) {
    const cells = rows.map((row) => row[index]?.trim() ?? '').filter((cell) => cell !== '')
    if (cells.length === 0) continue
    const isMostly = (test: (cell: string) => boolean) => cells.filter(test).length >= cells.length * share
    const compact = (cell: string) => cell.replace(/[\s().-]/g, '')
    if (isMostly((cell) => readDate(cell, order, true).iso !== null && !/^\d+$/.test(cell)))
      days.push({ index, first: middle(cells.map((cell) => readDate(cell, order, true).iso ?? '')) })
    // Verification numbers begin with 2, phone numbers with a zero or the country code.
    else if (isMostly((cell) => /^2\d{10}$/.test(cell))) guess(index, 'idValue')
    else if (isMostly((cell) => /^(?:\+\d{9,14}|00\d{9,13}|0\d{8,10}|2\d{10,12})$/.test(compact(cell))))
      guess(index, 'contactNumber')
    else if (
      isMostly((cell) => cell.length < 40 && /\d/.test(cell) && /^[\w/#-]*[A-Za-z/#-][\w/#-]*$/.test(cell)) &&
      isUnique(cells)
    )
      guess(index, 'reference')
    else if (isMostly((cell) => /^(?:[A-Z]{3})$/.test(cell)) && new Set(cells).size <= 5)
      guess(index, 'currency')
    else if (isMostly(isAmount)) guess(index, 'amountPayable')
  }
  // A transaction begins before its expected payment.
  const inTime = [...days].sort(byDay)
  const wanted = (['disbursementDate', 'expectedPaymentDate'] as const).filter((field) => !has(field))
  for (const [at, field] of (inTime.length === 1 ? wanted.slice(0, 1) : wanted).entries()) {
    const day = inTime[at]
    if (day !== undefined) guess(day.index, field)
  }
  return guesses
}

function isUnique(cells: readonly string[]): boolean {
  return new Set(cells).size >= cells.length * 0.95
}

function isAmount(cell: string): boolean {
  if (cell.length > 40) return false
  // A bare number is ambiguous; one with decimals, groups or a currency is money.
  if (!/\d/.test(cell) || !/[.,\p{Sc}]|[A-Za-z]{2,4}/u.test(cell)) return /^\d{3,9}$/.test(cell)
  return parseAmount(cell, { digits: 4, decimalMark: '.' }).amount !== null
}

function middle(days: readonly string[]): string {
  return [...days].sort()[Math.floor(days.length / 2)] ?? ''
}

function byDay(left: { first: string }, right: { first: string }): number {
  return left.first < right.first ? -1 : left.first > right.first ? 1 : 0
}
