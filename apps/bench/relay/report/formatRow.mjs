import { judge } from './judge.mjs'

const text = (value) => {
  if (value === undefined || Number.isNaN(value)) return '-'
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en-GB')
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 2)
}

/** One row as text: the figures of each contestant, the ratio to the reference, and the targets with met or missed. */
export function formatRow({ row, title, metrics, reference, results, notes = [] }) {
  const first = metrics[0].name
  const base = results.find(({ contestant }) => contestant === reference)?.figures[first]?.median
  const header = [
    'contestant',
    ...metrics.map(({ label }) => label),
    `lowest to highest ${metrics[0].label}`,
    ...(base === undefined ? [] : [`ratio to ${reference}`]),
  ]
  const lines = results.map(({ contestant, figures }) => [
    contestant,
    ...metrics.map(({ name }) => text(figures[name]?.median)),
    `${text(figures[first]?.low)} to ${text(figures[first]?.high)}`,
    ...(base === undefined ? [] : [text(figures[first]?.median / base)]),
  ])
  const verifications = judge({ row, results }).map(
    ({ contestant, metric, over, value, atLeast, atMost, isMet, byCpu }) => {
      const of = over === undefined ? '' : ` over ${over}`
      const bound = atLeast === undefined ? `at most ${atMost}` : `at least ${atLeast}`
      return `  ${isMet ? 'met   ' : 'MISSED'} ${contestant} ${metric}${of}: ${text(value)} (${bound}${byCpu === undefined ? '' : `; ${text(byCpu)} by CPU`})`
    },
  )
  return [
    `\n${title}`,
    ...alignColumns([header, ...lines]),
    ...verifications,
    ...notes.map((note) => `  note: ${note}`),
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
