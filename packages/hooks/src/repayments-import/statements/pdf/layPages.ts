import type { Sheet } from '../../../sheets/index.ts'
import type { PdfText } from '../../../sheets/pdf/readPdfPages.ts'
import { findSideColumns } from '../findSideColumns.ts'
import { foldText } from '../foldText.ts'
import { readHeading } from '../readHeading.ts'
import { readMoney } from '../readMoney.ts'

/** Texts of one height, from left to right. */
type Line = { y: number; size: number; texts: PdfText[] }
type Column = { left: number; right: number; heading: string; holdsMoney: boolean }
/** A row of the table while its lines are gathered. */
type Row = { y: number; cells: { y: number; text: string }[][] }

/** Headings of at most so many lines. */
const mostHeadingLines = 3
/** Texts that are closer than this part of their size are of one word. */
const withinWord = 0.12
/** Texts that are closer than this part of their size are of one cell. */
const withinCell = 0.45
/** Lines of one cell are closer than this many times their size. */
const withinRow = 1.9

/**
 * Lays the texts of a statement's pages as a sheet: the letterhead as it stands, then the table that is named by a line of headings. A text belongs to the
 * column whose heading it stands under, at its left, right or middle; a line without an amount belongs to the row next to it. Pages without such a line of
 * headings are no table, and give no rows.
 */
export function layPages(pages: readonly (readonly PdfText[])[]): Sheet {
  const letterhead: string[][] = []
  let columns: Column[] | null = null
  let title = ''
  let isTopAligned = true
  const rows: Row[] = []

  for (const texts of pages) {
    const lines = toLines(texts)
    const header = findHeader(lines)
    if (columns === null || (header && header.title === title)) {
      if (columns === null) for (const line of lines.slice(0, header?.from)) letterhead.push(toTexts(line))
      if (!header) continue
      const isFirst = columns === null
      columns = header.columns
      title = header.title
      lines.splice(0, header.to)
      const first = lines[0]
      if (isFirst && first) isTopAligned = holdsAmount(layLine(first, columns), columns)
    }
    layRows(lines, columns, isTopAligned, rows)
  }
  const cells = rows.map(joinCells)
  const all = columns ? [...letterhead, columns.map(({ heading }) => heading), ...cells] : []
  const kept = all.filter((row) => row.some((cell) => cell !== ''))
  return { name: '', rows: kept, lines: kept.map((_, at) => at + 1), notes: [], isHidden: false }
}

function toLines(texts: readonly PdfText[]): Line[] {
  const lines: Line[] = []
  for (const text of [...texts].sort((a, b) => a.y - b.y || a.left - b.left)) {
    const last = lines.at(-1)
    if (last && text.y - last.y < 0.4 * Math.min(text.size, last.size)) last.texts.push(text)
    else lines.push({ y: text.y, size: text.size, texts: [text] })
  }
  for (const line of lines) line.texts = joinTexts(line.texts)
  return lines
}

/** Joins what a program wrote in pieces: letters to words, words to a cell. */
function joinTexts(texts: readonly PdfText[]): PdfText[] {
  const joined: PdfText[] = []
  for (const text of [...texts].sort((a, b) => a.left - b.left)) {
    const last = joined.at(-1)
    const gap = last ? (text.left - last.right) / text.size : Infinity
    if (!last || gap > withinCell) joined.push({ ...text })
    else {
      last.text += `${gap > withinWord ? ' ' : ''}${text.text}`
      last.right = Math.max(last.right, text.right)
    }
  }
  return joined
}

function toTexts({ texts }: Line): string[] {
  return texts.map(({ text }) => text)
}

type Header = { from: number; to: number; columns: Column[]; title: string }

/** The lines that name most fields, among them a day and money. */
function findHeader(lines: readonly Line[]): Header | null {
  for (const [from, line] of lines.entries()) {
    if (line.texts.length < 3) continue
    let best: (Header & { fields: number }) | null = null
    for (let to = from + 1; to <= Math.min(from + mostHeadingLines, lines.length); to += 1) {
      const block = lines.slice(from, to)
      const [above, below] = [block.at(-2), block.at(-1)]
      if (above && below && (below.y - above.y > withinRow * above.size || /\d/.test(toTexts(below).join())))
        break
      const columns = toColumns(block)
      const fields = new Set(
        columns.map(({ heading }) => readHeading(heading)).filter((field) => field !== null),
      )
      const isHeader =
        (fields.has('date') || fields.has('valueDate')) && columns.some(({ holdsMoney }) => holdsMoney)
      if (isHeader && fields.size >= 3 && fields.size > (best?.fields ?? 0))
        best = { from, to, columns, title: foldText(toTexts(line).join(' ')), fields: fields.size }
    }
    if (best) return best
  }
  return null
}

const moneyFields: ReadonlySet<string | null> = new Set(['credit', 'debit', 'amount', 'balance'])

function toColumns(block: readonly Line[]): Column[] {
  const columns: Column[] = []
  for (const { texts } of block)
    for (const { text, left, right } of texts) {
      const known = columns.find((column) => left < column.right && column.left < right)
      if (!known) columns.push({ left, right, heading: text, holdsMoney: false })
      else {
        known.heading += ` ${text}`
        known.left = Math.min(known.left, left)
        known.right = Math.max(known.right, right)
      }
    }
  for (const column of columns) {
    const { fees, before } = findSideColumns([column.heading])
    column.holdsMoney = moneyFields.has(readHeading(column.heading)) || fees.length > 0 || before !== null
  }
  return columns.sort((a, b) => a.left - b.left)
}

type Placed = { column: number; text: string }

function layLine(line: Line, columns: readonly Column[]): Placed[] {
  return line.texts
    .flatMap((text) => splitAtColumns(text, line, columns))
    .map((text) => ({ column: findColumn(text, columns), text: text.text }))
}

function under({ left, right }: Pick<PdfText, 'left' | 'right'>, columns: readonly Column[]): Column[] {
  return columns.filter((column) => left < column.right && column.left < right)
}

/** Cuts cells apart that stand so close that they came as one text: where a word begins a column, or an amount ends one, that is empty otherwise. */
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

/** About how wide a text is, in parts of its size. */
function measure(text: string): number {
  let width = 0
  for (const letter of text)
    width += /[\s.,:;'|ijlI()[\]/\\-]/.test(letter) ? 0.29 : /[A-Z]/.test(letter) ? 0.67 : 0.55
  return width
}

function findColumn(text: PdfText, columns: readonly Column[]): number {
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

function isMoney(text: string): boolean {
  return (readMoney(text, '.') ?? readMoney(text, ',')) !== null
}

function holdsAmount(placed: readonly Placed[], columns: readonly Column[]): boolean {
  return placed.some(({ column, text }) => columns[column]?.holdsMoney === true && isMoney(text))
}

function layRows(
  lines: readonly Line[],
  columns: readonly Column[],
  isTopAligned: boolean,
  rows: Row[],
): void {
  const laid = lines.map((line) => ({ ...line, placed: layLine(line, columns) }))
  const begun: Row[] = []
  for (const { y, placed } of laid) {
    if (!holdsAmount(placed, columns)) continue
    const row: Row = { y, cells: columns.map(() => []) }
    for (const { column, text } of placed) row.cells[column]?.push({ y, text })
    begun.push(row)
  }
  // Lines of a cell follow each other closely; a foot of the page stands apart, or runs across columns.
  let near: Row | null = begun.length > 0 && isTopAligned ? null : (rows.at(-1) ?? null)
  let last = Number.NEGATIVE_INFINITY
  for (const { y, size, placed, texts } of laid) {
    const isBegun = holdsAmount(placed, columns)
    const above = begun.findLast((row) => row.y <= y) ?? null
    const below = begun.find((row) => row.y > y) ?? null
    const isBelowNearer = !isTopAligned && below !== null && (above === null || below.y - y < y - above.y)
    near = isBelowNearer ? below : (above ?? near)
    const isClose = isBelowNearer || y - last <= withinRow * size
    const isAcross = texts.some((text) => under(text, columns).length > 2)
    if (!isBegun && (near === null || !isClose || isAcross)) continue
    last = y
    if (!isBegun) for (const { column, text } of placed) near?.cells[column]?.push({ y, text })
  }
  rows.push(...begun)
}

function joinCells({ cells }: Row): string[] {
  return cells.map((texts) =>
    texts
      .sort((a, b) => a.y - b.y)
      .reduce(
        (joined, { text }) =>
          joined === '' || /\d[-/]$|[a-z]-$/i.test(joined) ? joined + text : `${joined} ${text}`,
        '',
      ),
  )
}
