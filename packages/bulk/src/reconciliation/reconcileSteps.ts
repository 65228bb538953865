import type { Operation } from '@onlend/core'
import type { OperationRow } from '@onlend/core/relay'
import { type Statement, type StatementLine, takenBackSteps } from '../repayments/index.ts'
import { createReferenceIndex } from './createReferenceIndex.ts'
import { findingTypes } from './findingTypes.ts'
import { listUnmatched } from './listUnmatched.ts'
import { matchByAmount } from './matchByAmount.ts'
import { matchByReference } from './matchByReference.ts'
import type { Matching } from './Matching.ts'
import type {
  Reconciliation,
  ReconciliationCounts,
  ReconciliationFinding,
  ReconciliationPair,
} from './Reconciliation.ts'
import { reportTakenBack } from './reportTakenBack.ts'
import { type Demand, toDemands } from './toDemands.ts'

export type ReconcileStatementParameters = {
  statement: Pick<Statement, 'fileName' | 'fileDigest' | 'currency' | 'lines' | 'unread'>
  /** The operations of the account's customer partner; only withdrawals, drawdowns and repayments count. */
  operations: readonly Operation[]
  /** The rows of each set of repayments, by the operation's id; without them, a set pairs with one line for all its rows. */
  rows?: ReadonlyMap<string, readonly OperationRow[]>
  /** Milliseconds since 1970. */
  now: number
  /** Calendar days within which money appears on the statement. @default 3 */
  daysToArrive?: number
  /** IANA name: the zone of the statement's days. @default the viewer's own */
  timeZone?: string
  /** The first day whose operations are all given, `YYYY-MM-DD`. @default they are given for the whole statement */
  knownFrom?: string | null
}

/** Operations, lines or findings per step. */
const perStep = 64

/** The steps of `reconcileStatement`, each a few milliseconds on a phone: the caller can pause at each `yield`. */
export function* reconcileSteps(
  parameters: ReconcileStatementParameters,
): Generator<undefined, Reconciliation> {
  const { statement, rows, now, daysToArrive = 3, timeZone, knownFrom = null } = parameters
  const toDay = createDayReader(timeZone)
  // The first formatter of a page loads its data of zones.
  yield
  const lines = [...statement.lines].sort(byLine)
  yield
  const { from, to } = findPeriod(lines)
  const operations = [...new Map(parameters.operations.map((one) => [one.id, one])).values()].sort(byTime)
  yield
  const rowsFor = ({ id }: Operation) => rows?.get(id) ?? []
  const demands: Map<Operation, readonly Demand[]> = new Map()
  for (const [place, one] of operations.entries()) {
    if (place % perStep === perStep - 1) yield
    if (one.kind === 'withdraw' || one.kind === 'requestDrawdown' || one.kind === 'reconcileRepayments')
      demands.set(one, toDemands(one, { rows: rowsFor(one), daysToArrive, toDay }))
  }
  const matching: Matching = {
    ...{ demands, free: new Set(lines), pairs: new Map(), met: new Map() },
    ...{ findings: [], reported: new Set(), takenBack: yield* takenBackSteps(lines) },
  }
  matchByEvidence(matching)
  yield
  const named = [...demands.keys()].map((operation) => ({ operation, rows: rowsFor(operation) }))
  const findNamed = yield* createReferenceIndex(named)
  yield* matchByAmount(matching, yield* matchByReference(matching, findNamed))
  const rest = yield* listUnmatched(matching, {
    ...{ lines, from, to, today: toDay(now), knownFrom },
    hasUnread: statement.unread.some(({ reason }) => reason !== 'not_booked'),
  })
  const pairs: ReconciliationPair[] = []
  for (const [operation, { by, lines: own }] of matching.pairs) {
    pairs.push({ operation, by, lines: own.length > 1 ? [...own].sort(byLine) : own })
    if (pairs.length % perStep === 0) yield
  }
  const findings = yield* sortFindings([...matching.findings, ...rest.findings])
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

/** First and last day; both empty where there is no line. */
function findPeriod(lines: readonly StatementLine[]): Pick<Reconciliation, 'from' | 'to'> {
  let from = lines[0]?.day ?? ''
  let to = from
  for (const { day } of lines) {
    if (day < from) from = day
    if (day > to) to = day
  }
  return { from, to }
}

/** Pairs each resolved operation with the line of its evidence, in any file of the account. */
function matchByEvidence(matching: Matching): void {
  const { demands, free, pairs } = matching
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
    reportTakenBack(matching, { operation, lines: [line], isPaired: true })
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
    if (finding.type === 'operationWithoutLine' || finding.type === 'takenBack') all.add(finding.operation)
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

/** Sorts the findings; each sort key is read once. */
function* sortFindings(
  findings: readonly ReconciliationFinding[],
): Generator<undefined, ReconciliationFinding[]> {
  const keyed: { finding: ReconciliationFinding; order: number; line: number; time: string }[] = []
  for (const one of findings) {
    const finding = sortWithin(one)
    const order = findingTypes.indexOf(finding.type)
    keyed.push({ finding, order, line: firstLine(finding), time: firstTime(finding) })
    if (keyed.length % perStep === 0) yield
  }
  keyed.sort(
    (one, other) => one.order - other.order || one.line - other.line || (one.time < other.time ? -1 : 1),
  )
  return keyed.map(({ finding }) => finding)
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

/** Shares one formatter and formats each minute once: both take longer than every other step here. */
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
