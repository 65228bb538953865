import { sheetLimits } from '../building/sheetLimits.ts'
import { SheetError } from '../SheetError.ts'
import type { SheetDelimiter } from '../SheetFile.ts'

export type RowReader = {
  /** The next row; `null` at the end. An empty line is a row of one empty cell. */
  next: () => string[] | null
  /** The position of the reader, in characters. */
  position: () => number
  /** The number of cells with a misplaced quote. */
  strays: () => number
}

/** Beyond this length the reader cuts a line cell by cell, so that it refuses a line of a million cells before it makes them all. */
const longLine = 65_536

/**
 * Reads text as rows of cells: RFC 4180, line ends of any kind, also mixed. Takes time and memory in proportion to any text: a quoted
 * cell without an end is read as plain text, like all quotes after it.
 */
export function createRowReader(text: string, delimiter: SheetDelimiter, start = 0): RowReader {
  const { length } = text
  let at = start
  let feed = -2
  let carriage = -2
  let quote = -2
  let isBroken = false
  let strays = 0

  /** The end of the line that continues at `from`. */
  const findLineEnd = (from: number): number => {
    if (feed !== -1 && feed < from) feed = text.indexOf('\n', from)
    if (carriage !== -1 && carriage < from) carriage = text.indexOf('\r', from)
    if (feed === -1) return carriage === -1 ? length : carriage
    return carriage === -1 || feed < carriage ? feed : carriage
  }

  const passLineEnd = (end: number): void => {
    at = end + (text.charCodeAt(end) === 13 && text.charCodeAt(end + 1) === 10 ? 2 : 1)
  }

  /** The closing quote of the cell that opens at `open`; -1 without one. */
  const findClosing = (open: number): number => {
    let closing = text.indexOf('"', open + 1)
    while (closing !== -1 && text.charCodeAt(closing + 1) === 34) closing = text.indexOf('"', closing + 2)
    return closing
  }

  const readCarefully = (): string[] => {
    const cells: string[] = []
    let from = at
    let nextDelimiter = text.indexOf(delimiter, from)
    for (;;) {
      let value: string
      let closing = -1
      if (!isBroken && text.charCodeAt(from) === 34) {
        closing = findClosing(from)
        isBroken = closing === -1
      }
      const rest = closing === -1 ? from : closing + 1
      const lineEnd = findLineEnd(rest)
      if (nextDelimiter !== -1 && nextDelimiter < rest) nextDelimiter = text.indexOf(delimiter, rest)
      const isLast = nextDelimiter === -1 || nextDelimiter > lineEnd
      const end = isLast ? lineEnd : nextDelimiter
      if (closing === -1) {
        value = text.slice(from, end)
        if (value.includes('"')) strays += 1
      } else {
        value = text.slice(from + 1, closing)
        if (value.includes('"')) value = value.replaceAll('""', '"')
        // Text behind the closing quote belongs to the cell, unless it is blank.
        const behind = end > rest ? text.slice(rest, end).trimEnd() : ''
        value += behind
        if (behind !== '') strays += 1
      }
      if (cells.length < sheetLimits.columns) cells.push(value)
      else if (value !== '') throw new SheetError('too_large')
      if (isLast) {
        passLineEnd(lineEnd)
        return cells
      }
      from = end + 1
    }
  }

  return {
    position: () => at,
    strays: () => strays,
    next() {
      if (at >= length) return null
      const lineEnd = findLineEnd(at)
      if (quote !== -1 && quote < at) quote = isBroken ? -1 : text.indexOf('"', at)
      const isPlain = quote === -1 || quote > lineEnd
      if (!isPlain || lineEnd - at > longLine) return readCarefully()
      const line = text.slice(at, lineEnd)
      passLineEnd(lineEnd)
      return line.split(delimiter)
    },
  }
}
