import type { CellNote, Sheet } from '../sheets/index.ts'
import type { DateOrder } from './TransactionImport.ts'

/** About this many rows are read, spread evenly over the sheet. */
const most = 3_000
/** Rows per step. */
const rowsPerStep = 32

/** The written form of days and amounts in a sheet. */
type WrittenForms = {
  dateOrder: DateOrder
  isOrderUnclear: boolean
  decimalMark: '.' | ','
  isMarkUnclear: boolean
}

/** Finds the written form of days and amounts in short steps, by the cells with only one possible reading. */
export function* writtenFormSteps(
  rows: Sheet['rows'],
  headerRow: number | null,
  notes: readonly CellNote[],
): Generator<undefined, WrittenForms> {
  const from = headerRow === null ? 0 : headerRow + 1
  const step = Math.max(1, Math.floor((rows.length - from) / most))
  const numbers = new Set<string>()
  // Numbers and days of a workbook have one form, also beside texts in another form.
  for (const { row, column, note } of notes)
    if ((note === 'number' || note === 'date') && (row - from) % step === 0) numbers.add(`${row} ${column}`)
  const seen = { day: 0, month: 0, year: 0, either: 0, point: 0, comma: 0, unclearPoint: 0, unclearComma: 0 }
  let looked = 0
  for (let at = from; at < rows.length; at += step) {
    looked += 1
    if (looked % rowsPerStep === 0) yield
    const row = rows.at(at) ?? []
    for (let column = 0; column < row.length; column += 1) {
      const cell = row[column] ?? ''
      if (cell.length < 3 || cell.length > 30 || (numbers.size > 0 && numbers.has(`${at} ${column}`)))
        continue
      const code = cell.charCodeAt(cell.length - 1)
      const endsInDigit = code >= 48 && code <= 57
      if (endsInDigit || /\d/.test(cell)) countForm(cell.trim(), seen)
    }
  }
  return { ...toOrder(seen), ...toMark(seen) }
}

type Seen = Record<
  'day' | 'month' | 'year' | 'either' | 'point' | 'comma' | 'unclearPoint' | 'unclearComma',
  number
>

const date = /^(\d{1,4})[/.-](\d{1,2})[/.-](\d{2,4})(?:[T ].*)?$/

function countForm(cell: string, seen: Seen): void {
  const [, first, second] = date.exec(cell) ?? []
  if (first !== undefined) {
    if (first.length === 4) seen.year += 1
    else if (Number(first) > 12) seen.day += 1
    else if (Number(second) > 12) seen.month += 1
    else if (first !== second) seen.either += 1
    return
  }
  const amount = cell.replace(/^[^\d.,()+-]{0,5}\s?/, '').replace(/\s?[A-Za-z₦₵€$£]{0,4}$/, '')
  if (/^-?\d{1,3}(?:\.\d{3})+,\d+$/.test(amount) || /^-?\d+(?:[\s\u00a0\u202f']\d{3})*,\d{1,2}$/.test(amount))
    seen.comma += 1
  else if (/^-?\d{1,3}(?:,\d{3})+\.\d+$/.test(amount) || /^-?\d+\.\d{1,2}$/.test(amount)) seen.point += 1
  else if (/^-?\d{1,3}(?:,\d{3}){2,}$/.test(amount)) seen.point += 1
  else if (/^-?\d{1,3}(?:\.\d{3}){2,}$/.test(amount)) seen.comma += 1
  else if (/^-?\d{1,3},\d{3}$/.test(amount)) seen.unclearComma += 1
  else if (/^-?\d{1,3}\.\d{3}$/.test(amount)) seen.unclearPoint += 1
}

function toOrder({ day, month, year, either }: Seen): Pick<WrittenForms, 'dateOrder' | 'isOrderUnclear'> {
  if (year > day + month + either)
    return { dateOrder: 'year-first', isOrderUnclear: either > 0 && day + month === 0 }
  // Both orders in one file: the more frequent one is a guess for days that fit both.
  const isMixed = day > 0 && month > 0
  return {
    dateOrder: month > day ? 'month-first' : 'day-first',
    isOrderUnclear: isMixed || (either > 0 && day + month === 0),
  }
}

function toMark(seen: Seen): Pick<WrittenForms, 'decimalMark' | 'isMarkUnclear'> {
  const { point, comma, unclearComma, unclearPoint } = seen
  if (point + comma > 0)
    return { decimalMark: comma > point ? ',' : '.', isMarkUnclear: point > 0 && comma > 0 }
  // Groups of three: `1,500` where the point is the mark, `1.500` where it is the comma.
  return {
    decimalMark: unclearPoint > unclearComma ? ',' : '.',
    isMarkUnclear: unclearPoint + unclearComma > 0,
  }
}
