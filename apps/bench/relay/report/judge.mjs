import { targets } from './targets.mjs'

/** The targets of a row with what was reached; a target whose contestants did not run is left out. `byCpu` is the same ratio from the CPU that each took. */
export function judge({ row, results }) {
  const medianOf = (contestant, metric) =>
    results.find((result) => result.contestant === contestant)?.figures[metric]?.median
  return targets
    .filter((target) => target.row === row)
    .flatMap((target) => {
      const own = medianOf(target.contestant, target.metric)
      const other = target.over === undefined ? 1 : medianOf(target.over, target.metric)
      if (own === undefined || other === undefined) return []
      const value = own / other
      const cpu = target.over && medianOf(target.over, 'cpu') / medianOf(target.contestant, 'cpu')
      const isMet = target.atLeast === undefined ? value <= target.atMost : value >= target.atLeast
      return [{ ...target, value, isMet, ...(cpu > 0 && { byCpu: cpu }) }]
    })
}
