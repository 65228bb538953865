import type { Amount, Financing, LendingError } from '@onlend/core'
import type { FinancingSchedule } from '@onlend/hooks/tables'
import type { SheetErrorCode, SheetSource } from '../sheets/index.ts'
import type { BatchProgress } from '../batches/index.ts'
import type { OpenFinancing, RepaymentAllocation, RepaymentProposal } from './RepaymentProposal.ts'
import type { StatementFacts } from './StatementLine.ts'
import type { KeptSheet } from '../sheets/draft/useSheetDraft.ts'
import type { StatementLayout, StatementLayoutChange } from './statements/StatementLayout.ts'
import type { PdfQuestion } from '../sheets/PdfQuestion.ts'

export type UseRepaymentMatcherParameters = {
  /** @default the provider's */
  customerPartnerId?: string | undefined
  /**
   * The due days and payments of a financing, which the service's list does not contain; `null` where you do not know them. Without it, what is
   * financed from the active drawdown is due with the drawdown. Must keep its identity between renders.
   */
  getSchedule?: ((financing: Financing) => FinancingSchedule | null) | undefined
  /** ISO code. @default the credit limit's */
  currency?: string | undefined
  /** IANA name of the lender's zone, which calendar days are in. @default the viewer's own */
  timeZone?: string | undefined
  /** Makes the worker that reads and matches off the main thread; `null` does so in short slices on it. @default the worker that ships with the package */
  createWorker?: (() => Worker) | null | undefined
}

/** The state of a line: `check` and `sure` wait for a person; the person `accepted` it or left it `unused`; `none` has no financing. */
export type RepaymentGroup = 'check' | 'sure' | 'none' | 'accepted' | 'unused'

/** A line of the statement with its proposal and the decision of a person. */
export type RepaymentLine = {
  /** Unique and stable: the line's digest. */
  id: string
  proposal: RepaymentProposal
  /** The current allocations: the proposed ones, or those of a person. */
  allocations: readonly RepaymentAllocation[]
  /** The amount that no allocation uses. */
  left: Amount
  group: RepaymentGroup
  isEdited: boolean
  /** The reason why the line is not used, else `null`: money out, taken back or taking another line back, credited before, or rejected by a person. */
  unused: 'out' | 'taken_back' | 'credited' | 'rejected' | null
  /** `above_left`: together with other accepted lines, the line pays more than is left of the financing. */
  warning: 'above_left' | null
}

export type RepaymentLineFilter = {
  group: RepaymentGroup | 'all'
  /** Searches the line's text, references and names. */
  search: string
}

/**
 * The reason why a line cannot have these allocations: `above_line`, more than the line in all; `far_above_left`, more than twice the sum left of a financing;
 * `not_positive`, an amount of zero or less; `unknown_reference`, no such financing; `twice`, one financing twice; `empty`, no allocation.
 */
export type AllocationProblem =
  | 'above_line'
  | 'far_above_left'
  | 'not_positive'
  | 'unknown_reference'
  | 'twice'
  | 'empty'

/** Sums of one currency. */
export type RepaymentTotals = {
  currency: string | null
  /** Money that came in and can pay financings. */
  incoming: Amount
  lines: number
  /** The amount that accepted lines pay. */
  accepted: Amount
  acceptedLines: number
  /** Money that came in and pays no financing yet. */
  left: Amount
}

/** A remembered "this payer is that client". The payer is kept as a digest only. */
export type RepaymentRule = {
  id: string
  /** The client's name, where the list of financings has it. */
  client: string | null
  /** A reference of that client, to recognise it by. */
  reference: string | null
  /** ISO 8601, UTC. */
  madeAt: string
  /** The number of lines of this statement that used the rule. */
  lines: number
}

/** The state and the actions of the reconciliation of a statement. */
export type RepaymentMatcher = {
  step: 'choose' | 'layout' | 'lines' | 'review' | 'batch'
  /** The progress of reading or matching a statement, from 0 to 1; `null` while neither runs. */
  busy: { what: 'reading' | 'matching'; share: number } | null
  /** The reason why the file could not be read; the earlier statement stays. */
  fileError: SheetErrorCode | null
  /** The first row of the statement's table that does not add up, from 1, with the error `unbalanced`. */
  errorRow: number | null
  /** The question about a chosen PDF, before its reader is loaded; `null` without one. */
  pdf: PdfQuestion | null
  /** The read of the financings: the matcher starts after it. */
  financings: { isPending: boolean; error: LendingError | null; refetch: () => void }
  /** The facts of the statement; the worker holds its lines. */
  statement: StatementFacts | null
  /** Reads a statement from a file or from pasted text. */
  choose: (source: SheetSource) => void
  /** A statement that a closed page left on this device, with the decisions; `null` without one. */
  kept: KeptSheet | null
  /** Back to the beginning; the decisions are lost, and the widget asks before. */
  startOver: () => void

  /** The layout of the statement; `null` for formats that define it themselves. */
  layout: StatementLayout | null
  setLayout: (change: StatementLayoutChange) => void
  confirmLayout: () => void

  /** The shown lines: filtered, those to check first, then in the statement's order, from the place `first` on. The review shows accepted ones. */
  lines: readonly RepaymentLine[]
  /** The place of the first shown line, from 0; `total` is the number of lines that pass the filter. */
  first: number
  total: number
  /** Shows 25 lines from a place on. */
  show: (first: number) => void
  filter: RepaymentLineFilter
  setFilter: (change: Partial<RepaymentLineFilter>) => void
  counts: Readonly<Record<RepaymentGroup | 'all', number>>
  totals: readonly RepaymentTotals[]
  /** Every open financing, to choose another from. */
  openFinancings: readonly OpenFinancing[]
  /** Finds an open financing by its reference. */
  findFinancing: (reference: string) => OpenFinancing | null
  /** Accepts the line's allocations; does nothing without one, or with a conflict that no person has settled. */
  accept: (lineId: string) => void
  /** Leaves the line out. */
  reject: (lineId: string) => void
  /** Undoes an acceptance or a rejection. */
  undo: (lineId: string) => void
  /**
   * Replaces the allocations of a shown line and accepts it. Returns the problem, if any, and then changes nothing.
   */
  edit: (lineId: string, allocations: readonly RepaymentAllocation[]) => AllocationProblem | null
  /** Accepts every line that is sure. */
  acceptSure: () => void

  rules: readonly RepaymentRule[]
  /** The line whose payer can be remembered, after a person assigned it to another client. */
  ruleOffer: { lineId: string; client: string | null } | null
  /** Remembers the payer of the offer as that client, and matches the undecided lines again. */
  acceptRule: () => void
  dismissRule: () => void
  removeRule: (ruleId: string) => void

  /** Goes to a step; to `layout` only where there is a layout. */
  goTo: (step: 'layout' | 'lines' | 'review') => void
  canReview: boolean
  /** Begins the batch and hands its rows over to the relay, which sends them. */
  start: () => void
  isStarting: boolean
  startError: LendingError | null
  progress: BatchProgress | null
}
