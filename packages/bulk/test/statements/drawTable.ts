import type { DrawnText } from './makePdf.ts'

/** A column of a drawn table; lines of a cell stand below each other, a heading's too. */
type DrawnPlace = Pick<DrawnText, 'x' | 'align'>
export type DrawnColumn = DrawnPlace & { heading: string; headingAt?: DrawnPlace }
type DrawnTable = {
  letterhead: readonly DrawnText[]
  columns: readonly DrawnColumn[]
  /** Cells by their columns; `\n` begins another line in a cell. */
  rows: readonly (readonly string[])[]
  /** Place of the lines in a row that has fewer of them than the highest cell. */
  rowAlign: 'top' | 'middle'
  rowsPerPage: number
  rowGap?: number
}

const [lineHeight, top] = [9.5, 170]

/** Draws a table over as many pages as it takes, with its headings and a foot on each. */
export function drawTable({
  letterhead,
  columns,
  rows,
  rowAlign,
  rowsPerPage,
  rowGap = 5,
}: DrawnTable): DrawnText[][] {
  const pages: DrawnText[][] = []
  for (let from = 0; from < rows.length; from += rowsPerPage) {
    const page: DrawnText[] = from === 0 ? [...letterhead] : []
    let y = from === 0 ? top : 40
    const drawRow = (
      cells: readonly string[],
      align: 'top' | 'middle',
      places: readonly DrawnPlace[],
    ): void => {
      const highest = Math.max(...cells.map((cell) => cell.split('\n').length))
      for (const [at, cell] of cells.entries()) {
        const column = places[at]
        const lines = cell.split('\n')
        const shift = align === 'middle' ? ((highest - lines.length) * lineHeight) / 2 : 0
        if (column)
          for (const [line, text] of lines.entries())
            if (text !== '')
              page.push({
                x: column.x,
                y: y + shift + line * lineHeight,
                text,
                ...(column.align && { align: column.align }),
              })
      }
      y += highest * lineHeight + rowGap
    }
    drawRow(
      columns.map(({ heading }) => heading),
      'top',
      columns.map(({ headingAt, ...column }) => headingAt ?? column),
    )
    for (const cells of rows.slice(from, from + rowsPerPage)) drawRow(cells, rowAlign, columns)
    page.push({ x: 40, y: 570, text: `Page ${pages.length + 1} of ${Math.ceil(rows.length / rowsPerPage)}` })
    page.push({
      x: 40,
      y: 580,
      text: 'This statement is generated electronically and needs no signature of any officer of the bank whatsoever.',
    })
    pages.push(page)
  }
  return pages
}
