/** The median of some figures with the lowest and the highest beside it. */
export function summarise(figures) {
  const sorted = figures.toSorted((left, right) => left - right)
  const middle = sorted.length / 2
  const median = Number.isInteger(middle)
    ? (sorted[middle - 1] + sorted[middle]) / 2
    : sorted[Math.floor(middle)]
  return { median, low: sorted[0], high: sorted.at(-1), rounds: figures }
}
