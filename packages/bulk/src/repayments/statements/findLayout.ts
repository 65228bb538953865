import type { Sheet } from '../../sheets/index.ts'
import { findDateOrder } from './findDateOrder.ts'
import { readDay } from '../../lib/readDay.ts'
import { findDecimalMark } from './findDecimalMark.ts'
import { foldBlanks } from '../../lib/foldBlanks.ts'
import { headRows } from './headRows.ts'
import { readDateParts } from '../../lib/readDateParts.ts'
import { type BalancedRow, readByBalance } from './readByBalance.ts'
import { readDirection } from './readDirection.ts'
import { readHeading } from './readHeading.ts'
import { readMoney } from './readMoney.ts'
import type { StatementField, StatementLayout, StatementLayoutChange } from './StatementLayout.ts'

type Columns = StatementLayout['columns']
type Doubt = StatementLayout['doubts'][number]

const sampleRows = 200

const noColumns: Columns = {
  date: null,
  valueDate: null,
  credit: null,
  debit: null,
  amount: null,
  direction: null,
  balance: null,
  reference: null,
  counterparty: null,
  currency: null,
  status: null,
  text: [],
}

/** Finds the layout of a table as a statement; the choices of a person stay, without doubts. */
export function findLayout(sheets: readonly Sheet[], chosen: StatementLayoutChange = {}): StatementLayout {
  const sheet = chosen.sheet ?? findSheet(sheets)
  const rows = sheets[sheet]?.rows ?? []
  const headerRow = chosen.headerRow === undefined ? findHeader(rows).row : chosen.headerRow
  const lines = rows.slice((headerRow ?? -1) + 1)
  const columns = { ...findColumns(rows[headerRow ?? -1] ?? [], lines), ...chosen.columns }
  const dateOrder = findDateOrder(takeCells(lines, [columns.date, columns.valueDate]))
  const decimalMark = findDecimalMark(
    takeCells(lines, [columns.credit, columns.debit, columns.amount, columns.balance]),
  )
  const doubts: Doubt[] = []
  if (!isComplete(columns)) doubts.push('columns')
  if (dateOrder.isDoubted && !chosen.dateOrder) doubts.push('dateOrder')
  if (decimalMark.isDoubted && !chosen.decimalMark) doubts.push('decimalMark')
  return {
    sheet,
    headerRow,
    columns,
    dateOrder: chosen.dateOrder ?? dateOrder.order,
    decimalMark: chosen.decimalMark ?? decimalMark.mark,
    meanings: chosen.meanings ?? {},
    unknownWords: [],
    doubts,
  }
}

function isComplete({ date, valueDate, credit, debit, amount }: Columns): boolean {
  return (date ?? valueDate) !== null && (credit ?? debit ?? amount) !== null
}

/** The sheet with the best header; a visible one before a hidden one. */
function findSheet(sheets: readonly Sheet[]): number {
  let best = { sheet: 0, score: -1 }
  for (const [sheet, { rows, isHidden }] of sheets.entries()) {
    const score = findHeader(rows).score + (isHidden ? 0 : 0.5)
    if (score > best.score) best = { sheet, score }
  }
  return best.sheet
}

/** The row that names the most fields, with a date or an amount. */
function findHeader(rows: Sheet['rows']): { row: number | null; score: number } {
  let best: { row: number | null; score: number } = { row: null, score: 1 }
  for (let row = 0; row < Math.min(rows.length, headRows); row += 1) {
    const fields = new Set((rows[row] ?? []).map(readHeading).filter((field) => field !== null))
    const isHeader =
      fields.has('date') || fields.has('valueDate')
        ? ['credit', 'debit', 'amount', 'balance', 'text'].some((field) =>
            fields.has(field as StatementField),
          )
        : false
    if (isHeader && fields.size > best.score) best = { row, score: fields.size }
  }
  return best.row === null ? { row: null, score: 0 } : best
}

function findColumns(header: readonly string[], lines: Sheet['rows']): Columns {
  const columns = { ...noColumns, text: [] as number[] }
  for (const [index, heading] of header.entries()) {
    const field = readHeading(heading)
    if (field === null || field === 'count') continue
    if (field === 'text') columns.text.push(index)
    else columns[field] ??= index
  }
  // "Type" is a direction where its cells say so, and otherwise part of the bank's text; "Debit/Credit" can hold the amount itself.
  if (columns.direction !== null && !saysDirection(lines, columns.direction)) {
    const holdsMoney = takeShare(takeCells(lines, [columns.direction]), isMoney) > 0.8
    if (holdsMoney && columns.amount === null) columns.amount = columns.direction
    else columns.text.push(columns.direction)
    columns.direction = null
  }
  const content = isComplete(columns) ? columns : findByContent(columns, header, lines)
  const found = findPair({ ...content, balance: columns.balance }, header, lines) ?? content
  if (found.direction !== null || found.amount === null) return found
  const free = listColumns(header, lines).filter(
    (column) => column !== found.status && column !== found.amount,
  )
  const direction = free.find((column) => saysDirection(lines, column))
  if (direction !== undefined)
    return { ...found, direction, text: found.text.filter((column) => column !== direction) }
  // A repetitive narration is no direction: the reader asks only about a column with a heading of a direction, or an unknown one.
  const used = new Set([...Object.values(found).flat()])
  const mayBe = free.filter((column) => {
    const field = readHeading(header[column] ?? '')
    return field === 'direction' || (field === null && !used.has(column))
  })
  return { ...found, direction: mayBe.find((column) => repeatsFewWords(lines, column)) ?? null }
}

/** Whether a column repeats two or three short words without digits. */
function repeatsFewWords(lines: Sheet['rows'], column: number): boolean {
  const cells = takeCells(lines, [column]).map(foldBlanks)
  const words = new Set(cells)
  return (
    cells.length > Math.min(lines.length, sampleRows) * 0.8 &&
    cells.length > words.size &&
    (words.size === 2 || words.size === 3) &&
    [...words].every((word) => word.length < 13 && /^[^\d]*\p{L}[^\d]*$|^[+-]$/u.test(word))
  )
}

function saysDirection(lines: Sheet['rows'], column: number): boolean {
  return (
    takeShare(
      takeCells(lines, [column]),
      (cell) => /^(?:in|out)$/.test(readDirection(cell, 'cell') ?? '') && cell.length < 30,
    ) > 0.5
  )
}

/** Two columns of money that fill each other's gaps are out and in: one's heading decides, else the balance, else a person. */
function findPair(
  found: Columns & { text: readonly number[] },
  header: readonly string[],
  lines: Sheet['rows'],
): Columns | null {
  if (found.credit !== null && found.debit !== null) return null
  const others = new Set(
    [...Object.entries(found)].flatMap(([field, column]) =>
      field === 'amount' || column === null ? [] : column,
    ),
  )
  const own = found.credit ?? found.debit
  const free = listColumns(header, lines).filter(
    (column) => !others.has(column) && takeShare(takeCells(lines, [column]), isMoney) > 0.8,
  )
  const firsts = own === null ? free : [own]
  const pair = firsts
    .flatMap((first) => free.map((second) => [first, second] as const))
    .find(
      ([first, second]) =>
        (own === null ? first < second : first !== second) && fillsGaps(lines, first, second),
    )
  if (!pair) return null
  const [first, second] = pair
  const balance = found.balance ?? free.find((column) => column !== first && column !== second) ?? null
  if (found.credit !== null) return { ...found, balance, debit: second, amount: null }
  if (found.debit !== null) return { ...found, balance, credit: second, amount: null }
  const mark = findDecimalMark(takeCells(lines, [first, second, balance])).mark
  const isFirstOut = (['out', 'in'] as const).map((direction) => explain(direction))
  const [asOut = 0, asIn = 0] = isFirstOut
  if (asOut === asIn) return { ...found, balance, amount: null }
  const [debit, credit] = asOut > asIn ? [first, second] : [second, first]
  return { ...found, balance, amount: null, debit, credit }

  function explain(direction: 'in' | 'out'): number {
    const rows = lines.map((line): BalancedRow & { isFirst: boolean } => {
      const one = readMoney((line[first] ?? '').trim(), mark)
      const isFirst = one !== null && /[1-9]/.test(one.amount)
      const money = isFirst ? one : readMoney((line[second] ?? '').trim(), mark)
      const after = balance === null ? null : readMoney((line[balance] ?? '').trim(), mark)
      return {
        amount: money?.amount ?? null,
        balance: after && `${after.isNegative || after.direction === 'out' ? '-' : ''}${after.amount}`,
        day: readDay(line[found.date ?? found.valueDate ?? -1] ?? '', 'day-first'),
        isFirst,
      }
    })
    return readByBalance(rows).filter(
      (said, at) => said !== null && (said === direction) === rows[at]?.isFirst,
    ).length
  }
}

/** Whether nearly every line has an amount in exactly one of two columns, and each column has some. */
function fillsGaps(lines: Sheet['rows'], first: number, second: number): boolean {
  const has = (cell: string | undefined): boolean => /[1-9]/.test(cell ?? '')
  let [one, other, both] = [0, 0, 0]
  for (const line of lines.slice(0, sampleRows)) {
    if (has(line[first]) && has(line[second])) both += 1
    else if (has(line[first])) one += 1
    else if (has(line[second])) other += 1
  }
  return one > 0 && other > 0 && both <= (one + other) / 20
}

function listColumns(header: readonly string[], lines: Sheet['rows']): number[] {
  const width = Math.max(header.length, ...lines.slice(0, sampleRows).map((line) => line.length))
  return Array.from({ length: width }, (_, column) => column)
}

function takeShare(cells: readonly string[], fits: (cell: string) => boolean): number {
  return cells.length === 0 ? 0 : cells.filter(fits).length / cells.length
}

/** The columns without known headings: the first of dates, the first of amounts, and the widest of words. */
function findByContent(
  found: Columns & { text: number[] },
  header: readonly string[],
  lines: Sheet['rows'],
): Columns {
  const columns = { ...found }
  const used = new Set([...Object.values(columns).flat()])
  let words = { column: -1, length: 0 }
  for (const column of listColumns(header, lines)) {
    if (used.has(column)) continue
    const cells = takeCells(lines, [column])
    if (cells.length === 0) continue
    if (
      (columns.date ?? columns.valueDate) === null &&
      takeShare(cells, (cell) => readDateParts(cell) !== null) > 0.6
    )
      columns.date = column
    else if (takeShare(cells, isMoney) > 0.8) {
      if ((columns.amount ?? columns.credit ?? columns.debit) === null) columns.amount = column
      else columns.balance ??= column
    } else {
      const length = cells.reduce((sum, cell) => sum + cell.length, 0) / cells.length
      if (length > words.length) words = { column, length }
    }
  }
  return columns.text.length > 0 || words.column === -1 ? columns : { ...columns, text: [words.column] }
}

/** Whether a cell is an amount: a reference or telephone number has no mark and many digits. */
function isMoney(cell: string): boolean {
  return (
    (readMoney(cell, '.') !== null || readMoney(cell, ',') !== null) &&
    (/[.,]/.test(cell) || cell.trim().length < 9) &&
    readDateParts(cell) === null
  )
}

function takeCells(lines: Sheet['rows'], columns: readonly (number | null)[]): string[] {
  return lines.slice(0, sampleRows).flatMap((line) =>
    columns.flatMap((column) => {
      const cell = column === null ? undefined : line[column]
      return cell === undefined || cell.trim() === '' ? [] : [cell]
    }),
  )
}
