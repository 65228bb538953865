const columns = [
  ['consumer', ({ name }) => name],
  ['own lines', ({ lines }) => lines],
  ['install s', ({ install }) => install?.toFixed(1)],
  ['build s', ({ build }) => build?.toFixed(1)],
  ['types', ({ types }) => types],
  ['loaded KB', ({ bytes }) => (bytes === undefined ? undefined : (bytes / 1000).toFixed(0))],
  ['console lines', ({ console }) => console],
  ['', ({ failure }) => (failure === undefined ? 'passed' : 'FAILED')],
]

/** The consumers as one table, in the order of their names. What does not apply to one is `-`. */
export function describeRows(rows) {
  const sorted = [...rows].sort((one, other) => one.name.localeCompare(other.name))
  const cells = [
    columns.map(([title]) => title),
    ...sorted.map((row) => columns.map(([, read]) => String(read(row) ?? '-'))),
  ]
  const widths = columns.map((_column, index) => Math.max(...cells.map((line) => line[index].length)))
  return cells
    .map((line) =>
      line
        .map((cell, index) => (index === 0 ? cell.padEnd(widths[index]) : cell.padStart(widths[index])))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
