import type { Operation } from '@onlend/core'
import type { Reconciliation, ReconciliationFinding, ReconciliationPair } from './Reconciliation.ts'
import type { StatementLine } from '../repayments/index.ts'

/** The words of the report, in the reader's language. */
export type ReportWords = {
  /** Names of the facts that stand before the table. */
  facts: Readonly<Record<ReportFact, string>>
  /** Headings of the table. */
  columns: Readonly<Record<ReportColumn, string>>
  /** Names of kinds of operations; `other` for any other kind. */
  kinds: Readonly<Partial<Record<string, string>>> & { readonly other: string }
  states: Readonly<Record<Operation['state'] | 'conflict', string>>
  findings: Readonly<Record<ReconciliationFinding['type'], string>>
  pairedBy: Readonly<Record<ReconciliationPair['by'], string>>
  others: Readonly<Record<Reconciliation['others'][number]['why'], string>>
  directions: Readonly<Record<StatementLine['direction'], string>>
}

type ReportFact =
  | 'file'
  | 'digest'
  | 'period'
  | 'currency'
  | 'made'
  | 'daysToArrive'
  | 'operations'
  | 'lines'
  | 'paired'
  | 'awaited'
  | 'findings'
  | 'knownFrom'

const columns = [
  'result',
  'line',
  'day',
  'direction',
  'amount',
  'text',
  'kind',
  'reference',
  'requested',
  'operationAmount',
  'state',
  'resolvedBy',
  'confirmedBy',
] as const
type ReportColumn = (typeof columns)[number]

export type ReportOptions = { words: ReportWords; madeAt: number; daysToArrive: number }

/** Writes the comparison as the rows of a table: its sources and counts, then each pair, each finding and the rest. */
export function toReportRows(of: Reconciliation, options: ReportOptions): readonly (readonly string[])[] {
  const { words, madeAt, daysToArrive } = options
  const { statement, from, to, knownFrom, counts } = of
  const fact = (name: ReportFact, value: string | number) => [words.facts[name], String(value)]
  return [
    fact('file', statement.fileName),
    fact('digest', statement.fileDigest),
    fact('period', `${from} – ${to}`),
    ...(statement.currency === null ? [] : [fact('currency', statement.currency)]),
    fact('made', new Date(madeAt).toISOString()),
    fact('daysToArrive', daysToArrive),
    ...(['operations', 'lines', 'paired', 'awaited', 'findings'] as const).map((name) =>
      fact(name, counts[name]),
    ),
    ...(knownFrom === null ? [] : [fact('knownFrom', knownFrom)]),
    [],
    columns.map((name) => words.columns[name]),
    ...of.pairs.flatMap(({ operation, lines, by }) =>
      lines.map((line) => toRow(words.pairedBy[by], line, operation, words)),
    ),
    ...of.findings.flatMap((finding) => toFindingRows(finding, words)),
    ...of.others.map(({ operation, line, why }) => toRow(words.others[why], line, operation, words)),
  ]
}

/** The rows of a finding; each line and each operation of an ambiguous one has a separate row, because no line belongs to one operation. */
function toFindingRows(finding: ReconciliationFinding, words: ReportWords): string[][] {
  const result = words.findings[finding.type]
  if (finding.type === 'ambiguous')
    return [
      ...finding.lines.map((line) => toRow(result, line, null, words)),
      ...finding.operations.map((operation) => toRow(result, null, operation, words)),
    ]
  if (finding.type === 'takenBack')
    return finding.lines.map((line) => toRow(result, line, finding.operation, words))
  const line = 'line' in finding ? finding.line : null
  return [toRow(result, line, 'operation' in finding ? finding.operation : null, words)]
}

function toRow(
  result: string,
  line: StatementLine | null,
  operation: Operation | null,
  words: ReportWords,
): string[] {
  const ofLine =
    line === null
      ? ['', '', '', '', '']
      : [String(line.line), line.day, words.directions[line.direction], line.amount, line.text]
  if (operation === null) return [result, ...ofLine, '', '', '', '', '', '', '']
  const { kind, reference, createdAt, summary, resolution, state, conflict } = operation
  return [
    ...[
      result,
      ...ofLine,
      words.kinds[kind] ?? words.kinds.other,
      reference,
      createdAt,
      summary.amount ?? '',
    ],
    ...[words.states[conflict ? 'conflict' : state], resolution?.by ?? '', resolution?.confirmedBy ?? ''],
  ]
}
