import type { Amount, LendingError } from '@onlend/core'
import type { KeptSheet } from '../sheets/draft/useSheetDraft.ts'
import type { BatchProgress } from '../batches/index.ts'
import type {
  SheetDelimiter,
  SheetEncoding,
  SheetErrorCode,
  SheetFile,
  SheetSource,
} from '../sheets/index.ts'

/** The meanings of the file's columns: `firstName` and `lastName`, or `businessName`; each instalment has separate columns, numbered from 1. */
export type TransactionFieldName =
  | 'firstName'
  | 'lastName'
  | 'businessName'
  | 'contactNumber'
  | 'idType'
  | 'idValue'
  | 'reference'
  | 'amountPayable'
  | 'currency'
  | 'disbursementDate'
  | 'expectedPaymentDate'
  | 'financier'
  | 'reason'
  | 'financedAmount'
  | 'drawdownId'
  | `instalment${number}StartDate`
  | `instalment${number}DueDate`
  | `instalment${number}Amount`

export type DateOrder = 'day-first' | 'month-first' | 'year-first'

/** The layout of the file, as found; a person confirms or changes it. */
export type ImportLayout = {
  /** The sheet, by its place. */
  sheet: number
  /** The separate sheet of the instalments, tied by reference; `null` without one. */
  instalmentsSheet: number | null
  /** The row that names the columns, by its place; `null` for none. */
  headerRow: number | null
  encoding: SheetEncoding | null
  delimiter: SheetDelimiter | null
  dateOrder: DateOrder
  decimalMark: '.' | ','
  /** The choices for which another reading is possible: the widget asks the person. */
  doubts: readonly ('dateOrder' | 'decimalMark' | 'headerRow' | 'encoding')[]
}

/** A column of the file and its field. */
export type ImportColumn = {
  /** The column's place, from 0. */
  index: number
  /** The column's heading; empty without one. */
  heading: string
  /** The cells of the first rows, to recognise the column by. */
  samples: readonly string[]
  /** `null`: the column is not imported. */
  field: TransactionFieldName | null
  /** The source of the field. */
  foundBy: 'remembered' | 'name' | 'content' | 'person' | null
}

/** An issue of one cell or row: an error, a warning or a note. The widget has the words of each code. */
export type ImportIssue = {
  /** The id of the row with the issue. */
  rowId: number
  field: TransactionFieldName | null
  code: ImportIssueCode
  /** `error` keeps the row here; `warning` does so until a person accepts it; `info` states how the cell was understood. */
  level: 'error' | 'warning' | 'info'
  /** Values for the text of the issue: another line, the expected amount; `suggestion` is the text that mends the cell. */
  facts?: Readonly<Record<string, string | number>>
}

export type ImportIssueCode =
  | 'REQUIRED'
  | 'NAME_MISSING'
  | 'AMOUNT_INVALID'
  | 'AMOUNT_NOT_POSITIVE'
  | 'AMOUNT_TOO_PRECISE'
  | 'AMOUNT_READ_WITH_COMMA'
  | 'CURRENCY_DIFFERS'
  | 'DATE_INVALID'
  | 'DATE_UNCLEAR'
  | 'DATE_AGAINST_ORDER'
  | 'PAID_BEFORE_DISBURSED'
  | 'CONTACT_NUMBER_INVALID'
  | 'ID_TYPE_UNKNOWN'
  | 'BVN_LENGTH'
  | 'LEADING_ZERO_LOST'
  | 'SCIENTIFIC_NUMBER'
  | 'DECIMALS_ADDED'
  | 'REFERENCE_TWICE_IN_FILE'
  | 'REFERENCE_SENT_BEFORE'
  | 'REFERENCE_FINANCED'
  | 'TOTALS_ROW'
  | 'MERGED_CELL'
  | 'HIDDEN_ROW'
  | 'FORMULA'
  | 'CELL_ERROR'
  | 'CHARACTER_DAMAGED'
  | 'FINANCED_ABOVE_PAYABLE'
  | 'DRAWDOWN_MISSING'
  | 'INSTALMENTS_MISSING'
  | 'INSTALMENTS_DIFFER'
  | 'INSTALMENT_INCOMPLETE'
  | 'INSTALMENT_DUE_BEFORE_START'
  | 'INSTALMENTS_OUTSIDE_DATES'
  | 'INSTALMENT_WITHOUT_TRANSACTION'
  | 'FINANCIER_UNKNOWN'

/** One row of the file, with the changes of the person. */
export type ImportRow = {
  /** Unique and stable while rows are sorted, filtered and edited. */
  id: number
  /** The row's number in the file. */
  line: number
  /** The current texts, by field. */
  values: Readonly<Partial<Record<TransactionFieldName, string>>>
  /** The fields that a person has changed. */
  edited: readonly TransactionFieldName[]
  issues: readonly ImportIssue[]
  /** The worst of its issues. */
  level: 'error' | 'warning' | 'info' | 'ok'
  /** The row is not sent: a person left it out, or it is a totals row. */
  isLeftOut: boolean
}

export type ImportTotals = {
  rows: number
  errors: number
  /** Rows with warnings; `held` are those that stay here until a person decides. */
  warnings: number
  held: number
  leftOut: number
  /** The sums of the rows to send, by currency. */
  amounts: readonly { currency: string | null; rows: number; amount: Amount; financed: Amount }[]
  /** The sums by calendar month of the expected payment, `YYYY-MM`. */
  months: readonly { month: string; rows: number; amount: Amount }[]
}

/** A decision about all rows with one issue. */
export type ImportDecision = {
  code: ImportIssueCode
  /** `mend` writes the suggestion into each row; `accept` sends the rows as they are. */
  how: 'mend' | 'accept'
  /** The number of rows that the decision covers. */
  rows: number
  isTaken: boolean
}

/** The filter of the shown rows. */
export type ImportRowFilter = {
  level: 'all' | 'error' | 'warning' | 'edited' | 'leftOut'
  code: ImportIssueCode | null
  search: string
}

/** The facts of a file whose rows the worker holds. */
export type ImportFile = Omit<SheetFile, 'sheets'> & {
  sheets: readonly {
    name: string
    isHidden: boolean
    /** The number of rows. */
    size: number
    /** The first rows, of which one can name the columns, and their numbers in the file. */
    head: readonly (readonly string[])[]
    lines: readonly number[]
  }[]
}

/** The shown rows, with the totals of all. */
export type ImportShown = Pick<
  TransactionImport,
  'rows' | 'first' | 'total' | 'totals' | 'issueCounts' | 'decisions'
>

/** The state and the actions of an import. */
export type TransactionImport = {
  /** The customer partner of the transactions; `null` without one. */
  customerPartnerId: string | null
  step: 'choose' | 'layout' | 'rows' | 'review' | 'batch'
  /** The progress of reading or checking a file, from 0 to 1; `null` while neither runs. */
  busy: { what: 'reading' | 'checking'; share: number } | null
  /** The reason why the file could not be read; the earlier file stays. */
  fileError: SheetErrorCode | null
  file: ImportFile | null
  /** Reads a file or pasted text. */
  choose: (source: SheetSource) => void
  /** A file that a closed page left on this device, with its corrections; `null` without one. */
  kept: KeptSheet | null
  /** Back to the beginning; the corrections are lost, and the widget asks before. */
  startOver: () => void

  layout: ImportLayout | null
  setLayout: (change: Partial<Omit<ImportLayout, 'doubts'>>) => void
  columns: readonly ImportColumn[]
  setColumn: (index: number, field: TransactionFieldName | null) => void
  /** Required fields without a column; of names, those of one of the two ways. */
  missing: readonly TransactionFieldName[]
  /** Values that are the same for every row, where the file has no column for them. */
  sector: string | null
  /** Whether a person chooses the sector; a host that fixes it does. */
  asksSector: boolean
  setSector: (sector: string) => void
  confirmLayout: () => void

  /** The shown rows: filtered, errors first, then in the file's order, from the place `first` on. The worker holds the others. */
  rows: readonly ImportRow[]
  /** The place of the first shown row, from 0; `total` is the number of rows that pass the filter. */
  first: number
  total: number
  /** Shows the rows from a place on, 50 unless `count` says otherwise. */
  show: (first: number, count?: number) => void
  filter: ImportRowFilter
  setFilter: (change: Partial<ImportRowFilter>) => void
  totals: ImportTotals
  /** Set where the rows ask for more financing than the drawn and available sum: both sums and their ratio; `times` is `null` where the second is zero. */
  excess: { asked: Amount; available: Amount; currency: string; times: number | null } | null
  /** The number of rows with each issue, the most frequent first. */
  issueCounts: readonly { code: ImportIssueCode; level: ImportIssue['level']; rows: number }[]
  /** The open and the taken decisions, by issue. */
  decisions: readonly ImportDecision[]
  decide: (decision: Pick<ImportDecision, 'code' | 'how'>, isTaken: boolean) => void
  edit: (rowId: number, field: TransactionFieldName, value: string) => void
  leaveOut: (rowId: number, isLeftOut: boolean) => void
  /** Writes the faulty rows as CSV in the file's columns, with a column of their issues, for correction and `bringBack`. Works in short slices. */
  writeFaulty: (say: (issue: ImportIssue) => string, heading: string) => Promise<string>
  /** Replaces the rows of the same lines by those of a corrected file that `writeFaulty` made. */
  bringBack: (source: SheetSource) => void
  goTo: (step: 'layout' | 'rows' | 'review') => void
  /** Whether rows are ready to send: the review leaves out rows in error and says so. */
  canReview: boolean
  /** Begins the batch and hands its rows over to the relay, which sends them. */
  start: () => void
  /** Whether `start` is running. */
  isStarting: boolean
  startError: LendingError | null
  progress: BatchProgress | null
}
