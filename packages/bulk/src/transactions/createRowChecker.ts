import { createReferenceIndex } from './createReferenceIndex.ts'
import { createTally, type TalliedRow } from './createTally.ts'
import { createMends } from './createMends.ts'
import { createTotalsFinder } from './createTotalsFinder.ts'
import type { ImportTable } from './ImportTable.ts'
import { type ReadRow, readRow } from './readRow.ts'
import { RowReader, type RowRules } from './RowReader.ts'
import { takeColumn } from './takeColumn.ts'
import { toBatchRow } from './toBatchRow.ts'
import type {
  ImportDecision,
  ImportIssue,
  ImportIssueCode,
  ImportRow,
  ImportTotals,
  TransactionFieldName,
} from './TransactionImport.ts'

/** References of earlier transactions. */
export type KnownReferences = {
  /** References sent from this device. */
  sent: ReadonlySet<string>
  /** References of financed transactions. */
  financed: ReadonlySet<string>
}

/** Changes of one row: texts by field. */
export type RowChange = { rowId: number; values: Readonly<Partial<Record<TransactionFieldName, string>>> }

/** The changes of a person in a file. */
export type CheckedWork = {
  changes: readonly RowChange[]
  leftOut: readonly (readonly [number, boolean])[]
  accepted: readonly ImportIssueCode[]
}

/** Checks all rows of a file, and again after changes. */
export type RowChecker = {
  readonly size: number
  /** Checks the rows one after the other; each step yields the checked share. */
  checkSteps: () => Generator<number, void>
  /** The level of a row, or `leftOut`. */
  getLevel: (id: number) => ImportRow['level'] | 'leftOut'
  row: (id: number) => ImportRow
  /** Whether one of the row's cells contains a text; `sought` is in lower case. */
  includes: (id: number, sought: string) => boolean
  /** Changes cells. Checks the row again, and rows of the references that it left and joined. */
  change: (change: RowChange) => readonly number[]
  leaveOut: (id: number, isLeftOut: boolean) => readonly number[]
  /** Sets whether rows with this warning are sent as they are. */
  accept: (code: ImportIssueCode, isAccepted: boolean) => void
  /** Writes the suggestions into the rows with this issue, or takes them back; each step yields the share done. */
  mend: (code: ImportIssueCode, isMended: boolean) => Generator<number, void>
  decisions: () => readonly ImportDecision[]
  totals: () => ImportTotals
  issueCounts: ReturnType<typeof createTally>['issueCounts']
  /** The changes of a person, to repeat after a reload. */
  work: () => CheckedWork
  /** The row as the batch sends it; `null` for a row that is left out, in error, or has a warning that is not accepted. */
  toBatchRow: (id: number) => ReturnType<typeof toBatchRow>
}

const noIssues: readonly ImportIssue[] = []
/** Rows per step: a look at the clock costs more than the check of a row. */
const rowsPerStep = 64

/** Makes the checker of a table's rows: run `checkSteps` before any other method. */
export function createRowChecker(rules: RowRules, known: KnownReferences): RowChecker {
  const { table } = rules
  const size = table.rows.length
  const reader = new RowReader(rules)
  const references = createReferenceIndex()
  const tally = createTally()
  const totalsFinder = createTotalsFinder(rules)
  const own = new Map<number, readonly ImportIssue[]>()
  const leftOut = new Set<number>()
  const totalsRows = new Set<number>()
  /** Rows that a person left out or took in. */
  const chosen = new Map<number, boolean>()
  /** Warnings that a person accepted, with the number of rows at that time. */
  const accepted = new Map<ImportIssueCode, number>()
  const isKnown = known.financed.size > 0 || known.sent.size > 0

  const takesPart = (id: number) => !leftOut.has(id) && id < table.orphansFrom
  const collectIssues = (id: number): readonly ImportIssue[] => {
    if (totalsRows.has(id) && leftOut.has(id))
      return [{ rowId: id, field: null, code: 'TOTALS_ROW', level: 'info' }]
    const found = own.get(id) ?? noIssues
    // Most files: no other reference to compare with.
    if ((!isKnown && references.isUnique()) || !takesPart(id)) return found
    const reference = getReference(table, id)
    if (reference === '') return found
    const other = references.findOther(reference, id)
    const isFinanced = known.financed.has(reference)
    // T61: the service's answer to a repeated reference is not documented, so the issue is a warning, not an error.
    const isSent = !isFinanced && known.sent.has(reference)
    if (other === null && !isFinanced && !isSent) return found
    const issue = (
      code: ImportIssueCode,
      level: ImportIssue['level'],
      facts?: ImportIssue['facts'],
    ): ImportIssue => ({
      ...{ rowId: id, field: 'reference', code, level },
      ...(facts && { facts }),
    })
    return [
      // T60: the caller sets the reference, unique per transaction.
      ...(other === null
        ? []
        : [issue('REFERENCE_TWICE_IN_FILE', 'error', { line: table.lines[other] ?? 0 })]),
      ...(isFinanced ? [issue('REFERENCE_FINANCED', 'warning')] : []),
      ...(isSent ? [issue('REFERENCE_SENT_BEFORE', 'warning')] : []),
      ...found,
    ]
  }
  const toTallied = (row: ReadRow, id: number, issues = collectIssues(id)): TalliedRow => ({
    level: findWorst(issues),
    isLeftOut: !takesPart(id),
    issues,
    currency: row.currency,
    payable: row.payable,
    financed: row.financing === null ? null : row.financing.amount,
    dueDate: row.expectedPaymentDate,
  })
  const join = (reference: string, id: number) =>
    reference === '' || !takesPart(id) ? null : references.add(reference, id)
  const checkNext = (id: number) => {
    const row = readRow(reader, id)
    if (row.issues !== null) own.set(id, row.issues)
    if (totalsFinder.isTotals(row, id)) {
      totalsRows.add(id)
      leftOut.add(id)
    }
    const first = join(row.reference, id)
    tally.add(toTallied(row, id))
    if (first === null) return
    // The first row of this reference no longer stands alone.
    const again = readRow(reader, first)
    const alone = collectIssues(first).filter(({ code }) => code !== 'REFERENCE_TWICE_IN_FILE')
    tally.remove(toTallied(again, first, alone))
    tally.add(toTallied(again, first))
  }
  const countWarned = (code: ImportIssueCode) =>
    tally.issueCounts().find((one) => one.code === code && one.level === 'warning')?.rows ?? 0
  /** Changes a row, and checks the rows of the references that it leaves and joins again. */
  const replace = (id: number, next: string, change: () => unknown): readonly number[] => {
    const before = getReference(table, id)
    const ids = new Set([id, ...references.find(before), ...references.find(next)])
    for (const one of ids) tally.remove(toTallied(readRow(reader, one), one))
    if (before !== '' && takesPart(id)) references.remove(before, id)
    change()
    join(next, id)
    for (const one of ids) tally.add(toTallied(readRow(reader, one), one))
    // More rows than at the acceptance: the person decides again.
    for (const [code, seen] of accepted) if (countWarned(code) > seen) accepted.delete(code)
    return [...ids]
  }

  const change: RowChecker['change'] = ({ rowId, values }) => {
    const cells = Array.from(table.rows.at(rowId) ?? [])
    const edited = new Set(table.edited.get(rowId))
    // A cast with a reason: the keys are names of fields by their type.
    for (const field of Object.keys(values) as TransactionFieldName[]) {
      const text = values[field] ?? ''
      const at = table.columnOf.get(field)
      if (text === (at === undefined ? '' : (cells[at] ?? ''))) continue
      const column = takeColumn(table, field)
      while (cells.length < column) cells.push('')
      cells[column] = text
      // A cell that has the file's text again is no correction.
      if (text === (table.originals[rowId]?.[column] ?? '')) edited.delete(field)
      else edited.add(field)
    }
    if (isSame(cells, table.rows.at(rowId))) return []
    const column = table.columnOf.get('reference')
    return replace(rowId, (column === undefined ? '' : (cells[column] ?? '')).trim(), () => {
      table.rows[rowId] = cells
      table.edited.set(rowId, edited)
      const { issues } = readRow(reader, rowId)
      if (issues === null) own.delete(rowId)
      else own.set(rowId, issues)
    })
  }
  const getIssues = (id: number) => (takesPart(id) ? collectIssues(id) : noIssues)
  const mends = createMends({ table, size, getIssues, change })

  return {
    size,
    *checkSteps() {
      for (let id = 0; id < size; id += 1) {
        if (id % rowsPerStep === 0) yield id / size
        checkNext(id)
      }
    },
    getLevel: (id) => (takesPart(id) ? findWorst(collectIssues(id)) : 'leftOut'),
    row: (id) => {
      const values: Partial<Record<TransactionFieldName, string>> = {}
      const cells = table.rows[id] ?? []
      for (const [field, column] of table.columnOf) {
        const text = cells[column]?.trim() ?? ''
        if (text !== '') values[field] = text
      }
      const issues = collectIssues(id)
      const edited = [...(table.edited.get(id) ?? [])]
      const line = table.lines[id] ?? 0
      return { ...{ id, line, values, edited, issues }, level: findWorst(issues), isLeftOut: !takesPart(id) }
    },
    includes: (id, sought) => {
      const cells = table.rows[id] ?? []
      for (const column of table.columnOf.values())
        if (cells[column]?.toLowerCase().includes(sought) === true) return true
      return false
    },
    change,
    leaveOut: (id, isLeftOut) => {
      if (leftOut.has(id) === isLeftOut || id >= table.orphansFrom) return []
      chosen.set(id, isLeftOut)
      return replace(id, getReference(table, id), () => (isLeftOut ? leftOut.add(id) : leftOut.delete(id)))
    },
    accept: (code, isAccepted) => {
      if (isAccepted) accepted.set(code, countWarned(code))
      else accepted.delete(code)
    },
    mend: mends.mend,
    decisions: () => {
      const counts = tally.issueCounts()
      const toAccept = counts.filter(({ level }) => level === 'warning')
      return [
        ...mends.list(counts),
        ...toAccept.map(({ code, rows }) => ({
          ...{ code, how: 'accept' as const, rows, isTaken: accepted.has(code) },
        })),
      ]
    },
    totals: () => tally.totals(accepted),
    issueCounts: tally.issueCounts,
    work: () => ({
      changes: [...table.edited].map(([rowId, fields]) => {
        const cells = table.rows[rowId] ?? []
        const read = (field: TransactionFieldName) =>
          [field, cells[table.columnOf.get(field) ?? -1] ?? ''] as const
        return { rowId, values: Object.fromEntries([...fields].map(read)) }
      }),
      leftOut: [...chosen],
      accepted: [...accepted.keys()],
    }),
    toBatchRow: (id) => {
      const isHeld = ({ code, level }: ImportIssue) =>
        level === 'error' || (level === 'warning' && !accepted.has(code))
      if (!takesPart(id) || collectIssues(id).some(isHeld)) return null
      return toBatchRow(readRow(reader, id), table.lines[id] ?? 0)
    },
  }
}

/** The trimmed reference of a row, for comparison. */
function getReference({ columnOf, rows }: ImportTable, id: number): string {
  const column = columnOf.get('reference')
  return column === undefined ? '' : (rows.at(id)?.[column] ?? '').trim()
}

function findWorst(issues: readonly ImportIssue[]): ImportRow['level'] {
  let worst: ImportRow['level'] = 'ok'
  for (const { level } of issues) {
    if (level === 'error') return 'error'
    if (level === 'warning' || worst === 'ok') worst = level
  }
  return worst
}

function isSame(cells: readonly string[], others: readonly string[] | undefined): boolean {
  return (
    others !== undefined && cells.length === others.length && cells.every((cell, at) => cell === others[at])
  )
}
