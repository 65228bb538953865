import type { Amount } from '@onlend/core'
import { toSeenText } from '@onlend/core/internal'
import type { CellNote } from '../sheets/index.ts'
import type { ImportTable } from './ImportTable.ts'
import { type CellAmountFormat, readCellAmount } from './readCellAmount.ts'
import { isShortened } from './isShortened.ts'
import { type ReadDate, readDate } from './readDate.ts'
import type { DateOrder, ImportIssue, ImportIssueCode, TransactionFieldName } from './TransactionImport.ts'

/** The rules by which every row is read. */
export type RowRules = {
  table: ImportTable
  dateOrder: DateOrder
  /** The file or a person settled the order; else a day such as `03/04` is unclear. */
  isOrderSure: boolean
  format: CellAmountFormat
  /** ISO code of the operating country's currency; without it, the reader compares no currency. */
  currency: string | null
  operatorName: string
  /** The active drawdown, for rows that name none. */
  drawdownId: string | null
}

/** An error of a spreadsheet, in any language, or the signs of a column that was too narrow. */
const errorCell = /^#(?:#+|N\/[AD]|[\p{Lu}\d/]+[!?])$/u
/** The digits of a number that a workbook keeps. */
const keptDigits = 15
const noCells: readonly string[] = []

/** Reads the cells of one row after the other, and notes their issues. One object for all rows: a hundred thousand would cost more than the reading. */
export class RowReader {
  readonly rules: RowRules
  issues: ImportIssue[] | null = null
  /** The currency beside the amounts of the row. */
  currency: string | null = null
  #id = 0
  #cells: readonly string[] = noCells
  /** The read days, by text: a file has few different ones. */
  readonly #days = new Map<string, ReadDate>()
  readonly #mixedDays = new Map<string, ReadDate>()

  constructor(rules: RowRules) {
    this.rules = rules
  }

  /** Turns to another row. */
  begin(id: number): void {
    const { table } = this.rules
    this.#id = id
    this.#cells = table.rows.at(id) ?? noCells
    this.issues = null
    this.currency = null
    for (let at = 0; at < this.#cells.length; at += 1) {
      const cell = this.#cells[at]
      if (cell === undefined) continue
      if (cell.charCodeAt(0) === 35 && errorCell.test(cell.trim())) this.#addErrors(at, 'CELL_ERROR')
      if (cell.includes('\ufffd')) this.#addErrors(at, 'CHARACTER_DAMAGED')
    }
    if (table.noteStarts !== null) this.#addNotes(table)
  }

  add(
    field: TransactionFieldName | null,
    code: ImportIssueCode,
    level: ImportIssue['level'],
    facts?: ImportIssue['facts'],
  ): void {
    const issue: ImportIssue = { rowId: this.#id, field, code, level, ...(facts && { facts }) }
    if (this.issues === null) this.issues = [issue]
    else this.issues.push(issue)
  }

  read(field: TransactionFieldName): string {
    const column = this.rules.table.columnOf.get(field)
    const cell = column === undefined ? undefined : this.#cells[column]
    return toSeenText(cell ?? '')
  }

  /** Reads a number or a reference that is sent as text: an error where a program has changed it. */
  readCode(field: TransactionFieldName): string {
    const text = this.read(field)
    if (isShortened(text) || (text.length > keptDigits && this.isNumber(field) && /^\d+$/.test(text)))
      this.add(field, 'SCIENTIFIC_NUMBER', 'error')
    else if (/^\d{5,}[.,]0{1,2}$/.test(text))
      this.add(field, 'DECIMALS_ADDED', 'error', { suggestion: text.replace(/[.,]0+$/, '') })
    return text
  }

  /** Whether a field of this row has an error so far. */
  isFaulty(field: TransactionFieldName): boolean {
    return this.issues?.some((issue) => issue.field === field && issue.level === 'error') ?? false
  }

  /** Reads a day as `YYYY-MM-DD`; empty without one. */
  readDay(field: TransactionFieldName, isRequired: boolean): string {
    const text = this.read(field)
    if (text === '') {
      if (isRequired) this.add(field, 'REQUIRED', 'error')
      return ''
    }
    const isMixed = this.rules.table.mixedDays.has(field)
    const days = isMixed ? this.#mixedDays : this.#days
    let day = days.get(text)
    if (day === undefined) {
      day = readDate(text, this.rules.dateOrder, this.rules.isOrderSure && !isMixed)
      days.set(text, day)
    }
    if (day.iso === null) {
      if (!errorCell.test(text)) this.add(field, 'DATE_INVALID', 'error')
      return ''
    }
    if (day.isAgainstOrder) {
      this.add(field, 'DATE_AGAINST_ORDER', 'error', { suggestion: day.iso })
      return ''
    }
    if (day.isUnclear) this.add(field, 'DATE_UNCLEAR', 'warning', { read: day.iso })
    return day.iso
  }

  readMoney(field: TransactionFieldName, isRequired: boolean): Amount | null {
    const text = this.read(field)
    if (text === '') {
      if (isRequired) this.add(field, 'REQUIRED', 'error')
      return null
    }
    const { format } = this.rules
    // A number of a workbook has a point, also where the person's texts have a comma.
    const isOfWorkbook = format.decimalMark === ',' && this.isNumber(field)
    const read = readCellAmount(text, isOfWorkbook ? { ...format, decimalMark: '.' } : format)
    // Most cells.
    if (typeof read === 'string') return read
    const { amount, problem, isWithComma, currencies } = read
    if (problem !== null && !errorCell.test(text)) this.add(field, problem, 'error')
    if (isWithComma && amount !== null) this.add(field, 'AMOUNT_READ_WITH_COMMA', 'info', { read: amount })
    this.#compareCurrency(field, currencies)
    return amount
  }

  /** Whether the workbook has a number, without leading zeros, in this cell. */
  isNumber(field: TransactionFieldName): boolean {
    return this.#hasNote(field, 'number')
  }

  #compareCurrency(field: TransactionFieldName, currencies: readonly string[]): void {
    const [found] = currencies
    const { currency: expected } = this.rules
    if (found === undefined) return
    const isExpected = expected !== null && currencies.includes(expected)
    // The service has no field for the currency: the amount would count in another one (T33).
    if (expected !== null && !isExpected) this.add(field, 'CURRENCY_DIFFERS', 'error', { found, expected })
    this.currency ??= isExpected ? expected : found
  }

  #addErrors(column: number, code: 'CELL_ERROR' | 'CHARACTER_DAMAGED'): void {
    for (const [field, at] of this.rules.table.columnOf) if (at === column) this.add(field, code, 'error')
  }

  #addNotes({ noteStarts, notes, columnOf, edited }: ImportTable): void {
    const to = noteStarts?.[this.#id + 1] ?? 0
    for (let at = noteStarts?.[this.#id] ?? 0; at < to; at += 1) {
      const noted = notes[at]
      if (noted?.note === 'hidden') this.add(null, 'HIDDEN_ROW', 'warning')
      if (noted?.note !== 'merged' && noted?.note !== 'formula') continue
      for (const [field, column] of columnOf) {
        if (column !== noted.column || edited.get(this.#id)?.has(field)) continue
        if (noted.note === 'merged') this.add(field, 'MERGED_CELL', 'warning')
        else this.add(field, 'FORMULA', 'info')
      }
    }
  }

  #hasNote(field: TransactionFieldName, wanted: CellNote['note']): boolean {
    const { noteStarts, notes, columnOf, edited } = this.rules.table
    if (noteStarts === null || edited.get(this.#id)?.has(field)) return false
    const column = columnOf.get(field)
    const to = noteStarts[this.#id + 1] ?? 0
    for (let at = noteStarts[this.#id] ?? 0; at < to; at += 1) {
      const noted = notes[at]
      if (noted !== undefined && noted.column === column && noted.note === wanted) return true
    }
    return false
  }
}
