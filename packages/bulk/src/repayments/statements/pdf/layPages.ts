import type { Sheet } from '../../../sheets/index.ts'
import type { PdfText } from '../../../sheets/pdf/readPdfPages.ts'
import { type Column, findHeader } from './findHeader.ts'
import { layLine, type PlacedCells } from './layLine.ts'
import { type Line, toLines } from './toLines.ts'

/** A row of the table while its lines are gathered, from the height of its amounts on. */
type Row = { y: number; cells: { y: number; text: string }[][] }

/** Lines of one cell are closer than this many times their size. */
const withinRow = 1.45

/**
 * Lays the texts of a statement's pages as a sheet: the letterhead unchanged, then the table below a line of headings. A text belongs to the
 * column of the heading above it, at its left, right or middle; a line without an amount belongs to the nearest row. Pages without such
 * a line of headings are no table and give no rows.
 */
export function layPages(pages: readonly (readonly PdfText[])[]): Sheet {
  const letterhead: string[][] = []
  let columns: Column[] | null = null
  let title = ''
  const rows: Row[] = []

  for (const texts of pages) {
    const lines = toLines(texts)
    const header = findHeader(lines)
    if (columns === null || (header && header.title === title)) {
      if (columns === null)
        for (const line of lines.slice(0, header?.from)) letterhead.push(line.texts.map(({ text }) => text))
      if (!header) continue
      columns = header.columns
      title = header.title
      lines.splice(0, header.to)
    }
    layRows(lines, { columns, isBelowHeader: header?.title === title }, rows)
  }
  const cells = rows.map(joinCells)
  const all = columns ? [...letterhead, columns.map(({ heading }) => heading), ...cells] : []
  const kept = all.filter((row) => row.some((cell) => cell !== ''))
  return { name: '', rows: kept, lines: kept.map((_, at) => at + 1), notes: [], isHidden: false }
}

type LaidLine = Line & PlacedCells & { row: Row | null }
type RowRules = { columns: readonly Column[]; isBelowHeader: boolean }

function layRows(lines: readonly Line[], { columns, isBelowHeader }: RowRules, rows: Row[]): void {
  const blocks = toBlocks(
    lines.map((line): LaidLine => {
      const placed = layLine(line, columns)
      const row = placed.hasAmount ? { y: line.y, cells: columns.map(() => []) } : null
      return { ...line, ...placed, row }
    }),
  )
  // A row that continues on the next page stands below its headings. Elsewhere a block without an amount is the foot of the page.
  const split = isBelowHeader ? rows.at(-1) : undefined
  const isTopAligned = blocks.every((block) => block[0]?.row || block.every(({ row }) => !row))
  for (const [index, block] of blocks.entries()) {
    const own = block.flatMap(({ row }) => row ?? [])
    for (const { y, cells, isAcross, row } of block) {
      const above = own.findLast((other) => other.y <= y)
      const owner = row ?? (isTopAligned ? above : findNearest(own, y)) ?? (index === 0 ? split : undefined)
      if (owner && (row || !isAcross))
        for (const { column, text } of cells) owner.cells[column]?.push({ y, text })
    }
    rows.push(...own)
  }
}

function findNearest(rows: readonly Row[], y: number): Row | undefined {
  const distance = (row: Row | undefined): number => (row ? Math.abs(row.y - y) : Infinity)
  return rows.reduce<Row | undefined>((best, row) => (distance(row) < distance(best) ? row : best), undefined)
}

/** Groups lines with little space between them; most programs leave more space between rows. */
function toBlocks(lines: readonly LaidLine[]): LaidLine[][] {
  const blocks: LaidLine[][] = []
  for (const line of lines) {
    const above = blocks.at(-1)?.at(-1)
    if (above && line.y - above.y <= withinRow * line.size) blocks.at(-1)?.push(line)
    else blocks.push([line])
  }
  return blocks
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
