import type { RowChecker } from './createRowChecker.ts'
import type { ImportTable } from './ImportTable.ts'
import type {
  ImportDecision,
  ImportIssue,
  ImportIssueCode,
  TransactionFieldName,
} from './TransactionImport.ts'

type MendsOptions = {
  table: Pick<ImportTable, 'columnOf' | 'rows'>
  size: number
  getIssues: (id: number) => readonly ImportIssue[]
  change: RowChecker['change']
}

type Mends = {
  mend: RowChecker['mend']
  /** The decisions about issues with a suggestion, open and taken. */
  list: (counts: readonly { code: ImportIssueCode; rows: number }[]) => readonly ImportDecision[]
}

/** One mended cell. */
type Mended = { rowId: number; field: TransactionFieldName; before: string; after: string }

/** The issues whose suggestions a person can accept for all rows at once. */
const mendable: readonly ImportIssueCode[] = [
  'LEADING_ZERO_LOST',
  'DECIMALS_ADDED',
  'DATE_AGAINST_ORDER',
  'FINANCIER_UNKNOWN',
]

/** Mends all rows with one issue at once, and remembers the earlier texts so that a person can undo it. */
export function createMends({ table, size, getIssues, change }: MendsOptions): Mends {
  const mended = new Map<ImportIssueCode, Mended[]>()
  const readCell = (id: number, field: TransactionFieldName): string => {
    const column = table.columnOf.get(field)
    return column === undefined ? '' : (table.rows.at(id)?.[column] ?? '')
  }
  const write = ({ rowId, field }: Mended, text: string) => change({ rowId, values: { [field]: text } })
  return {
    *mend(code, isMended) {
      const done = mended.get(code) ?? []
      if (isMended) mended.set(code, done)
      for (let at = 0; isMended && at < size; at += 1) {
        for (const { field, facts, ...issue } of getIssues(at)) {
          const after = facts?.['suggestion']
          if (issue.code !== code || field === null || typeof after !== 'string') continue
          const one = { rowId: at, field, before: readCell(at, field), after }
          done.push(one)
          write(one, after)
        }
        yield at / size
      }
      if (isMended) return
      const count = done.length
      for (let one = done.pop(); one !== undefined; one = done.pop()) {
        // A cell that a person has changed since keeps the person's text.
        if (readCell(one.rowId, one.field) === one.after) write(one, one.before)
        yield 1 - done.length / count
      }
      mended.delete(code)
    },
    list: (counts) =>
      mendable.flatMap((code): ImportDecision[] => {
        const open = counts.filter((one) => one.code === code).reduce((sum, { rows }) => sum + rows, 0)
        const rows = new Set(mended.get(code)?.map(({ rowId }) => rowId)).size
        if (open + rows === 0) return []
        return [{ code, how: 'mend', rows: open === 0 ? rows : open, isTaken: open === 0 }]
      }),
  }
}
