const titles = {
  input: 'bare `<input>`',
  plain: 'floor, plain',
  libraries: 'floor, libraries',
  sent: 'floor, libraries, prerendered',
  widget: '`WithdrawForm`',
  prerendered: 'host page, prerendered',
  home: 'host home, prerendered',
}

/** Pages that a server has drawn, and the floor that they stand beside. */
const floors = { sent: 'sent', prerendered: 'sent', home: 'sent' }

const columns = [
  { title: 'can type', read: ({ typable }) => [typable] },
  { title: 'works', read: ({ works }) => [works] },
  // A number is a page's first use as a field is: the floor has only fields.
  { title: 'numbers', read: ({ numbers }) => [numbers ?? 0], beside: ({ typable }) => [typable] },
  { title: 'key p50', read: ({ strokes }) => strokes },
  { title: 'key p95', read: ({ strokes }) => strokes, share: 0.95 },
  { title: 'blocking', read: ({ blocking }) => [blocking] },
  { title: 'requests', read: ({ requests }) => [requests], isCount: true },
  { title: 'CLS', read: ({ shift }) => [shift], isCount: true, digits: 3 },
]

/** One condition as a Markdown table, milliseconds: medians, and behind each how many times that of the library floor of the same run it is; of a page that a server drew, of the floor that was drawn so too. */
export function formatMount({ title, names, rounds }) {
  const figure = (name, read, share = 0.5) =>
    quantile(rounds.filter((round) => round.name === name).flatMap(read), share)
  const lines = names.map((name) => {
    const cells = columns.map(({ read, beside = read, share, isCount, digits = 0 }) => {
      const value = figure(name, read, share)
      if (isCount) return value.toFixed(digits)
      if (value === 0) return '0'
      const beneath = floors[name] ?? 'libraries'
      const floor = names.includes(beneath) ? figure(beneath, beside, share) : 0
      return floor > 0 ? `${value.toFixed(0)} (${(value / floor).toFixed(2)})` : value.toFixed(0)
    })
    return `| ${[titles[name], ...cells].join(' | ')} |`
  })
  const lost = rounds.filter(({ kept }) => !kept).map(({ name }) => name)
  const head = `| ${[title, ...columns.map((column) => column.title)].join(' | ')} |`
  const note =
    lost.length === 0 ? [] : ['', `What was typed early was lost: ${[...new Set(lost)].join(', ')}.`]
  return [head, `|${'---|'.repeat(columns.length + 1)}`, ...lines, ...note].join('\n')
}

function quantile(numbers, share) {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
