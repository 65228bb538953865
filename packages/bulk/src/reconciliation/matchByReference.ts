import type { Operation } from '@onlend/core'
import { foldAmount } from '@onlend/core/operations'
import type { StatementLine } from '../repayments/index.ts'
import type { NamedByLine } from './createReferenceIndex.ts'
import type { Matching } from './Matching.ts'
import type { Demand } from './toDemands.ts'
import { settleLines } from './settleLines.ts'
import { reportAmbiguous } from './reportAmbiguous.ts'

/** Lines per step. */
const perStep = 64

/**
 * Matches the lines that name an operation; such a line is never matched by amount. Returns the lines without a reference of ours. In
 * steps.
 */
export function* matchByReference(
  matching: Matching,
  findNamed: (line: StatementLine) => NamedByLine,
): Generator<undefined, readonly StatementLine[]> {
  const claims = new Map<Demand, StatementLine[]>()
  const different: { operation: Operation; line: StatementLine }[] = []
  const several = new Map<string, { operations: readonly Operation[]; lines: StatementLine[] }>()
  const unnamed: StatementLine[] = []
  let looked = 0
  for (const line of matching.free) {
    if (++looked % perStep === 0) yield
    const { operations, namesAnother } = findNamed(line)
    const fitting = operations.flatMap((one) => findFitting(matching.demands.get(one) ?? [], line) ?? [])
    const [first] = fitting
    const [named] = operations
    if (!named) {
      if (!namesAnother) unnamed.push(line)
    } else if (fitting.length === 1 && first) add(claims, first, line)
    else if (operations.length === 1) different.push({ operation: named, line })
    else {
      const among = fitting.length > 0 ? fitting.map(({ operation }) => operation) : operations
      const key = among.map(({ id }) => id).join()
      const known = several.get(key)
      if (known) known.lines.push(line)
      else several.set(key, { operations: among, lines: [line] })
    }
  }
  yield
  yield* settleClaims(matching, claims)
  for (const { operations, lines } of several.values())
    reportAmbiguous(matching, { operations, lines, isBalanced: false })
  yield
  // A line that moved the money of another line back is already in that line's finding.
  for (const { operation, line } of different)
    if (matching.free.has(line)) reportDifference(matching, operation, line)
  return unnamed
}

/** Reports a line that names an operation with another amount; not where the operation has its line: that is mostly a charge for it. */
function reportDifference(matching: Matching, operation: Operation, line: StatementLine): void {
  const isAsked = (matching.demands.get(operation) ?? []).some((one) => one.direction === line.direction)
  if (isAsked && (matching.pairs.has(operation) || matching.reported.has(operation))) return
  matching.findings.push({
    ...{ type: 'contradiction', operation, line },
    reason: isAsked ? 'amount' : 'direction',
  })
  matching.free.delete(line)
  matching.reported.add(operation)
}

function* settleClaims(
  matching: Matching,
  claims: ReadonlyMap<Demand, StatementLine[]>,
): Generator<undefined> {
  const parts = new Map<Operation, Demand[]>()
  for (const demand of claims.keys()) add(parts, demand.operation, demand)
  let looked = 0
  for (const [operation, demands] of parts) {
    if (++looked % perStep === 0) yield
    const findLines = (demand: Demand) => claims.get(demand) ?? []
    const isTooMuch = demands.some((one) => findLines(one).length > one.count)
    // The payer pays a set whole or row by row, not both.
    const isBoth = demands.some(({ part }) => part === 'whole') && demands.some(({ part }) => part === 'rows')
    if (isTooMuch || isBoth) {
      const lines = demands.flatMap(findLines)
      reportAmbiguous(matching, { operations: [operation], lines, isBalanced: false })
    } else for (const demand of demands) settleLines(matching, demand, findLines(demand), 'reference')
  }
}

/** Finds the demand of a line that names its operation, on any day: banks also name it late. Demands that expect a line go first. */
function findFitting(demands: readonly Demand[], line: StatementLine): Demand | undefined {
  const amount = foldAmount(line.amount)
  const fitting = demands.filter((one) => one.amount === amount && one.direction === line.direction)
  return fitting.find(({ isUnexpected }) => !isUnexpected) ?? fitting[0]
}

function add<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const known = lists.get(key)
  if (known) known.push(value)
  else lists.set(key, [value])
}
