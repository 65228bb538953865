import { findSideColumns } from '../findSideColumns.ts'
import { foldBlanks } from '../../../lib/foldBlanks.ts'
import { readHeading } from '../readHeading.ts'
import type { Line } from './toLines.ts'

/** A column of a table by its heading; `holdsMoney` for amounts, balances or fees. */
export type Column = { left: number; right: number; heading: string; holdsMoney: boolean }

/** The most lines of a row of headings. */
const mostHeadingLines = 3

export type Header = { from: number; to: number; columns: Column[]; title: string }

/** Finds the lines that name the most fields, with a day and money. */
export function findHeader(lines: readonly Line[]): Header | null {
  for (const [from, line] of lines.entries()) {
    if (line.texts.length < 3) continue
    let best: (Header & { fields: number }) | null = null
    for (let to = from + 1; to <= Math.min(from + mostHeadingLines, lines.length); to += 1) {
      const block = lines.slice(from, to)
      const [above, below] = [block.at(-2), block.at(-1)]
      if (
        above &&
        below &&
        (below.y - above.y > 2 * above.size || /\d/.test(below.texts.map(({ text }) => text).join()))
      )
        break
      const columns = toColumns(block)
      const fields = new Set(
        columns.map(({ heading }) => readHeading(heading)).filter((field) => field !== null),
      )
      const isHeader =
        (fields.has('date') || fields.has('valueDate')) && columns.some(({ holdsMoney }) => holdsMoney)
      if (isHeader && fields.size >= 3 && fields.size > (best?.fields ?? 0))
        best = {
          from,
          to,
          columns,
          title: foldBlanks(line.texts.map(({ text }) => text).join(' ')),
          fields: fields.size,
        }
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
