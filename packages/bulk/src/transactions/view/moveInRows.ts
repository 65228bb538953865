type GridPlace = { row: number; column: number }

type MoveInRowsParameters = {
  /** A cell by its place, from 0. */
  at: GridPlace
  rows: number
  columns: number
  /** The key as its event names it; `Tab` and `Shift+Tab` go along the rows, `Enter` and `Shift+Enter` down and up. */
  key: string
  isControl: boolean
  dir: 'ltr' | 'rtl'
}

const leap = 10

/** The cell of a grid that a key moves to; `null` for no move. */
export function moveInRows({
  at,
  rows,
  columns,
  key,
  isControl,
  dir,
}: MoveInRowsParameters): GridPlace | null {
  const last = { row: rows - 1, column: columns - 1 }
  const forward = dir === 'rtl' ? -1 : 1
  const to = (row: number, column: number): GridPlace | null => {
    const next = {
      row: Math.min(last.row, Math.max(0, row)),
      column: Math.min(last.column, Math.max(0, column)),
    }
    return next.row === at.row && next.column === at.column ? null : next
  }
  switch (key) {
    case 'ArrowUp':
    case 'Shift+Enter':
      return to(isControl ? 0 : at.row - 1, at.column)
    case 'ArrowDown':
    case 'Enter':
      return to(isControl ? last.row : at.row + 1, at.column)
    case 'ArrowRight':
      return to(at.row, isControl ? (forward > 0 ? last.column : 0) : at.column + forward)
    case 'ArrowLeft':
      return to(at.row, isControl ? (forward > 0 ? 0 : last.column) : at.column - forward)
    case 'PageUp':
      return to(at.row - leap, at.column)
    case 'PageDown':
      return to(at.row + leap, at.column)
    case 'Home':
      return to(isControl ? 0 : at.row, 0)
    case 'End':
      return to(isControl ? last.row : at.row, last.column)
    case 'Tab':
      return along(at.row * columns + at.column + 1, rows, columns)
    case 'Shift+Tab':
      return along(at.row * columns + at.column - 1, rows, columns)
    default:
      return null
  }
}

/** The cell at a place in reading order: the first cell of a row follows the last of the row before. */
function along(place: number, rows: number, columns: number): GridPlace | null {
  if (place < 0 || place >= rows * columns) return null
  return { row: Math.floor(place / columns), column: place % columns }
}
