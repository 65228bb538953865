import type { Operation } from '@onlend/core'
import { foldAmount } from '@onlend/core/operations'
import type { StatementLine } from '../repayments/index.ts'
import { isWithoutOutcome } from './isWithoutOutcome.ts'
import type { Matching } from './Matching.ts'
import { settleLines } from './settleLines.ts'
import { reportAmbiguous } from './reportAmbiguous.ts'
import type { Demand } from './toDemands.ts'

/** Demands, lines or amounts per step. */
const perStep = 128

/** Matches the remaining lines by direction, exact amount and day, where one line and one operation fit only each other. In steps. */
export function* matchByAmount(matching: Matching, unnamed: readonly StatementLine[]): Generator<undefined> {
  const open: Demand[] = []
  let looked = 0
  for (const demands of matching.demands.values()) {
    if (++looked % perStep === 0) yield
    open.push(...demands.filter((demand) => isOpen(matching, demand)))
  }
  const unexpected = yield* groupDemands(open.filter((one) => one.isUnexpected))
  const clusters = yield* findClusters(
    open.filter((one) => !one.isUnexpected),
    unnamed,
  )
  const both = findBoth(clusters)
  yield
  for (const { demands, lines } of clusters) {
    if (++looked % perStep === 0) yield
    const [demand] = demands
    const isAlone = demands.length === 1 && demand && !both.has(demand.operation)
    if (!isAlone || lines.length > roomFor(matching, demand)) {
      const isBalanced =
        !demands.some(({ operation }) => both.has(operation) || operation.state !== 'succeeded') &&
        demands.reduce((sum, one) => sum + roomFor(matching, one), 0) === lines.length
      reportAmbiguous(matching, { operations: unique(demands), lines, isBalanced })
      continue
    }
    const others = isWithoutOutcome(demand.operation) ? findCovering(unexpected, lines) : []
    // The line could also belong to an operation that failed: then it is evidence for neither.
    if (others.length > 0)
      reportAmbiguous(matching, { operations: unique([demand, ...others]), lines, isBalanced: false })
    else settleLines(matching, demand, lines, 'amount')
  }
  const left = unnamed.filter((line) => matching.free.has(line))
  yield
  for (const { demands, lines } of yield* findClusters([...unexpected.values()].flat(), left)) {
    if (++looked % perStep === 0) yield
    const [demand] = demands
    if (demands.length === 1 && demand && lines.length <= demand.count)
      settleLines(matching, demand, lines, 'amount')
    else reportAmbiguous(matching, { operations: unique(demands), lines, isBalanced: false })
  }
}

/** Whether a demand can still take a line: not after a finding for its operation, nor after lines for the other way to pay it. */
function isOpen(matching: Matching, demand: Demand): boolean {
  const { operation, part } = demand
  const pair = matching.pairs.get(operation)
  if (matching.reported.has(operation) || pair?.by === 'evidence') return false
  if (!pair) return true
  const met = (matching.demands.get(operation) ?? []).filter((one) => matching.met.has(one))
  const rival = part === 'whole' ? 'rows' : 'whole'
  if (part !== 'return' && met.some((one) => one.part === rival)) return operation.kind === 'withdraw'
  return roomFor(matching, demand) > 0
}

function roomFor({ met }: Matching, demand: Demand): number {
  return demand.count - (met.get(demand) ?? 0)
}

/** Finds the clusters that have both a line and a demand. */
function* findClusters(
  demands: readonly Demand[],
  lines: readonly StatementLine[],
): Generator<undefined, readonly Cluster[]> {
  const groups = yield* groupDemands(demands)
  let looked = 0
  const byKey = new Map<string, StatementLine[]>()
  for (const line of lines) {
    if (++looked % perStep === 0) yield
    const key = `${line.direction} ${foldAmount(line.amount)}`
    const known = byKey.get(key)
    if (known) known.push(line)
    else byKey.set(key, [line])
  }
  const clusters: Cluster[] = []
  for (const [key, ofKey] of byKey) {
    if (++looked % perStep === 0) yield
    const ofDemands = groups.get(key)
    if (ofDemands === undefined) continue
    for (const cluster of clusterDemands(ofDemands, ofKey))
      if (cluster.demands.length > 0 && cluster.lines.length > 0) clusters.push(cluster)
  }
  return clusters
}

function* groupDemands(demands: readonly Demand[]): Generator<undefined, Map<string, Demand[]>> {
  const groups = new Map<string, Demand[]>()
  for (const [place, demand] of demands.entries()) {
    if (place % perStep === perStep - 1) yield
    const key = `${demand.direction} ${demand.amount}`
    const known = groups.get(key)
    if (known) known.push(demand)
    else groups.set(key, [demand])
  }
  return groups
}

/** The sets whose lines fit both one payment and payments row by row. */
function findBoth(clusters: readonly Cluster[]): ReadonlySet<Operation> {
  const parts = new Map<Operation, Demand['part']>()
  const both = new Set<Operation>()
  for (const { operation, part } of clusters.flatMap(({ demands }) => demands)) {
    const known = parts.get(operation)
    if (part === 'return' || known === part) continue
    if (known === undefined) parts.set(operation, part)
    else both.add(operation)
  }
  return both
}

function findCovering(
  groups: ReadonlyMap<string, readonly Demand[]>,
  lines: readonly StatementLine[],
): readonly Demand[] {
  return lines.flatMap(({ direction, amount, day }) =>
    (groups.get(`${direction} ${foldAmount(amount)}`) ?? []).filter(
      ({ first, last }) => first <= day && day <= last,
    ),
  )
}

function unique(demands: readonly Demand[]): readonly Operation[] {
  return [...new Set(demands.map(({ operation }) => operation))]
}

/** Demands and lines of one amount and direction whose days do not separate them. */
type Cluster = { demands: Demand[]; lines: StatementLine[] }

/**
 * Groups demands and lines that fit one another, directly or through others; one that fits no other stands alone. Takes as long as sorting, however many are
 * equal.
 */
function clusterDemands(demands: readonly Demand[], lines: readonly StatementLine[]): Cluster[] {
  const waiting = [...demands].sort((one, other) => compare(one.first, other.first))
  const clusters: Cluster[] = []
  /** The clusters that reach the current day, with their last day. */
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

/** Compares days as text: `YYYY-MM-DD` sorts by time. */
function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
