import { SheetError } from '../SheetError.ts'
import type { CellNote, Sheet } from '../SheetFile.ts'
import { type SheetBudget, createSheetBuilder } from '../building/createSheetBuilder.ts'
import type { MergedArea } from '../building/repeatMerged.ts'
import { sheetLimits } from '../building/sheetLimits.ts'
import type { ToShare, Zip } from './openZip.ts'
import { readEscapes } from './readEscapes.ts'
import type { NumberStyle } from './readStyles.ts'
import { readXml } from './readXml.ts'
import { toDateText } from './toDateText.ts'

export type WorksheetParameters = {
  name: string
  path: string
  isHidden: boolean
  isFrom1904: boolean
  sharedStrings: readonly string[]
  styles: readonly NumberStyle[]
  budget: SheetBudget
  toShare: ToShare
}

type Shown = [text: string, note: CellNote['note'] | null]

const lastLine = 1_048_576

/** Reads one sheet of a workbook: the text that each cell shows, and notes on facts that the text does not show. */
export async function readWorksheet(zip: Zip, parameters: WorksheetParameters): Promise<Sheet> {
  const { sharedStrings, styles, isFrom1904, budget, name: sheetName, isHidden } = parameters
  const merged: MergedArea[] = []
  const builder = createSheetBuilder(budget, merged)

  let element = ''
  let cells: string[] = []
  let line = 0
  let column = -1
  let [type, style, text] = ['', 0, '']
  let [isText, isInline, isPhonetic, isFormula] = [false, false, false, false]

  const show = (): Shown => {
    if (type === 's') return [sharedStrings[Number(text)] ?? '', null]
    if (type === '' || type === 'n') return showNumber(text, styles[style] ?? null, isFrom1904)
    if (type === 'b') return [text.trim() === '1' ? 'TRUE' : 'FALSE', null]
    if (type === 'e') return [text, 'error']
    return type === 'd' ? [toIsoText(text), 'date'] : [readEscapes(text), null]
  }

  const putCell = (): void => {
    const [value, note] = text === '' ? ['', null] : show()
    // A repeated cell could add notes without end.
    if (value === '' || (cells[column] ?? '') !== '') return
    if (column >= sheetLimits.columns) throw new SheetError('too_large')
    while (cells.length <= column) cells.push('')
    cells[column] = value
    if (note !== null) builder.note(column, note)
    if (isFormula) builder.note(column, 'formula')
  }

  const handler = {
    open(name: string) {
      element = name
      if (name === 'c') {
        column += 1
        ;[type, style, text, isFormula] = ['', 0, '', false]
      } else if (name === 'v') isText = true
      else if (name === 'row') {
        line += 1
        ;[cells, column] = [[], -1]
      } else if (name === 'f') isFormula = true
      else if (name === 'is') isInline = true
      else if (name === 'rPh') isPhonetic = true
      else if (name === 't') isText = isInline && !isPhonetic
    },
    attribute(name: string, value: string) {
      if (element === 'c') {
        if (name === 'r') column = readColumn(value) ?? column
        else if (name === 't') type = value
        else if (name === 's') style = Number(value)
      } else if (element === 'row') {
        // A row whose number does not increase gets the next number.
        if (name === 'r' && Number.isInteger(Number(value)) && Number(value) <= lastLine)
          line = Math.max(line, Number(value))
        else if (name === 'hidden' && (value === '1' || value === 'true')) builder.note(null, 'hidden')
      } else if (element === 'mergeCell' && name === 'ref') {
        const area = readArea(value)
        if (area) merged.push(area)
        if (merged.length > sheetLimits.merged) throw new SheetError('too_large')
      }
    },
    text(data: string) {
      if (isText) text += data
    },
    close(name: string) {
      if (name === 'c') putCell()
      else if (name === 'v' || name === 't') isText = false
      else if (name === 'row') builder.add(cells, line)
      else if (name === 'is') isInline = false
      else if (name === 'rPh') isPhonetic = false
    },
  }
  await readXml(zip, parameters.path, handler, parameters.toShare)
  return builder.finish(sheetName, isHidden)
}

function showNumber(text: string, style: NumberStyle, isFrom1904: boolean): Shown {
  const date = typeof style === 'string' ? toDateText(Number(text), style, isFrom1904) : null
  if (date !== null) return [date, style === 'time' ? null : 'date']
  const number = toPlainNumber(text)
  return [typeof style === 'number' && /^\d+$/.test(number) ? number.padStart(style, '0') : number, 'number']
}

function readArea(reference: string): MergedArea | null {
  const [, from = '', top, to = '', bottom] =
    /^\$?([A-Z]{1,3})\$?(\d{1,7}):\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(reference) ?? []
  const [left, right] = [readColumn(from), readColumn(to)]
  return left === null || right === null ? null : { left, top: Number(top), right, bottom: Number(bottom) }
}

/** The place of `C` in `C12`. */
function readColumn(reference: string): number | null {
  let column = 0
  for (let at = 0; at < reference.length && at < 4; at += 1) {
    const letter = reference.charCodeAt(at)
    if (letter < 65 || letter > 90) break
    column = column * 26 + letter - 64
  }
  return column === 0 ? null : column - 1
}

function toIsoText(text: string): string {
  const [, day, time = '00:00:00'] = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}:\d{2}))?/.exec(text) ?? []
  if (day === undefined) return text
  return time === '00:00:00' ? day : `${day} ${time}`
}

/** A number in full, with at most the digits that a spreadsheet keeps of a fraction. */
const whole = /^[+-]?\d{1,400}$/
const short = /^[+-]?(?=[\d.]{1,16}$)\d*(?:\.\d*)?$/
const number = /^[+-]?(?:\d{1,400}\.?\d{0,400}|\.\d{1,400})(?:e[+-]?\d{1,3})?$/i
const rounding = new Intl.NumberFormat('en', { useGrouping: false, maximumSignificantDigits: 15 })

/**
 * Writes a number of a workbook in full: `2.2E+10` as `22000000000`, `0.30000000000000004` as `0.3`, as Excel shows it. Whole numbers that are written
 * in full stay exact. A text that is no number stays as it is.
 */
function toPlainNumber(text: string): string {
  const said = text.trim()
  const value = Number(said)
  if (!number.test(said) || !Number.isFinite(value)) return text
  const plain = whole.test(said) || short.test(said) ? said : rounding.format(value)
  const [, sign, digits = '', fraction = ''] = /^([+-]?)0*(\d*)(?:\.(\d*?)0*)?$/.exec(plain) ?? []
  const shown = `${digits || '0'}${fraction && `.${fraction}`}`
  return sign === '-' && shown !== '0' ? `-${shown}` : shown
}
