import type { LendingError, Operation } from '@onlend/core'
import type { AttentionOperation } from '@onlend/core/relay'
import type { StatementLayout, StatementLayoutChange } from '../repayments/index.ts'
import type { StatementFacts } from '../repayments/StatementLine.ts'
import type { KeptSheet } from '../sheets/draft/useSheetDraft.ts'
import type { PdfQuestion, SheetErrorCode, SheetSource } from '../sheets/index.ts'
import type { ComparisonPart, ComparisonShown, IdentifiedFinding } from './createComparisonWork.ts'
import type { ReconciliationFinding } from './Reconciliation.ts'
import type { ReportWords } from './toReportRows.ts'

export type UseLockboxReconciliationParameters = {
  /** @default the provider's */
  customerPartnerId?: string | undefined
  /** Calendar days within which money appears on the statement. @default 3 */
  daysToArrive?: number | undefined
  /** IANA name of the lender's zone, in which the statement's days are. @default the viewer's own */
  timeZone?: string | undefined
  /** Makes the worker that reads off the main thread; `null` reads in short slices on it. @default the worker that ships with the package */
  createWorker?: (() => Worker) | null | undefined
}

/** The state and the actions of a comparison of a statement with the ledger. */
export type LockboxReconciliation = {
  step: 'choose' | 'layout' | 'compared'
  /** The progress of reading a statement, from 0 to 1; `null` while no read runs. */
  reading: number | null
  /** The reason why the file could not be read; the earlier statement stays. */
  fileError: SheetErrorCode | null
  /** The first row of the statement's table that does not add up, from 1, with the error `unbalanced`. */
  errorRow: number | null
  /** The question about a chosen PDF, before its reader is loaded; `null` without one. */
  pdf: PdfQuestion | null
  /** Reads a statement from a file or from pasted text. */
  choose: (source: SheetSource) => void
  /** A statement that a closed page left on this device, with its layout; `null` without one. */
  kept: KeptSheet | null
  /** Back to the beginning; the device forgets the statement. */
  startOver: () => void
  /** The layout of the statement, where its reader has doubts; `null` without doubts. */
  layout: StatementLayout | null
  setLayout: (change: StatementLayoutChange) => void
  confirmLayout: () => void
  /** The facts of the statement; the worker holds its lines. */
  statement: StatementFacts | null
  /** The operations to compare with the statement, read again when any changes; `refetch` also reads the proposals for them again. */
  ledger: { isPending: boolean; isFetching: boolean; error: LendingError | null; refetch: () => void }
  /** The days and the counts of the comparison; `null` until the statement and the ledger can be compared. */
  reconciliation: ComparisonShown['facts'] | null
  /** The shown findings by type, the most urgent first. */
  findings: readonly LockboxFindingGroup[]
  /** The shown pairs, and the number of all. */
  pairs: ComparisonShown['pairs']
  /** Shows more findings of a type, or more pairs. */
  showMore: (part: ComparisonPart) => void
  /** Whether this person can resolve operations; `null` before the relay has answered. */
  isOperator: boolean | null
  /** Reports that the withdrawal of an evidence was done, with the operator's own words; sends no money. */
  resolve: (finding: LockboxFinding, text: string) => void
  /** Agrees to the proposal of another operator for the finding. */
  confirm: (finding: LockboxFinding) => void
  /** The last decision that was sent to the relay, and its result. */
  decision: LockboxDecision | null
  /** Writes the report of this comparison as CSV that no spreadsheet runs as formulas; `null` before there is one. */
  writeReport: (words: ReportWords) => Promise<Blob | null>
}

/** The shown findings of one type, and the number of all. */
export type LockboxFindingGroup = {
  type: ReconciliationFinding['type']
  total: number
  shown: readonly LockboxFinding[]
}

/** A finding, with the proposal of an operator. */
export type LockboxFinding = IdentifiedFinding & {
  /** `waiting`: another operator has to agree to this person's proposal; `proposed`: this person can agree to another operator's. */
  state: 'open' | 'waiting' | 'proposed'
  /** The proposal for the operation, with the operator who made it. */
  proposal: AttentionOperation['proposal']
}

/** The decision of an operator, during and after its sending. */
export type LockboxDecision = {
  findingId: string
  operation: Pick<Operation, 'id' | 'reference'>
  what: 'resolve' | 'confirm'
  /** `proposed`: a second operator has to agree; `recorded`: the operation has its outcome. */
  state: 'sending' | 'proposed' | 'recorded' | 'refused'
  /** The reason of a refusal: `line_used` where the line is the evidence for another operation. */
  error: LendingError | null
}
