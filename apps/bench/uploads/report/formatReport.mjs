const number = (value) =>
  Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en-GB') : value.toFixed(2)

const names = { stage: 'staging', finish: 'inspection', submit: 'assembly, fast service' }

/** What a run found, as text. */
export function formatReport({ memory, speed, limit }) {
  const highest = Math.max(...memory.phases.map(({ growth }) => growth))
  const verification = highest <= limit ? 'met   ' : 'MISSED'
  return [
    `\nMemory of the relay while a set goes through; ${number(memory.idle)} MiB before`,
    ...alignColumns([
      ['phase', 'growth MiB', 'seconds'],
      ...memory.phases.map(({ phase, growth, seconds }) => [phase, number(growth), number(seconds)]),
    ]),
    `  ${verification} growth: ${number(highest)} (at most ${limit})`,
    '\nSpeed beside a plain stream copy',
    ...alignColumns([
      ['', 'relay MB/s', 'copy MB/s', 'ratio', 'relay CPU s/GB', 'copy CPU s/GB'],
      ...speed.map(({ task, relay, copy }) => [
        names[task],
        number(relay.speed.median),
        // Who copies looks into nothing.
        ...(task === 'finish'
          ? ['-', '-', number(relay.cpu.median), '-']
          : [
              number(copy.speed.median),
              number(relay.speed.median / copy.speed.median),
              number(relay.cpu.median),
              number(copy.cpu.median),
            ]),
      ]),
    ]),
  ].join('\n')
}

function alignColumns(lines) {
  const widths = lines[0].map((_, column) => Math.max(...lines.map((line) => line[column].length)))
  return lines.map((line) =>
    line
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
      .join('  '),
  )
}
