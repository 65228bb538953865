import type { Amount, Financing, LendingError } from '@onlend/core'
import type { FinancingSchedule } from '@onlend/hooks/tables'
import type { SheetErrorCode, SheetSource } from '../sheets/index.ts'
import type { BatchProgress } from '../batches/index.ts'
import type { OpenFinancing, RepaymentAllocation, RepaymentProposal } from './RepaymentProposal.ts'
import type { Statement } from './StatementLine.ts'
import type { StatementLayout, StatementLayoutChange } from './statements/StatementLayout.ts'
import type { PdfQuestion } from '../sheets/PdfQuestion.ts'

export type UseRepaymentMatcherParameters = {
  /** @default the provider's */
  customerPartnerId?: string | undefined
  /**
   * When a financing is to be paid and what has been paid, which the service's list does not say; `null` where you do not know. Without it, what is
   * financed from the active drawdown is due when that is. Must keep its identity between renders.
   */
  getSchedule?: ((financing: Financing) => FinancingSchedule | null) | undefined
  /** ISO code. @default the credit limit's */
  currency?: string | undefined
  /** IANA name of the lender's zone, in which it is a day. @default the viewer's own */
  timeZone?: string | undefined
  /** Makes the worker that reads and matches off the main thread; `null` does so in short slices on it. @default the worker that ships with the package */
  createWorker?: (() => Worker) | null | undefined
}

/** Where a line stands: `check` and `sure` wait for a person, who has `accepted` it or left it `unused`; `none` is a line without a financing. */
export type RepaymentGroup = 'check' | 'sure' | 'none' | 'accepted' | 'unused'

/** A line of the statement with what is proposed for it and what a person decided. */
export type RepaymentLine = {
  /** Unique and stable: the line's digest. */
  id: string
  proposal: RepaymentProposal
  /** What it pays now: what is proposed, or what a person made of it. */
  allocations: readonly RepaymentAllocation[]
  /** What no allocation uses. */
  left: Amount
  group: RepaymentGroup
  isEdited: boolean
  /** Why it is not used, else `null`: money that went out, that was taken back or that took another line's back, was credited before, or was rejected by a person. */
  unused: 'out' | 'taken_back' | 'credited' | 'rejected' | null
  /** What is wrong with it as it is: together with other accepted lines it pays more than is left of the financing. */
  warning: 'above_left' | null
}

export type RepaymentLineFilter = {
  group: RepaymentGroup | 'all'
  /** In what the line says, references and names. */
  search: string
}

/**
 * Why a line cannot pay what a person wants it to: `above_line`, more than the line in all; `far_above_left`, more than twice what is left of a financing; `not_positive`, an amount of zero or less; `unknown_reference`,
 * no such financing; `twice`, one financing twice; `empty`, none.
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
  /** Money that came in and may be used. */
  incoming: Amount
  lines: number
  /** What accepted lines pay. */
  accepted: Amount
  acceptedLines: number
  /** What came in and pays nothing yet. */
  left: Amount
}

/** A remembered "this payer is that client". The payer is kept as a digest only. */
export type RepaymentRule = {
  id: string
  /** Of whom it is, where the list of financings says so. */
  client: string | null
  /** A reference of that client, to recognise it by. */
  reference: string | null
  /** ISO 8601, UTC. */
  madeAt: string
  /** How many lines of this statement it was used for. */
  lines: number
}

/** Where a person stands in reconciling a statement, and what can be done there. */
export type RepaymentMatcher = {
  step: 'choose' | 'layout' | 'lines' | 'review' | 'batch'
  /** While a statement is read or matched: from 0 to 1; `null` while nothing runs. */
  busy: { what: 'reading' | 'matching'; share: number } | null
  /** Why the file could not be read; the earlier one stays as it was. */
  fileError: SheetErrorCode | null
  /** The row of the statement's table from which on it does not add up, from 1, with the error `unbalanced`. */
  errorRow: number | null
  /** Asks about a PDF that was chosen, before its reader is loaded; `null` while none is. */
  pdf: PdfQuestion | null
  /** What the financings say: nothing can be matched before they are read. */
  financings: { isPending: boolean; error: LendingError | null; refetch: () => void }
  statement: Statement | null
  /** Reads a statement or what was pasted. */
  choose: (source: SheetSource) => void
  /** Back to the beginning; what was decided is lost, which the widget asks about. */
  startOver: () => void

  /** How the statement is laid out, where its reader has doubts; `null` for formats that say so themselves. */
  layout: StatementLayout | null
  setLayout: (change: StatementLayoutChange) => void
  confirmLayout: () => void

  /** Lines to show: to be checked first, in the statement's order; filtered. */
  lines: readonly RepaymentLine[]
  filter: RepaymentLineFilter
  setFilter: (change: Partial<RepaymentLineFilter>) => void
  counts: Readonly<Record<RepaymentGroup | 'all', number>>
  /** Every accepted line, whatever the filter shows: the review lists them. */
  accepted: readonly RepaymentLine[]
  totals: readonly RepaymentTotals[]
  /** Every open financing, to choose another from. */
  openFinancings: readonly OpenFinancing[]
  /** Finds one by its reference. */
  findFinancing: (reference: string) => OpenFinancing | null
  /** Accepts what stands there; without an allocation, or with a conflict that no person has settled, it does nothing. */
  accept: (lineId: string) => void
  /** Leaves the line out. */
  reject: (lineId: string) => void
  /** Takes acceptance or rejection back. */
  undo: (lineId: string) => void
  /**
   * Replaces what the line pays and accepts it. Says what is wrong, and then changes nothing.
   */
  edit: (lineId: string, allocations: readonly RepaymentAllocation[]) => AllocationProblem | null
  /** Accepts every line that is sure. */
  acceptSure: () => void

  rules: readonly RepaymentRule[]
  /** The line whose payer can be remembered, after it was given to another client by hand. */
  ruleOffer: { lineId: string; client: string | null } | null
  /** Remembers the payer of the offer as that client, and matches again what no person has decided. */
  acceptRule: () => void
  dismissRule: () => void
  removeRule: (ruleId: string) => void

  /** `layout` only where there is one. */
  goTo: (step: 'layout' | 'lines' | 'review') => void
  canReview: boolean
  /** Begins the batch and hands its rows over to the relay, which sends them. */
  start: () => void
  isStarting: boolean
  startError: LendingError | null
  progress: BatchProgress | null
}
