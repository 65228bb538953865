import type { LendingError, Operation } from '@onlend/core'
import type { AttentionOperation } from '@onlend/core/relay'
import type {
  Statement,
  StatementColumn,
  StatementLayout,
  StatementLayoutChange,
} from '../repayments/index.ts'
import type { PdfQuestion, SheetErrorCode, SheetSource } from '../sheets/index.ts'
import type { ReportWords } from './toReportRows.ts'
import type { Reconciliation, ReconciliationFinding } from './Reconciliation.ts'

export type UseLockboxReconciliationParameters = {
  /** @default the provider's */
  customerPartnerId?: string | undefined
  /** Calendar days within which money stands on the statement. @default 3 */
  daysToArrive?: number | undefined
  /** IANA name of the lender's zone, in which the statement's days are. @default the viewer's own */
  timeZone?: string | undefined
  /** Makes the worker that reads off the main thread; `null` reads in short slices on it. @default the worker that ships with the package */
  createWorker?: (() => Worker) | null | undefined
}

/** Where a person stands in comparing a statement with the ledger, and what can be done there. */
export type LockboxReconciliation = {
  step: 'choose' | 'layout' | 'compared'
  /** While a statement is read: from 0 to 1; `null` while none is. */
  reading: number | null
  /** Why the file could not be read; the earlier one stays as it was. */
  fileError: SheetErrorCode | null
  /** The row of the statement's table from which on it does not add up, from 1, with the error `unbalanced`. */
  errorRow: number | null
  /** Asks about a PDF that was chosen, before its reader is loaded; `null` while none is. */
  pdf: PdfQuestion | null
  /** Reads a statement or what was pasted. */
  choose: (source: SheetSource) => void
  /** Back to the beginning. */
  startOver: () => void
  /** How the statement is laid out, where its reader has doubts; `null` where it has none. */
  layout: StatementLayout | null
  /** The columns of the file, to choose from. */
  columns: readonly StatementColumn[]
  setLayout: (change: StatementLayoutChange) => void
  confirmLayout: () => void
  statement: Statement | null
  /** The operations that the statement is compared with, read again when any changes; `refetch` reads what was proposed for them again too. */
  ledger: { isPending: boolean; isFetching: boolean; error: LendingError | null; refetch: () => void }
  /** `null` until both can be compared. */
  reconciliation: Reconciliation | null
  findings: readonly LockboxFinding[]
  /** Whether this person may resolve operations; `null` while that is not known. */
  isOperator: boolean | null
  /** Says that the withdrawal of an evidence was done, with what the operator saw in their own words; sends no money. */
  resolve: (finding: LockboxFinding, text: string) => void
  /** Agrees to what another operator proposed for it. */
  confirm: (finding: LockboxFinding) => void
  /** What was asked of the relay last, and how it went. */
  decision: LockboxDecision | null
  /** The report of this comparison as CSV that no spreadsheet runs as formulas; `null` before there is one. */
  writeReport: (words: ReportWords) => string | null
}

/** A finding, and what operators have said about it. */
export type LockboxFinding = {
  /** Stable while the statement is the same. */
  id: string
  finding: ReconciliationFinding
  /** `waiting`: another operator has to agree to what this one proposed; `proposed`: this one may. */
  state: 'open' | 'waiting' | 'proposed'
  /** What was proposed for its operation, and by whom. */
  proposal: AttentionOperation['proposal']
}

/** What an operator decided, while it is sent and afterwards. */
export type LockboxDecision = {
  findingId: string
  operation: Pick<Operation, 'id' | 'reference'>
  what: 'resolve' | 'confirm'
  /** `proposed`: a second operator has to agree; `recorded`: the operation has its outcome. */
  state: 'sending' | 'proposed' | 'recorded' | 'refused'
  /** Why it was refused: `line_used` where the line is the evidence for another operation. */
  error: LendingError | null
}
