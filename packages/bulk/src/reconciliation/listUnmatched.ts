import { type Operation, addAmounts, compareAmounts } from '@onlend/core'
import { calendarDays, exceedsAmount } from '@onlend/core/internal'
import type { StatementLine } from '../repayments/index.ts'
import type { Matching } from './Matching.ts'
import type { ReconciliationFinding, ReconciliationOther } from './Reconciliation.ts'
import type { Demand } from './toDemands.ts'

type UnmatchedOptions = {
  lines: readonly StatementLine[]
  from: string
  to: string
  today: string
  knownFrom: string | null
  /** Whether the statement has unread lines that possibly moved money. */
  hasUnread: boolean
}

type Unmatched = { findings: readonly ReconciliationFinding[]; others: readonly ReconciliationOther[] }

/** Operations or lines per step. */
const perStep = 64

/** Gives the reason for each operation and each line without a pair: a finding, or no line was expected. In steps. */
export function* listUnmatched(
  matching: Matching,
  options: UnmatchedOptions,
): Generator<undefined, Unmatched> {
  const findings: ReconciliationFinding[] = []
  const others: ReconciliationOther[] = []
  let looked = 0
  for (const [operation, demands] of matching.demands) {
    if (++looked % perStep === 0) yield
    const pair = matching.pairs.get(operation)
    if (pair) findings.push(...findMissingParts(matching, { operation, demands, lines: pair.lines, options }))
    else if (!matching.reported.has(operation)) {
      const why = explain(operation, demands, options)
      if (why === 'missing') findings.push(reportMissing(operation, demands[0], options))
      else others.push({ operation, line: null, why })
    }
  }
  yield
  const isCharge = createChargeReader(options.lines)
  for (const line of matching.free) {
    if (++looked % perStep === 0) yield
    if (options.knownFrom !== null && line.day < options.knownFrom)
      others.push({ operation: null, line, why: 'unknownDays' })
    else findings.push({ type: 'lineWithoutOperation', line, isCharge: isCharge(line) })
  }
  return { findings, others }
}

function explain(
  { state, resolution }: Operation,
  [demand]: readonly Demand[],
  { from, to, today }: UnmatchedOptions,
): 'missing' | 'outside' | 'awaited' | 'noneExpected' {
  if (!demand || demand.isUnexpected) return 'noneExpected'
  // The line of the resolution is on another statement.
  if (resolution?.evidence.line) return 'outside'
  if (demand.sent < from || demand.sent > to) return 'outside'
  // A statement can leave out money that went and came back.
  if (state === 'reversed') return 'noneExpected'
  if (state !== 'succeeded' && state !== 'unknown' && state !== 'stale') return 'awaited'
  return isOver(demand, to, today) ? 'missing' : 'awaited'
}

/** Whether the statement covers every day on which a line can come; the day of today is not over. */
function isOver({ last }: Demand, to: string, today: string): boolean {
  return last <= to && last < today
}

function reportMissing(
  operation: Operation,
  demand: Demand | undefined,
  { from, to, hasUnread }: UnmatchedOptions,
): ReconciliationFinding {
  return {
    ...{ type: 'operationWithoutLine', operation },
    days: demand ? calendarDays.count(demand.sent, to) : 0,
    direction: demand?.direction ?? 'out',
    mayBeEarlier: demand !== undefined && demand.first < from,
    mayBeUnread: hasUnread,
  }
}

type PairedParts = {
  operation: Operation
  demands: readonly Demand[]
  lines: readonly StatementLine[]
  options: UnmatchedOptions
}

/** The parts of a paired operation without a line: rows of a set, or the money that came back. */
function findMissingParts(
  { met, pairs }: Matching,
  { operation, demands, lines, options }: PairedParts,
): readonly ReconciliationFinding[] {
  const awaited = demands.filter((one) => !one.isUnexpected && isOver(one, options.to, options.today))
  if (pairs.get(operation)?.by === 'evidence') return []
  const back = awaited.find(({ part }) => part === 'return')
  if (back && !met.has(back)) return [reportMissing(operation, back, options)]
  const rows = awaited.filter(({ part }) => part === 'rows')
  const missing = rows.reduce((sum, one) => sum + one.count - (met.get(one) ?? 0), 0)
  const isByRows = rows.some((one) => met.has(one))
  return isByRows && missing > 0 ? [{ type: 'rowsWithoutLine', operation, lines, missing }] : []
}

/** The banks' words for charges, in the languages of the kit's markets. */
const chargeWords =
  /\b(?:charges?|fees?|commission|comiss[aã]o|vat|iva|tva|levy|stamp duty|emtl|cot|sms|maintenance|frais|agios|taxas?|tarifas?|ada|tozo)\b/i

/** Charges are small compared with the other amounts of a statement. */
const smallness = 20

function createChargeReader(lines: readonly StatementLine[]): (line: StatementLine) => boolean {
  const largest = lines.reduce<StatementLine['amount']>(
    (most, { amount }) => (exceedsAmount(amount, most) ? amount : most),
    '0',
  )
  return ({ direction, amount, text, counterparty }) =>
    direction === 'out' &&
    chargeWords.test(`${text} ${counterparty ?? ''}`) &&
    compareAmounts(addAmounts(...Array.from({ length: smallness }, () => amount)), largest) <= 0
}
