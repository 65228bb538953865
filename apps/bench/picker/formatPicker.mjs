import { targets } from './targets.mjs'

/** The table of a run: each figure of ours and of the picker made by hand, their ratio, and the target. */
export function formatPicker({ rounds, slower }) {
  const of = (name) => rounds.filter((round) => round.name === name)
  const figures = (name) => ({
    mount: percentile(
      of(name).map(({ mount }) => mount),
      0.5,
    ),
    open: percentile(
      of(name).map(({ open }) => open),
      0.5,
    ),
    'key press p50': percentile(
      of(name).flatMap(({ keys }) => keys),
      0.5,
    ),
    'key press p95': percentile(
      of(name).flatMap(({ keys }) => keys),
      0.95,
    ),
    'work of a key': percentile(
      of(name).flatMap(({ work }) => work),
      0.5,
    ),
    'rows drawn': Math.max(...of(name).map(({ rows }) => rows)),
  })
  const [ours, byHand] = [figures('ours'), figures('by hand')]
  const lines = Object.entries(targets).map(([action, target]) => {
    const isCount = action === 'rows drawn'
    const reached = isCount ? ours[action] : ours[action] / byHand[action]
    const cells = [ours[action], byHand[action]].map((value) => value.toFixed(isCount ? 0 : 1).padStart(9))
    const share = reached.toFixed(isCount ? 0 : 2).padStart(9)
    return `${action.padEnd(16)}${cells.join('')}${share}${String(target).padStart(9)}  ${reached <= target ? 'reached' : 'MISSED'}`
  })
  const heads = ['ours', 'by hand', 'figure', 'target'].map((head) => head.padStart(9)).join('')
  return [
    `Picker of 10,000, CPU ${slower}x, ${of('ours').length} rounds, ms; the figure is the ratio, for rows the number`,
    `${''.padEnd(16)}${heads}`,
    ...lines,
  ].join('\n')
}

function percentile(numbers, share) {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
