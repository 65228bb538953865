import type { Operation } from '@onlend/core'
import type { OperationRow } from '@onlend/core/relay'
import type { Statement, StatementLine } from '../repayments-import/index.ts'
import { createReferenceIndex } from './createReferenceIndex.ts'
import { listUnmatched } from './listUnmatched.ts'
import { matchByAmount } from './matchByAmount.ts'
import { matchByReference } from './matchByReference.ts'
import type { Matching } from './Matching.ts'
import type { Reconciliation, ReconciliationCounts, ReconciliationFinding } from './Reconciliation.ts'
import { toDemands } from './toDemands.ts'

export type ReconcileStatementParameters = {
  statement: Pick<Statement, 'fileName' | 'fileDigest' | 'currency' | 'lines'>
  /** Of the account's customer partner; others than withdrawals, drawdowns and repayments are left out. */
  operations: readonly Operation[]
  /** What is in each set of repayments, by its operation's id; without it, a set pairs with one line for all of it. */
  rows?: ReadonlyMap<string, readonly OperationRow[]>
  /** Milliseconds since 1970. */
  now: number
  /** Calendar days within which money stands on the statement. @default 3 */
  daysToArrive?: number
  /** IANA name: the zone of the statement's days. @default the viewer's own */
  timeZone?: string
  /** The first day of which every operation is given, `YYYY-MM-DD`. @default they are given for the whole statement */
  knownFrom?: string | null
}

const findingOrder = [
  'evidence',
  'contradiction',
  'ambiguous',
  'operationWithoutLine',
  'rowsWithoutLine',
  'lineWithoutOperation',
]

/**
 * Puts a statement of the lockbox account beside the ledger: pairs by the evidence that operators recorded, by reference, then by direction, exact amount and day
 * where exactly one line and one operation fit each other. The same for the same statement and operations in any order.
 *
 * @example
 * const { findings } = reconcileStatement({ statement, operations: recentOperations, now: Date.now(), timeZone: 'Africa/Lagos' })
 */
export function reconcileStatement(parameters: ReconcileStatementParameters): Reconciliation {
  const { statement, rows, now, daysToArrive = 3, timeZone, knownFrom = null } = parameters
  const toDay = createDayReader(timeZone)
  const lines = [...statement.lines].sort(byLine)
  const days = lines.map(({ day }) => day).sort()
  const [from = ''] = days
  const to = days.at(-1) ?? ''
  const operations = [...new Map(parameters.operations.map((one) => [one.id, one])).values()].sort(byTime)
  const rowsFor = ({ id }: Operation) => rows?.get(id) ?? []
  const demands = new Map(
    operations
      .filter(
        ({ kind }) => kind === 'withdraw' || kind === 'requestDrawdown' || kind === 'reconcileRepayments',
      )
      .map((one) => [one, toDemands(one, { rows: rowsFor(one), daysToArrive, toDay })]),
  )
  const matching: Matching = {
    ...{ demands, free: new Set(lines), pairs: new Map(), met: new Map() },
    ...{ findings: [], told: new Set() },
  }
  matchByEvidence(matching)
  const named = [...demands.keys()].map((operation) => ({ operation, rows: rowsFor(operation) }))
  matchByAmount(matching, matchByReference(matching, createReferenceIndex(named)))
  const rest = listUnmatched(matching, { lines, from, to, today: toDay(now), knownFrom })
  const pairs = [...matching.pairs].map(([operation, pair]) => ({
    ...{ operation, by: pair.by },
    lines: [...pair.lines].sort(byLine),
  }))
  const findings = [...matching.findings, ...rest.findings].map(sortWithin).sort(byFinding)
  return {
    statement: {
      fileName: statement.fileName,
      fileDigest: statement.fileDigest,
      currency: statement.currency,
    },
    ...{ from, to, knownFrom: knownFrom !== null && knownFrom > from ? knownFrom : null },
    ...{ pairs, findings, others: rest.others },
    counts: count({ pairs, findings, others: rest.others }, lines.length),
  }
}

/** What an operator has resolved on a line belongs to that line, in any file of the account. */
function matchByEvidence({ demands, free, pairs }: Matching): void {
  const resolved = new Map<string, Operation>()
  for (const operation of demands.keys()) {
    const digest = operation.resolution?.evidence.line?.digest
    if (digest !== undefined) resolved.set(digest, operation)
  }
  for (const line of [...free]) {
    const operation = resolved.get(line.digest)
    if (!operation || pairs.has(operation)) continue
    pairs.set(operation, { lines: [line], by: 'evidence' })
    free.delete(line)
  }
}

function count(
  { pairs, findings, others }: Pick<Reconciliation, 'pairs' | 'findings' | 'others'>,
  lines: number,
): ReconciliationCounts {
  const found = new Set(pairs.map(({ operation }) => operation))
  for (const finding of findings) if (finding.type === 'evidence') found.add(finding.operation)
  const all = new Set(found)
  for (const finding of findings) {
    if (finding.type === 'operationWithoutLine') all.add(finding.operation)
    if (finding.type === 'ambiguous') for (const one of finding.operations) all.add(one)
  }
  return {
    ...{ operations: all.size, lines, paired: found.size },
    awaited: others.filter(({ why }) => why === 'awaited').length,
    findings: findings.length,
  }
}

function byLine(one: StatementLine, other: StatementLine): number {
  return one.line - other.line || (one.digest < other.digest ? -1 : 1)
}

function byTime(one: Operation, other: Operation): number {
  return one.createdAt === other.createdAt
    ? one.id < other.id
      ? -1
      : 1
    : one.createdAt < other.createdAt
      ? -1
      : 1
}

function sortWithin(finding: ReconciliationFinding): ReconciliationFinding {
  if (finding.type !== 'ambiguous') return finding
  return {
    ...finding,
    operations: [...finding.operations].sort(byTime),
    lines: [...finding.lines].sort(byLine),
  }
}

function byFinding(one: ReconciliationFinding, other: ReconciliationFinding): number {
  return (
    findingOrder.indexOf(one.type) - findingOrder.indexOf(other.type) ||
    firstLine(one) - firstLine(other) ||
    (firstTime(one) < firstTime(other) ? -1 : 1)
  )
}

function firstLine(finding: ReconciliationFinding): number {
  if ('line' in finding) return finding.line.line
  return 'lines' in finding ? (finding.lines[0]?.line ?? 0) : 0
}

function firstTime(finding: ReconciliationFinding): string {
  const operation =
    'operation' in finding ? finding.operation : 'operations' in finding ? finding.operations[0] : undefined
  return operation ? `${operation.createdAt} ${operation.id}` : ''
}

/** One formatter for all, and each minute once: both take longer than everything else here. */
function createDayReader(timeZone: string | undefined): (moment: string | number) => string {
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
    timeZone,
  })
  const known = new Map<string, string>()
  return (moment) => {
    const minute = new Date(moment).toISOString().slice(0, 16)
    const day = known.get(minute)
    if (day !== undefined) return day
    const parts = format.formatToParts(new Date(moment))
    const read = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
    const found = `${read('year').padStart(4, '0')}-${read('month')}-${read('day')}`
    known.set(minute, found)
    return found
  }
}
