/** Some browsers forget what a table is when it is drawn as anything else, as the grid of figures is where there is no room. */
export const figureRoles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  rowheader: { role: 'rowheader' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const
