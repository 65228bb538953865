import type { StatementLine } from '../repayments-import/index.ts'
import type { Demand } from './toDemands.ts'

/** Demands and lines of one amount and direction that cannot be told apart by their days. */
export type Cluster = { demands: Demand[]; lines: StatementLine[] }

/**
 * Puts demands and lines that fit one another together, directly or through others; what fits nothing stands alone. Takes as long as sorting does, however many are
 * equal.
 */
export function clusterDemands(demands: readonly Demand[], lines: readonly StatementLine[]): Cluster[] {
  const waiting = [...demands].sort((one, other) => compare(one.first, other.first))
  const clusters: Cluster[] = []
  /** What reaches the day that is looked at, with its last day. */
  let open: (Cluster & { last: string })[] = []
  let at = 0
  for (const [day, ofDay] of [...groupByDay(lines)].sort(([one], [other]) => compare(one, other))) {
    for (let next = waiting[at]; next && next.first <= day; next = waiting[++at])
      open.push({ demands: [next], lines: [], last: next.last })
    const reaching: typeof open = []
    for (const cluster of open) (cluster.last < day ? clusters : reaching).push(cluster)
    const [first = { demands: [], lines: [], last: '' }, ...rest] = reaching
    for (const cluster of rest) {
      first.demands.push(...cluster.demands)
      first.lines.push(...cluster.lines)
      if (cluster.last > first.last) first.last = cluster.last
    }
    first.lines.push(...ofDay)
    if (reaching.length === 0) clusters.push(first)
    open = reaching.length === 0 ? [] : [first]
  }
  return [...clusters, ...open, ...waiting.slice(at).map((demand) => ({ demands: [demand], lines: [] }))]
}

function groupByDay(lines: readonly StatementLine[]): Map<string, StatementLine[]> {
  const days = new Map<string, StatementLine[]>()
  for (const line of lines) {
    const known = days.get(line.day)
    if (known) known.push(line)
    else days.set(line.day, [line])
  }
  return days
}

/** Days as `YYYY-MM-DD` stand in the order of their letters. */
function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
