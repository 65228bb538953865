/** How much a figure may grow from the first size to the last. */
export const mostGrowth = 2

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

/**
 * The table of what was measured, and the works that grew by more than they may from one size (`from`) to the last. `figures` has, by the name of the work, a list of
 * figures for each size.
 */
export function formatGrowth(sizes, figures, { from = sizes[0], digits = 2 } = {}) {
  const missed = []
  const head = `${''.padEnd(30)}${sizes.map((size) => `10^${Math.log10(size)}`.padStart(9)).join('')}    ratio`
  const lines = Object.entries(figures).map(([work, bySize]) => {
    const medians = sizes.map((size) => median(bySize[size]))
    const ratio = medians.at(-1) / medians[sizes.indexOf(from)]
    if (ratio > mostGrowth) missed.push(work)
    const cells = medians.map((figure) => figure.toFixed(digits).padStart(9)).join('')
    return `${work.padEnd(30)}${cells}${ratio.toFixed(2).padStart(9)}${ratio > mostGrowth ? '  grows' : ''}`
  })
  return { text: [head, ...lines].join('\n'), missed }
}
