import type { Amount } from '@onlend/core'
import type { BatchRow } from '@onlend/core/client/batches'
import { CheckedRow } from './CheckedRow.ts'
import { createReferenceIndex } from './createReferenceIndex.ts'
import { createTally, type TalliedRow } from './createTally.ts'
import { createTotalsFinder } from './createTotalsFinder.ts'
import { type ReadRow, readRow } from './readRow.ts'
import { RowReader, type RowRules } from './RowReader.ts'
import { takeColumn } from './takeColumn.ts'
import { toBatchRow } from './toBatchRow.ts'
import type {
  ImportIssue,
  ImportIssueCode,
  ImportRow,
  ImportTotals,
  TransactionFieldName,
} from './TransactionImport.ts'

/** References that something else has had before. */
export type KnownReferences = {
  /** Sent from this device. */
  sent: ReadonlySet<string>
  /** Of a financed transaction. */
  financed: ReadonlySet<string>
}

/** Changes of one row: texts by field. */
export type RowChange = { rowId: number; values: Readonly<Partial<Record<TransactionFieldName, string>>> }

/** All rows of a file, checked, and checked again where one is changed. */
export type RowChecker = {
  readonly size: number
  /** Checks rows one after the other while `isInTime`; the share of them that is checked, 1 when all are. */
  check: (isInTime: () => boolean) => number
  /** Its level, or that it is left out. */
  standing: (id: number) => ImportRow['level'] | 'leftOut'
  row: (id: number) => CheckedRow
  /** Changes cells. The row is checked again, and rows of the references that it left and joined. */
  change: (change: RowChange) => readonly number[]
  leaveOut: (id: number, isLeftOut: boolean) => readonly number[]
  totals: () => ImportTotals
  issueCounts: ReturnType<typeof createTally>['issueCounts']
  /** As it is sent; `null` where it is in error or left out. */
  toBatchRow: (id: number) => BatchRow<'registerTransactions'> | null
}

const noIssues: readonly ImportIssue[] = []
/** Looking at the clock costs more than checking a row. */
const rowsBetweenLooks = 64

/** A checker of a table's rows; `check` until it says 1, then the rest may be asked. */
export function createRowChecker(rules: RowRules, known: KnownReferences): RowChecker {
  const { table } = rules
  const size = table.rows.length
  const reader = new RowReader(rules)
  const references = createReferenceIndex()
  const tally = createTally()
  const totalsFinder = createTotalsFinder(rules)
  // Beside one another and not an object a row, of which a file would have a hundred thousand.
  const kept = {
    reference: [] as string[],
    payable: [] as (Amount | null)[],
    financed: [] as (Amount | null)[],
    currency: [] as (string | null)[],
    dueDate: [] as string[],
  }
  const own = new Map<number, readonly ImportIssue[]>()
  const shown: (CheckedRow | undefined)[] = []
  const leftOut = new Set<number>()
  const totalsRows = new Set<number>()
  let checked = 0
  let tallied = 0

  const read = (id: number): ReadRow => {
    const row = readRow(reader, id)
    kept.reference[id] = row.reference
    kept.payable[id] = row.payable
    kept.financed[id] = row.financing === null ? null : row.financing.amount
    kept.currency[id] = row.currency
    kept.dueDate[id] = row.expectedPaymentDate
    if (row.issues !== null) own.set(id, row.issues)
    else if (own.size > 0) own.delete(id)
    return row
  }
  const takesPart = (id: number) => !leftOut.has(id) && id < table.orphansFrom
  const join = (id: number) => {
    const reference = kept.reference[id] ?? ''
    if (reference !== '' && takesPart(id)) references.add(reference, id)
  }
  const leave = (id: number) => {
    const reference = kept.reference[id] ?? ''
    if (reference !== '' && takesPart(id)) references.remove(reference, id)
  }
  const collectIssues = (id: number): readonly ImportIssue[] => {
    if (totalsRows.has(id) && leftOut.has(id))
      return [{ rowId: id, field: null, code: 'TOTALS_ROW', level: 'info' }]
    const found = own.get(id) ?? noIssues
    const reference = kept.reference[id] ?? ''
    if (reference === '' || !takesPart(id)) return found
    const other = references.findOther(reference, id)
    const isFinanced = known.financed.has(reference)
    // T61: what the service does with one that it had is not documented, so it is sent all the same.
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
      // T60: the caller's own, unique per transaction.
      ...(other === null
        ? []
        : [issue('REFERENCE_TWICE_IN_FILE', 'error', { line: table.lines[other] ?? 0 })]),
      ...(isFinanced ? [issue('REFERENCE_FINANCED', 'warning')] : []),
      ...(isSent ? [issue('REFERENCE_SENT_BEFORE', 'warning')] : []),
      ...found,
    ]
  }
  const toTallied = (id: number): TalliedRow => {
    const issues = collectIssues(id)
    return {
      level: findWorst(issues),
      isLeftOut: !takesPart(id),
      issues,
      currency: kept.currency[id] ?? null,
      payable: kept.payable[id] ?? null,
      financed: kept.financed[id] ?? null,
      dueDate: kept.dueDate[id] ?? '',
    }
  }
  /** Changes a row. What has to be looked at again besides are the rows of the references that it leaves and joins. */
  const replace = (id: number, next: string, change: () => unknown): readonly number[] => {
    const ids = new Set([id, ...references.find(kept.reference[id] ?? ''), ...references.find(next)])
    for (const one of ids) tally.remove(toTallied(one))
    leave(id)
    change()
    join(id)
    for (const one of ids) {
      tally.add(toTallied(one))
      shown[one] = undefined
    }
    return [...ids]
  }

  return {
    size,
    check: (isInTime) => {
      for (; checked < size; checked += 1) {
        if (checked % rowsBetweenLooks === 0 && checked > 0 && !isInTime()) break
        if (totalsFinder.isTotals(read(checked), checked)) {
          totalsRows.add(checked)
          leftOut.add(checked)
        }
        join(checked)
      }
      // Only now is it known which references stand twice.
      for (; checked === size && tallied < size; tallied += 1) {
        if (tallied % rowsBetweenLooks === 0 && tallied > 0 && !isInTime()) break
        tally.add(toTallied(tallied))
      }
      return size === 0 ? 1 : (checked * 0.8 + tallied * 0.2) / size
    },
    standing: (id) => (takesPart(id) ? findWorst(collectIssues(id)) : 'leftOut'),
    row: (id) => {
      const known = shown[id]
      if (known !== undefined) return known
      const issues = collectIssues(id)
      const row = new CheckedRow({ id, table, issues, level: findWorst(issues), isLeftOut: !takesPart(id) })
      shown[id] = row
      return row
    },
    change: ({ rowId, values }) => {
      const cells = Array.from(table.rows[rowId] ?? [])
      const edited = new Set(table.edited.get(rowId))
      // A cast with a reason: the keys are names of fields by their type.
      for (const field of Object.keys(values) as TransactionFieldName[]) {
        const text = values[field] ?? ''
        const at = table.columnOf.get(field)
        if (text === (at === undefined ? '' : (cells[at] ?? ''))) continue
        const column = takeColumn(table, field)
        while (cells.length < column) cells.push('')
        cells[column] = text
        edited.add(field)
      }
      if (isSame(cells, table.rows[rowId])) return []
      table.rows[rowId] = cells
      table.edited.set(rowId, edited)
      return replace(rowId, readRow(reader, rowId).reference, () => read(rowId))
    },
    leaveOut: (id, isLeftOut) =>
      leftOut.has(id) === isLeftOut || id >= table.orphansFrom
        ? []
        : replace(id, kept.reference[id] ?? '', () => (isLeftOut ? leftOut.add(id) : leftOut.delete(id))),
    totals: tally.totals,
    issueCounts: tally.issueCounts,
    toBatchRow: (id) => {
      if (!takesPart(id) || findWorst(collectIssues(id)) === 'error') return null
      return toBatchRow(readRow(reader, id), table.lines[id] ?? 0)
    },
  }
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
