import { createSheetBuilder, type SheetBudget } from '../building/createSheetBuilder.ts'
import type { MergedArea } from '../building/repeatMerged.ts'
import { sheetLimits } from '../building/sheetLimits.ts'
import { SheetError } from '../SheetError.ts'
import type { CellNote } from '../SheetFile.ts'
import type { FilledSheet } from '../worker/PackedRows.ts'
import type { ToShare, Zip } from './openZip.ts'
import type { NumberStyle } from './readStyles.ts'
import { readEscapes, readXml } from './readXml.ts'
import { toDateText } from './toDateText.ts'
import { toPlainNumber } from './toPlainNumber.ts'

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

const lastLine = 1_048_576
const mostMerged = 100_000

/** Reads one sheet of a workbook: what each cell shows, and what its text does not show any more. */
export async function readWorksheet(zip: Zip, parameters: WorksheetParameters): Promise<FilledSheet> {
  const { sharedStrings, styles, isFrom1904, budget } = parameters
  const merged: MergedArea[] = []
  const builder = createSheetBuilder(budget, merged)

  let element = ''
  let cells: string[] = []
  let line = 0
  let column = -1
  let type = ''
  let style = 0
  let text = ''
  let isText = false
  let isInline = false
  let isPhonetic = false
  let isFormula = false

  const put = (value: string, note: CellNote['note'] | null): void => {
    if (value === '') return
    if (column >= sheetLimits.columns) throw new SheetError('too_large')
    // A cell that comes twice could be noted without end.
    if ((cells[column] ?? '') !== '') return
    while (cells.length <= column) cells.push('')
    cells[column] = value
    if (note !== null) builder.note(column, note)
    if (isFormula) builder.note(column, 'formula')
  }

  const putNumber = (): void => {
    const shown = styles[style] ?? null
    const date = typeof shown === 'string' ? toDateText(Number(text), shown, isFrom1904) : null
    const number = toPlainNumber(text)
    if (date !== null) put(date, shown === 'time' ? null : 'date')
    else
      put(typeof shown === 'number' && /^\d+$/.test(number) ? number.padStart(shown, '0') : number, 'number')
  }

  const putCell = (): void => {
    if (text === '') return
    if (type === 's') put(sharedStrings[Number(text)] ?? '', null)
    else if (type === '' || type === 'n') putNumber()
    else if (type === 'b') put(text.trim() === '1' ? 'TRUE' : 'FALSE', null)
    else if (type === 'e') put(text, 'error')
    else if (type === 'd') put(toIsoText(text), 'date')
    else put(readEscapes(text), null)
  }

  const startRow = (): void => {
    cells = []
    line += 1
    column = -1
  }

  const startCell = (): void => {
    column += 1
    type = ''
    style = 0
    text = ''
    isFormula = false
  }

  await readXml(
    zip,
    parameters.path,
    {
      open(name) {
        element = name
        if (name === 'c') startCell()
        else if (name === 'v') isText = true
        else if (name === 'row') startRow()
        else if (name === 'f') isFormula = true
        else if (name === 'is') isInline = true
        else if (name === 'rPh') isPhonetic = true
        else if (name === 't') isText = isInline && !isPhonetic
      },
      attribute(name, value) {
        if (element === 'c') {
          if (name === 'r') column = readColumn(value) ?? column
          else if (name === 't') type = value
          else if (name === 's') style = Number(value)
        } else if (element === 'row') {
          if (name === 'r') line = readLine(value, line)
          else if (name === 'hidden' && (value === '1' || value === 'true')) builder.note(null, 'hidden')
        } else if (element === 'mergeCell' && name === 'ref') {
          const area = readArea(value)
          if (area) merged.push(area)
          if (merged.length > mostMerged) throw new SheetError('too_large')
        }
      },
      text(data) {
        if (isText) text += data
      },
      close(name) {
        if (name === 'c') putCell()
        else if (name === 'v' || name === 't') isText = false
        else if (name === 'row') builder.add(cells, line)
        else if (name === 'is') isInline = false
        else if (name === 'rPh') isPhonetic = false
      },
    },
    parameters.toShare,
  )
  return builder.finish(parameters.name, parameters.isHidden)
}

/** A line that does not go on downwards is counted on. */
function readLine(value: string, expected: number): number {
  const line = Number(value)
  return Number.isInteger(line) && line >= expected && line <= lastLine ? line : expected
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
  const parts = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}:\d{2}))?/.exec(text)
  if (!parts) return text
  const [, day = '', time = '00:00:00'] = parts
  return time === '00:00:00' ? day : `${day} ${time}`
}
