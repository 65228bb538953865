import type { PdfText } from '../../../sheets/pdf/readPdfPages.ts'
import { readMoney } from '../readMoney.ts'
import type { Column } from './findHeader.ts'
import type { Line } from './toLines.ts'

/** The cells of a line by the places of their columns. */
export type PlacedCells = {
  cells: readonly { column: number; text: string }[]
  /** Whether a row begins here: a column of money has an amount. */
  hasAmount: boolean
  /** Whether a text runs across columns, which no cell does. */
  isAcross: boolean
}

/** Lays the texts of a line into columns. */
export function layLine(line: Line, columns: readonly Column[]): PlacedCells {
  const cells = line.texts
    .flatMap((text) => splitAtColumns(text, line, columns))
    .map((text) => ({ column: findColumn(text, columns), text: text.text }))
  return {
    cells,
    hasAmount: cells.some(({ column, text }) => columns[column]?.holdsMoney === true && isMoney(text)),
    isAcross: line.texts.some((text) => under(text, columns).length > 2),
  }
}

function under({ left, right }: Pick<PdfText, 'left' | 'right'>, columns: readonly Column[]): Column[] {
  return columns.filter((column) => left < column.right && column.left < right)
}

/** Splits close cells that came as one text: where a word begins, or an amount ends, a column that is empty otherwise. */
function splitAtColumns(text: PdfText, line: Line, columns: readonly Column[]): PdfText[] {
  const spanned = under(text, columns)
  if (spanned.length < 2) return [text]
  const taken = line.texts.flatMap((other) => (other === text ? [] : under(other, columns)))
  const free = spanned.filter((column) => column.left > text.left + text.size && !taken.includes(column))
  const near = (one: number, other: number): boolean => Math.abs(one - other) < 0.75 * text.size
  const scale = (text.right - text.left) / measure(text.text)
  const parts: PdfText[] = []
  let { left } = text
  for (const word of text.text.split(' ')) {
    const right = left + measure(word) * scale
    const isCell = free.some(
      (column) =>
        near(left, column.left) || (column.holdsMoney && isMoney(word) && near(right, column.right)),
    )
    const last = parts.at(-1)
    if (!last || isCell) parts.push({ ...text, text: word, left, right })
    else {
      last.text += ` ${word}`
      last.right = right
    }
    left = right + measure(' ') * scale
  }
  return parts
}

/** The approximate width of a text, in parts of its size. */
function measure(text: string): number {
  let width = 0
  for (const letter of text)
    width += /[\s.,:;'|ijlI()[\]/\\-]/.test(letter) ? 0.29 : /[A-Z]/.test(letter) ? 0.67 : 0.55
  return width
}

function findColumn(text: PdfText, columns: readonly Column[]): number {
  // An amount ends between the left of its heading and that of the next, with any alignment of the heading.
  const ended = columns.findLast(({ left }) => left < text.right - 1)
  if (ended?.holdsMoney && isAmount(text.text)) return columns.indexOf(ended)
  const above = under(text, columns)
  const middle = (text.left + text.right) / 2
  const distance = (column: Column): number =>
    Math.min(
      Math.abs(text.left - column.left),
      Math.abs(text.right - column.right),
      Math.abs(middle - (column.left + column.right) / 2),
    )
  const among = above.length > 0 ? above : columns
  const nearest = among.reduce((best, column) => (distance(column) < distance(best) ? column : best))
  return columns.indexOf(nearest)
}

/** Whether a text has the form of an amount, with decimals or groups of thousands: a reference or a telephone number does not. */
function isAmount(text: string): boolean {
  return isMoney(text) && /\d[.,]\d{2}(?!\d)|\d[., ']\d{3}(?!\d)/.test(text)
}

function isMoney(text: string): boolean {
  return (readMoney(text, '.') ?? readMoney(text, ',')) !== null
}
