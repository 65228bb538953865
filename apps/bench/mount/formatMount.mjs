const titles = {
  input: 'bare `<input>`',
  plain: 'floor, plain',
  libraries: 'floor, libraries',
  widget: '`WithdrawForm`',
  prerendered: 'host page, prerendered',
}

const columns = [
  ['can type', ({ typable }) => [typable]],
  ['works', ({ works }) => [works]],
  ['key p50', ({ strokes }) => strokes, 0.5],
  ['key p95', ({ strokes }) => strokes, 0.95],
  ['blocking', ({ blocking }) => [blocking]],
]

/** One condition as a Markdown table, milliseconds: medians, and behind each how many times that of the library floor of the same run it is. */
export function formatMount({ title, names, rounds }) {
  const figure = (name, [, read, share = 0.5]) => {
    const all = rounds.filter((round) => round.name === name).flatMap(read)
    return quantile(all, share)
  }
  const lines = names.map((name) => {
    const cells = columns.map((column) => {
      const value = figure(name, column)
      const floor = names.includes('libraries') ? figure('libraries', column) : 0
      return floor > 0 ? `${value.toFixed(0)} (${(value / floor).toFixed(2)})` : value.toFixed(0)
    })
    return `| ${[titles[name], ...cells].join(' | ')} |`
  })
  const lost = rounds.filter(({ kept }) => !kept).map(({ name }) => name)
  const head = `| ${[title, ...columns.map(([name]) => name)].join(' | ')} |`
  const note =
    lost.length === 0 ? [] : ['', `What was typed early was lost: ${[...new Set(lost)].join(', ')}.`]
  return [head, `|${'---|'.repeat(columns.length + 1)}`, ...lines, ...note].join('\n')
}

function quantile(numbers, share) {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
