/** How much a figure may grow from the first size to the last. */
export const mostGrowth = 2

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

/**
 * The table of what was measured, and the works that grew by more than they may. `times` has, by the name of the work, a list of milliseconds for each size.
 */
export function formatGrowth(sizes, times) {
  const missed = []
  const head = `${''.padEnd(30)}${sizes.map((size) => `10^${Math.log10(size)}`.padStart(9)).join('')}    ratio`
  const lines = Object.entries(times).map(([work, bySize]) => {
    const medians = sizes.map((size) => median(bySize[size]))
    const ratio = medians.at(-1) / medians[0]
    if (ratio > mostGrowth) missed.push(work)
    const cells = medians.map((time) => time.toFixed(2).padStart(9)).join('')
    return `${work.padEnd(30)}${cells}${ratio.toFixed(2).padStart(9)}${ratio > mostGrowth ? '  grows' : ''}`
  })
  return { text: [head, ...lines].join('\n'), missed }
}
