import type { Sheet, SheetFile } from '../sheets/index.ts'
import { findFieldByHeading } from './findFieldByHeading.ts'
import { writtenFormSteps } from './writtenFormSteps.ts'
import type { ImportLayout, TransactionFieldName } from './TransactionImport.ts'

/** The most rows above the headings: letterheads, titles and dates of printing. */
const mostRowsAbove = 40

/** Finds the layout of a file in short steps: its sheet, its headings, the format of days and amounts, and the doubts. */
export function* importLayoutSteps(
  file: SheetFile,
  fieldByHeading: typeof findFieldByHeading = findFieldByHeading,
): Generator<undefined, ImportLayout> {
  const found = file.sheets.map((sheet) => ({ sheet, ...findHeaderRow(sheet, fieldByHeading) }))
  const at = found.reduce((best, one, index) => (score(one) > score(found[best]) ? index : best), 0)
  const main = found[at]
  const instalments = found.findIndex((one, index) => index !== at && isOfInstalments(one.fields))
  const headerRow = main?.headerRow ?? null
  const forms = yield* writtenFormSteps(main?.sheet.rows ?? [], headerRow, main?.sheet.notes ?? [])
  const doubts: ImportLayout['doubts'][number][] = []
  if (forms.isOrderUnclear) doubts.push('dateOrder')
  if (forms.isMarkUnclear) doubts.push('decimalMark')
  if (main === undefined || main.fields.size < 2) doubts.push('headerRow')
  if (file.reading?.encoding === 'windows-1252' && hasSpecialLetters(main?.sheet)) doubts.push('encoding')
  return {
    sheet: at,
    instalmentsSheet: instalments === -1 ? null : instalments,
    headerRow,
    encoding: file.reading?.encoding ?? null,
    delimiter: file.reading?.delimiter ?? null,
    dateOrder: forms.dateOrder,
    decimalMark: forms.decimalMark,
    doubts,
  }
}

type FoundHeader = { headerRow: number | null; fields: ReadonlySet<TransactionFieldName> }

function findHeaderRow({ rows }: Sheet, fieldByHeading: typeof findFieldByHeading): FoundHeader {
  let best: FoundHeader = { headerRow: null, fields: new Set() }
  for (let at = 0; at < Math.min(rows.length, mostRowsAbove); at += 1) {
    const fields = new Set((rows.at(at) ?? []).flatMap((cell) => fieldByHeading(cell) ?? []))
    // The first of equal rows: a lower row with the same words is data.
    if (fields.size > best.fields.size) best = { headerRow: at, fields }
  }
  if (best.fields.size >= 2) return best
  return { headerRow: findRowOfWords(rows), fields: best.fields }
}

/** Finds headings in an unknown language: the widest row of words above rows with figures. */
function findRowOfWords(rows: Sheet['rows']): number | null {
  const widest = rows.slice(0, mostRowsAbove).reduce((most, row) => Math.max(most, countFilled(row)), 0)
  const at = rows.slice(0, mostRowsAbove).findIndex((row) => countFilled(row) >= Math.max(2, widest * 0.6))
  const row = at === -1 ? undefined : rows.at(at)
  if (row === undefined || row.some((cell) => /\d/.test(cell))) return null
  return (rows.at(at + 1) ?? []).some((cell) => /\d/.test(cell)) ? at : null
}

function countFilled(row: readonly string[]): number {
  return row.filter((cell) => cell.trim() !== '').length
}

const ofTransactions: readonly TransactionFieldName[] = [
  ...(['firstName', 'lastName', 'businessName', 'amountPayable'] as const),
  ...(['contactNumber', 'disbursementDate', 'expectedPaymentDate', 'reference'] as const),
]

function score(one: (FoundHeader & { sheet: Sheet }) | undefined): number {
  if (one === undefined) return -1
  const known = ofTransactions.filter((field) => one.fields.has(field)).length
  const names = one.fields.has('firstName') || one.fields.has('businessName') || one.fields.has('lastName')
  // The number of rows only decides between sheets with equal headings.
  const size = Math.min(one.sheet.rows.length, 100_000) / 1_000_000
  return known * 2 + (names ? 4 : 0) + size - (one.sheet.isHidden ? 3 : 0)
}

/** Whether a sheet holds instalments: references, days and amounts, but no clients. */
function isOfInstalments(fields: ReadonlySet<TransactionFieldName>): boolean {
  const hasClient = fields.has('firstName') || fields.has('lastName') || fields.has('businessName')
  const hasDue =
    fields.has('expectedPaymentDate') || [...fields].some((field) => /^instalment\d+DueDate$/.test(field))
  const hasAmount =
    fields.has('amountPayable') || [...fields].some((field) => /^instalment\d+Amount$/.test(field))
  return !hasClient && fields.has('reference') && hasDue && hasAmount
}

function hasSpecialLetters(sheet: Sheet | undefined): boolean {
  return (sheet?.rows ?? []).slice(0, 500).some((row) => row.some((cell) => /\P{ASCII}/u.test(cell)))
}
