import type { Sheet, SheetFile } from '../sheets/index.ts'
import { findFieldByHeading } from './findFieldByHeading.ts'
import { foldHeading } from './foldHeading.ts'
import type { ImportTable } from './ImportTable.ts'
import { type InstalmentPart, instalmentFields } from './instalmentFields.ts'
import { takeColumn } from './takeColumn.ts'
import { mapColumns } from './mapColumns.ts'
import { readDate } from './readDate.ts'
import type { ImportColumn, ImportLayout, TransactionFieldName } from './TransactionImport.ts'

/** Rows per step. */
const rowsPerStep = 64

/** Makes in short steps the table of a file's transactions, with the instalments of a second sheet beside the row of their reference. */
export function* importTableSteps(
  file: Pick<SheetFile, 'digest' | 'sheets'>,
  layout: ImportLayout,
  columns: readonly ImportColumn[],
  fieldByHeading: typeof findFieldByHeading = findFieldByHeading,
): Generator<undefined, ImportTable> {
  const sheet = file.sheets[layout.sheet]
  const first = layout.headerRow === null ? 0 : layout.headerRow + 1
  const originals = sheet?.rows.slice(first) ?? []
  const table: ImportTable = {
    key: file.digest.slice(0, 8),
    headings: columns.map(({ heading, index }) => (heading === '' ? letterName(index) : heading)),
    rows: [...originals],
    originals,
    lines: sheet?.lines.slice(first) ?? [],
    columnOf: new Map(),
    instalments: [],
    orphansFrom: 0,
    idType: null,
    notes: sheet?.notes ?? [],
    noteStarts: null,
    edited: new Map(),
    zeroLengths: new Map(),
    mixedDays: new Set(),
  }
  for (const { field, index } of columns) if (field !== null) table.columnOf.set(field, index)
  table.instalments = instalmentFields.numbersIn(table.columnOf.keys())
  table.orphansFrom = table.rows.length
  table.idType = findIdType(columns)
  if (table.notes.length > 0) table.noteStarts = indexNotes(table, first)
  const instalments = layout.instalmentsSheet === null ? undefined : file.sheets[layout.instalmentsSheet]
  if (instalments !== undefined && layout.instalmentsSheet !== layout.sheet)
    yield* joinInstalments(table, yield* readInstalments(instalments, layout, fieldByHeading))
  table.zeroLengths = findZeroLengths(table)
  table.mixedDays = yield* findMixedDays(table)
  return table
}

function letterName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : letterName(Math.floor(index / 26) - 1) + letter
}

/** Finds the kind of identity number in its heading, such as `BVN`. */
function findIdType(columns: readonly ImportColumn[]): string | null {
  const heading = foldHeading(columns.find(({ field }) => field === 'idValue')?.heading ?? '')
  if (/\bbvn\b|\bbank verification\b/.test(heading)) return 'bvn'
  return /\brc\b/.test(heading) ? 'rc_number' : null
}

function indexNotes({ rows, notes }: ImportTable, first: number): Int32Array {
  const starts = new Int32Array(rows.length + 1)
  let at = 0
  for (let row = 0; row <= rows.length; row += 1) {
    while (at < notes.length && (notes[at]?.row ?? 0) - first < row) at += 1
    starts[row] = at
  }
  return starts
}

type Instalments = Map<string, { line: number; parts: Partial<Record<InstalmentPart, string>>[] }>

function* readInstalments(
  sheet: Sheet,
  layout: ImportLayout,
  fieldByHeading: typeof findFieldByHeading,
): Generator<undefined, Instalments> {
  const headerRow = sheet.rows
    .slice(0, 40)
    .findIndex((row) => row.some((cell) => fieldByHeading(cell) === 'reference'))
  const columns = mapColumns(sheet, { ...layout, headerRow: Math.max(0, headerRow) }, { fieldByHeading })
  const find = (...fields: TransactionFieldName[]) =>
    columns.find(({ field }) => field !== null && fields.includes(field))?.index ?? -1
  const reference = find('reference')
  const places = {
    StartDate: find('instalment1StartDate', 'disbursementDate'),
    DueDate: find('instalment1DueDate', 'expectedPaymentDate'),
    Amount: find('instalment1Amount', 'amountPayable', 'financedAmount'),
  }
  const found: Instalments = new Map()
  for (let at = Math.max(0, headerRow) + 1; at < sheet.rows.length; at += 1) {
    if (at % rowsPerStep === 0) yield
    const row = sheet.rows.at(at) ?? []
    const key = row[reference]?.trim() ?? ''
    const amount = row[places.Amount] ?? ''
    if (key === '' || (amount.trim() === '' && (row[places.DueDate] ?? '').trim() === '')) continue
    const group = found.get(key) ?? { line: sheet.lines[at] ?? at + 1, parts: [] }
    if (group.parts.length === 0) found.set(key, group)
    const start = row[places.StartDate] ?? ''
    group.parts.push({
      DueDate: row[places.DueDate] ?? '',
      Amount: amount,
      ...(start === '' ? {} : { StartDate: start }),
    })
  }
  return found
}

function* joinInstalments(table: ImportTable, instalments: Instalments): Generator<undefined, void> {
  const reference = table.columnOf.get('reference')
  const lines = [...table.lines]
  if (reference !== undefined) {
    for (let id = 0; id < table.orphansFrom; id += 1) {
      if (id % rowsPerStep === 0) yield
      const row = table.rows.at(id)
      const group = row && instalments.get(row[reference]?.trim() ?? '')
      if (!row || !group) continue
      // The first of two rows of one reference gets the instalments; the second is in error in any case.
      instalments.delete(row[reference]?.trim() ?? '')
      table.rows[id] = withInstalments(table, row, group.parts)
    }
  }
  for (const [key, { line, parts }] of instalments) {
    if (table.rows.length % rowsPerStep === 0) yield
    const row: string[] = []
    if (reference !== undefined) row[reference] = key
    table.rows.push(withInstalments(table, row, parts))
    lines.push(line)
  }
  table.lines = lines
  if (table.noteStarts !== null) {
    const end = table.noteStarts[table.orphansFrom] ?? 0
    const starts = new Int32Array(table.rows.length + 1).fill(end)
    starts.set(table.noteStarts)
    table.noteStarts = starts
  }
}

function withInstalments(
  table: ImportTable,
  row: readonly string[],
  parts: Instalments extends Map<string, infer Group extends { parts: unknown }> ? Group['parts'] : never,
): readonly string[] {
  const cells = Array.from(row, (cell) => cell ?? '')
  parts.slice(0, instalmentFields.most).forEach((one, index) => {
    for (const part of instalmentFields.parts) {
      const text = one[part]
      if (text === undefined) continue
      const field = instalmentFields.name(index + 1, part)
      const column = takeColumn(table, field)
      while (cells.length < column) cells.push('')
      cells[column] = text
    }
  })
  return cells
}

/** The usual length of numbers with a leading zero: a number without one, one digit shorter, has probably lost it. */
function findZeroLengths({ rows, columnOf }: ImportTable): ImportTable['zeroLengths'] {
  const sought = (['contactNumber', 'idValue', 'reference'] as const).flatMap((field) => {
    const column = columnOf.get(field)
    return column === undefined ? [] : [{ field, column, counts: new Map<number, number>() }]
  })
  const step = Math.max(1, Math.floor(rows.length / 5_000))
  for (let id = 0; id < rows.length; id += step) {
    const row = rows.at(id)
    for (const { column, counts } of sought) {
      const cell = row?.[column]?.trim() ?? ''
      if (cell.charCodeAt(0) === 48 && /^0\d+$/.test(cell))
        counts.set(cell.length, (counts.get(cell.length) ?? 0) + 1)
    }
  }
  return new Map(
    sought.flatMap(({ field, counts }) => {
      const [most] = [...counts].sort((left, right) => right[1] - left[1])
      return most ? [[field, most[0]]] : []
    }),
  )
}

const dayAndMonth = /^\d{1,2}[/.\- ]\d{1,2}[/.\- ]\d{2,4}/

/** Finds fields with days in both orders, by the cells that fit only one order. */
function* findMixedDays({
  rows,
  columnOf,
}: ImportTable): Generator<undefined, ReadonlySet<TransactionFieldName>> {
  const sought = [...columnOf].flatMap(([field, column]) =>
    /Date$/.test(field) ? [{ field, column, hasDayFirst: false, hasMonthFirst: false }] : [],
  )
  for (let id = 0; id < rows.length && sought.length > 0; id += 1) {
    if (id % rowsPerStep === 0) yield
    const row = rows.at(id)
    for (const one of sought) {
      const cell = row?.[one.column]?.trim() ?? ''
      if (cell.length > 30 || !dayAndMonth.test(cell)) continue
      one.hasDayFirst ||= readDate(cell, 'month-first', true).isAgainstOrder
      one.hasMonthFirst ||= readDate(cell, 'day-first', true).isAgainstOrder
    }
  }
  return new Set(
    sought.flatMap(({ field, hasDayFirst, hasMonthFirst }) => (hasDayFirst && hasMonthFirst ? [field] : [])),
  )
}
