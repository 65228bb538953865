/** A cell by its place: rows are figures, columns are years, both counted from 0. */
export type GridPlace = { row: number; column: number }

type MoveInGridParameters = {
  at: GridPlace
  rows: number
  columns: number
  key: string
  isShift: boolean
  /** Ctrl, or Command on a Mac. */
  isControl: boolean
  /** The place of the caret: an arrow key first moves the caret to the end of the text, and then leaves the cell. */
  caret: 'start' | 'end' | 'both' | 'inside'
  dir: 'ltr' | 'rtl'
}

/**
 * The cell that a key moves to, as in a spreadsheet; `null` leaves the key to the text. Up, Down and Enter move along a year, Enter on into
 * the next one; Left and Right leave a cell only at the ends of its text; Ctrl with Home or End goes to the first or last cell.
 */
export function moveInGrid(parameters: MoveInGridParameters): GridPlace | null {
  const { at, rows, columns, key, isShift, isControl, caret, dir } = parameters
  const { row, column } = at
  const last = { row: rows - 1, column: columns - 1 }
  if (isControl) {
    if (key === 'Home') return { row: 0, column: 0 }
    if (key === 'End') return last
    return null
  }
  if (key === 'Enter') return along(row + (isShift ? -1 : 1), at, last)
  if (isShift) return null
  switch (key) {
    case 'ArrowUp':
      return row > 0 ? { row: row - 1, column } : null
    case 'ArrowDown':
      return row < last.row ? { row: row + 1, column } : null
    case 'ArrowLeft':
      return caret === 'start' || caret === 'both' ? sideways(at, dir === 'rtl' ? 1 : -1, last) : null
    case 'ArrowRight':
      return caret === 'end' || caret === 'both' ? sideways(at, dir === 'rtl' ? -1 : 1, last) : null
    default:
      return null
  }
}

/** Past the last figure of a year comes the first of the next one. */
function along(row: number, { column }: GridPlace, last: GridPlace): GridPlace | null {
  if (row > last.row) return column < last.column ? { row: 0, column: column + 1 } : null
  if (row < 0) return column > 0 ? { row: last.row, column: column - 1 } : null
  return { row, column }
}

function sideways({ row, column }: GridPlace, by: number, last: GridPlace): GridPlace | null {
  const next = column + by
  return next < 0 || next > last.column ? null : { row, column: next }
}
