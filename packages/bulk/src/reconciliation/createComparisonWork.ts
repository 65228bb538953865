import type { Operation } from '@onlend/core'
import type { OperationRow } from '@onlend/core/relay'
import { runSteps } from '../lib/runSteps.ts'
import {
  createStatementReader,
  type StatementReader,
  type StatementReading,
} from '../repayments/createStatementReader.ts'
import { SheetError, writeSheet } from '../sheets/index.ts'
import type { WorkContext } from '../sheets/worker/openWork.ts'
import { findingTypes } from './findingTypes.ts'
import type { Reconciliation, ReconciliationFinding, ReconciliationPair } from './Reconciliation.ts'
import { type ReconcileStatementParameters, reconcileSteps } from './reconcileSteps.ts'
import { type ReportOptions, toReportRows } from './toReportRows.ts'

/** A part of a comparison that is shown page by page. */
export type ComparisonPart = ReconciliationFinding['type'] | 'pairs'

/** A finding with an id that is the same while the statement is. */
export type IdentifiedFinding = { id: string; finding: ReconciliationFinding }

/** The shown part of a comparison; a finding or a pair has at most six lines, and as many operations. */
export type ComparisonShown = {
  facts: Omit<Reconciliation, 'pairs' | 'findings' | 'others'>
  /** The findings by type, in the order of their urgency; without types that have none. */
  findings: readonly {
    type: ReconciliationFinding['type']
    total: number
    shown: readonly IdentifiedFinding[]
  }[]
  pairs: { total: number; shown: readonly ReconciliationPair[] }
}

type CompareOrder = StatementReading &
  Pick<ReconcileStatementParameters, 'now' | 'daysToArrive' | 'timeZone' | 'knownFrom'> & {
    /** The number of added operations. */
    operations: number
  }

/** An operation, with its rows where it is a set. */
type LedgerEntry = { operation: Operation; rows: readonly OperationRow[] }

/** The work of a statement's check: holds its lines, compares them with the ledger, and returns the shown findings and pairs. */
export type ComparisonWork = StatementReader & {
  /** Takes the operations from a place on, in pieces, before a comparison. */
  addOperations: (piece: { from: number; entries: readonly LedgerEntry[] }) => void
  compareStatement: (order: CompareOrder, context: WorkContext) => Promise<ComparisonShown>
  /** Shows more of a part, also of later comparisons. */
  showMore: (order: StatementReading & { part: ComparisonPart }) => ComparisonShown
  /** The report as CSV, which the page saves without holding its text. */
  writeReport: (order: StatementReading & ReportOptions) => Blob
}

/** The findings of a type, and the pairs, shown first: a month's statement can hold hundreds of charges. */
const firstShown = (part: ComparisonPart) => (part === 'pairs' ? 50 : 10)
const addedShown = (part: ComparisonPart) => (part === 'pairs' ? 200 : 100)
/** The most lines, or operations, of one finding or pair; the report has all. */
const mostLines = 6

/** Makes the work of one statement's check. */
export function createComparisonWork({ getHeld, ...reader } = createStatementReader()): ComparisonWork {
  const entries: LedgerEntry[] = []
  const counts = new Map<ComparisonPart, number>()
  let latest: { reading: number; reconciliation: Reconciliation } | null = null

  const getCompared = (meant: StatementReading): Reconciliation => {
    getHeld(meant)
    if (latest?.reading !== meant.reading) throw new SheetError('changed')
    return latest.reconciliation
  }
  const countShown = (part: ComparisonPart) => counts.get(part) ?? firstShown(part)
  const show = ({ pairs, findings, others: _others, ...facts }: Reconciliation): ComparisonShown => ({
    facts,
    findings: findingTypes.flatMap((type) => {
      const ofType = findings.filter((finding) => finding.type === type)
      const shown = ofType.slice(0, countShown(type)).map(toShownFinding)
      return ofType.length === 0 ? [] : [{ type, total: ofType.length, shown }]
    }),
    pairs: {
      total: pairs.length,
      shown: pairs
        .slice(0, countShown('pairs'))
        .map((pair) => ({ ...pair, lines: pair.lines.slice(0, mostLines) })),
    },
  })

  return {
    ...reader,
    addOperations: ({ from, entries: more }) => void entries.splice(from, entries.length, ...more),
    compareStatement: async ({ reading, operations: count, ...order }, { signal }) => {
      const given = entries.slice(0, count)
      const steps = reconcileSteps({
        ...{ ...order, statement: getHeld({ reading }) },
        operations: given.map(({ operation }) => operation),
        rows: new Map(given.map(({ operation, rows }) => [operation.id, rows])),
      })
      const reconciliation = await runSteps(steps, { signal })
      // Another file can have come while the lines were compared.
      const { fileDigest } = getHeld({ reading })
      if (fileDigest !== latest?.reconciliation.statement.fileDigest) counts.clear()
      latest = { reading, reconciliation }
      return show(reconciliation)
    },
    showMore: ({ part, ...meant }) => {
      const reconciliation = getCompared(meant)
      counts.set(part, countShown(part) + addedShown(part))
      return show(reconciliation)
    },
    writeReport: ({ reading, ...options }) =>
      new Blob([writeSheet(toReportRows(getCompared({ reading }), options))]),
  }
}

function toShownFinding(finding: ReconciliationFinding): IdentifiedFinding {
  const lines = 'lines' in finding ? finding.lines : 'line' in finding ? [finding.line] : []
  const about = 'operation' in finding ? finding.operation : null
  // A line is in one finding at most.
  const id = [finding.type, about?.id, lines[0]?.digest].filter(Boolean).join(' ')
  if (finding.type === 'ambiguous') {
    const operations = finding.operations.slice(0, mostLines)
    return { id, finding: { ...finding, operations, lines: lines.slice(0, mostLines) } }
  }
  return { id, finding: 'lines' in finding ? { ...finding, lines: lines.slice(0, mostLines) } : finding }
}
