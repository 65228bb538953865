import type { CellNote, Sheet, SheetFile } from '../../src/sheets/index.ts'
import { finishSteps } from '../../src/lib/finishSteps.ts'
import { importTableSteps } from '../../src/transactions/importTableSteps.ts'
import {
  createRowChecker,
  type KnownReferences,
  type RowChecker,
} from '../../src/transactions/createRowChecker.ts'
import { findImportLayout } from './findImportLayout.ts'
import { mapColumns } from '../../src/transactions/mapColumns.ts'
import type { ImportLayout, ImportRow } from '../../src/transactions/TransactionImport.ts'

/** A sheet of text, as the reader gives it: rows as lines, cells divided by a bar. */
export function toSheet(
  text: string,
  { name = '', notes = [] }: { name?: string; notes?: CellNote[] } = {},
): Sheet {
  const rows = text
    .trim()
    .split('\n')
    .map((line) =>
      line
        .trim()
        .split('|')
        .map((cell) => cell.trim()),
    )
  return { name, rows, lines: rows.map((_, at) => at + 1), notes, isHidden: false }
}

/** A file of sheets. */
export function toFile(...sheets: Sheet[]): SheetFile {
  const digest = 'ab12cd34'.repeat(8)
  return {
    name: 'loans.csv',
    format: 'csv',
    size: 1,
    digest,
    reading: { encoding: 'utf-8', delimiter: ',' },
    sheets,
  }
}

type Options = {
  layout?: Partial<ImportLayout>
  currency?: string | null
  drawdownId?: string | null
  known?: Partial<KnownReferences>
}

/** The rows of a file, checked as it is found, and their checker. */
export function checkFile(
  file: SheetFile,
  options: Options = {},
): { checker: RowChecker; rows: ImportRow[]; codes: (id: number) => string[] } {
  const layout = { ...findImportLayout(file), ...options.layout }
  const sheet = file.sheets[layout.sheet] ?? toSheet('')
  const table = finishSteps(importTableSteps(file, layout, mapColumns(sheet, layout)))
  const checker = createRowChecker(
    {
      table,
      dateOrder: layout.dateOrder,
      isOrderSure: !layout.doubts.includes('dateOrder'),
      format: { digits: 2, decimalMark: layout.decimalMark },
      currency: options.currency === undefined ? 'NGN' : options.currency,
      operatorName: 'Harbour Capital',
      drawdownId: options.drawdownId === undefined ? null : options.drawdownId,
    },
    { sent: new Set(), financed: new Set(), ...options.known },
  )
  finishSteps(checker.checkSteps())
  const rows = file.sheets.some((one) => one.rows.length > 50_000)
    ? []
    : Array.from({ length: checker.size }, (_, id) => checker.row(id))
  const codes = (id: number) =>
    checker
      .row(id)
      .issues.map(({ field, code, level }) => `${level} ${code}${field === null ? '' : ` ${field}`}`)
  return { checker, rows, codes }
}
