import { targets } from './targets.mjs'

/** The targets of a row with what was reached; a target whose contestants did not run is left out. `byCpu` is the same ratio from the CPU that each took. */
export function judge({ row, results }) {
  const getMedian = (contestant, metric) =>
    results.find((result) => result.contestant === contestant)?.figures[metric]?.median
  return targets
    .filter((target) => target.row === row)
    .flatMap((target) => {
      const own = getMedian(target.contestant, target.metric)
      const other = target.over === undefined ? 1 : getMedian(target.over, target.metric)
      if (own === undefined || other === undefined) return []
      const value = own / other
      const cpu = target.over && getMedian(target.over, 'cpu') / getMedian(target.contestant, 'cpu')
      const isMet = target.atLeast === undefined ? value <= target.atMost : value >= target.atLeast
      return [{ ...target, value, isMet, ...(cpu > 0 && { byCpu: cpu }) }]
    })
}
