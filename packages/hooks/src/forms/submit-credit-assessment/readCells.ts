/** Reads delimited text, as a spreadsheet's clipboard or a CSV file has it, into rows of cells; quoted cells may hold anything. */
export function readCells(text: string, delimiter: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  const source = text.replace(/^\ufeff/, '')
  while (at <= source.length) {
    const { cell, next } = source[at] === '"' ? quotedCell(source, at) : { cell: '', next: at }
    const end = endOfCell(source, next, delimiter)
    row.push(tidy(cell + source.slice(next, end)))
    at = end + 1
    if (source[end] === delimiter) continue
    if (source[end] === '\r' && source[at] === '\n') at += 1
    rows.push(row)
    row = []
  }
  // Spreadsheets end the last row as well.
  while (rows.at(-1)?.every((cell) => cell === '')) rows.pop()
  return rows
}

function endOfCell(source: string, from: number, delimiter: string): number {
  let end = from
  while (end < source.length && source[end] !== delimiter && source[end] !== '\n' && source[end] !== '\r')
    end += 1
  return end
}

/** Two quotes in a row are one; a quote that never ends takes the rest. */
function quotedCell(source: string, from: number): { cell: string; next: number } {
  let cell = ''
  let at = from + 1
  while (at < source.length) {
    if (source[at] !== '"') cell += source[at]
    else if (source[at + 1] === '"') at += 1
    else return { cell, next: at + 1 }
    if (source[at] === '"') cell += '"'
    at += 1
  }
  return { cell, next: at }
}

function tidy(cell: string): string {
  return cell.replace(/\s+/g, ' ').trim()
}
