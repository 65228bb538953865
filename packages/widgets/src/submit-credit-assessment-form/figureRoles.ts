/** The roles of a table: some browsers drop them when CSS changes the display of the grid, which it does in a narrow container. */
export const figureRoles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  rowheader: { role: 'rowheader' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const
