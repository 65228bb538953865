import type { Amount } from '@onlend/core'
import type { LendingEvent } from '@onlend/core/client'
import type { UploadEvent, UploadItem } from '@onlend/core/client/uploads'
import type { AssessmentDocument, FinancialInformation } from '@onlend/core/internal'
import type { UseUploadsReturnType } from '../../uploads/useUploadsTypes.ts'
import type { FormValues } from '../define-form/defineForm.ts'
import type { WriteForm } from '../write-form/writeFormTypes.ts'
import type { assessmentSections } from './assessmentSections.ts'
import type { FigureErrorCode, FigureName } from './figure.ts'
import type { submitCreditAssessmentForm } from './submitCreditAssessmentForm.ts'

/** A place for the files of one document; management reports have one for each year. */
export type AssessmentSlot = AssessmentDocument | `management_financial_report_${string}`

/** The sections of the form, which a person fills in in any order. */
export type AssessmentSection = (typeof assessmentSections)[number]['name']

/** The values of the form beside the files. Figures are the typed texts. */
export type SubmitCreditAssessmentValues = FormValues<typeof submitCreditAssessmentForm>

/** The mistake in a slot. */
export type SlotErrorCode =
  /** No file. */
  | 'REQUIRED'
  /** Fewer files than the service has names for: see `filesNeeded`. */
  | 'TOO_FEW_FILES'
  /** The relay does not have the whole file yet. */
  | 'STILL_UPLOADING'
  /** A file was rejected or failed: remove it, or try again. */
  | 'FILE_PROBLEM'

/** The mistake in a slot or in a cell. The view has the words for it. */
export type AssessmentErrorCode = SlotErrorCode | FigureErrorCode

/** A warning that never stops a submission. */
export type FigureWarningCode =
  | 'COSTS_ABOVE_INCOME'
  | 'EQUITY_ABOVE_ASSETS'
  | 'CASH_ABOVE_ASSETS'
  | 'DEBT_ABOVE_ASSETS'
  /** A hundred times the other year's figure, or a hundredth: the person may have mixed thousands with units. */
  | 'FAR_FROM_OTHER_YEAR'
  | 'NEGATIVE'

/** The state of one slot. */
export type AssessmentSlotState = {
  slot: AssessmentSlot
  section: AssessmentSection
  document: AssessmentDocument | 'management_financial_report'
  /** The year of a management report; `null` for any other document. */
  year: string | null
  /** Stable; the error summary links to it. */
  id: string
  items: readonly UploadItem[]
  /** The least number of files, 1 unless the service names more; there is no upper limit. */
  filesNeeded: number
  /** The host lets applicants declare that they do not have the document (T94). */
  mayNotApply: boolean
  isNotApplicable: boolean
  /** `false` for a slot that the host's facts leave out and that has no file: the form neither shows nor counts it, and declares the document missing. */
  isAsked: boolean
  /** Every file is staged and there are enough, or the document does not apply. */
  isDone: boolean
  /**
   * A report of a year that is no longer chosen: the form keeps its files, neither asks for nor sends them, and counts them again when the year is
   * chosen again.
   */
  isUnused: boolean
  errorCode: SlotErrorCode | null
}

/** The state of one cell of the figures. */
export type FigureCell = {
  year: string
  name: FigureName
  /** Stable; the error summary links to it. */
  id: string
  value: string
  /** The form can send the figure. */
  isDone: boolean
  errorCode: FigureErrorCode | null
  warningCode: FigureWarningCode | null
}

/** The sums of the figures of a year, for comparison with the accounts; `null` where a figure is missing. The form never sends them. */
export type FigureSums = {
  year: string
  /** Income less cost of sales. */
  grossProfit: Amount | null
  /** Gross profit less operating expense. */
  operatingProfit: Amount | null
  /** Operating profit less depreciation and tax. */
  netProfit: Amount | null
  /** Total assets less equity. */
  liabilities: Amount | null
  /**
   * The profits as parts of the income, and equity and debt as parts of the total assets, in percent, rounded to a tenth, such as `'47.2'`; `null`
   * where a figure is missing or the whole is not above zero.
   */
  ratios: Readonly<
    Record<'grossMargin' | 'operatingMargin' | 'netMargin' | 'equityShare' | 'debtShare', string | null>
  >
}

/** The grid of figures: years by twelve figures. */
export type FinancialFigures = {
  years: readonly string[]
  /** The years on offer, the newest first. */
  yearChoices: readonly string[]
  names: readonly FigureName[]
  cell: (year: string, name: FigureName) => FigureCell
  /** Sets the typed text of a cell. */
  setCell: (year: string, name: FigureName, text: string) => void
  /** Writes the figure with its grouping; call it when the person leaves the cell. */
  leaveCell: (year: string, name: FigureName) => void
  /**
   * Fills cells from a spreadsheet's clipboard, from this cell on to the right and down; a first column of names, or a first row of years,
   * puts each figure into its own cell. An unreadable text overwrites no cell.
   */
  paste: (year: string, name: FigureName, text: string) => { filled: number; unread: readonly string[] }
  /** Replaces a year by another; the figures stay with the column. */
  setYear: (at: number, year: string) => void
  /** Adds a year, two at most. */
  addYear: () => void
  removeYear: (at: number) => void
  sums: readonly FigureSums[]
}

/** One entry of the error summary: `id` is the id of the slot or the cell. */
export type AssessmentProblem = { section: AssessmentSection; id: string } & (
  | { type: 'slot'; slot: AssessmentSlot; code: SlotErrorCode }
  | { type: 'cell'; year: string; name: FigureName; code: FigureErrorCode }
)

/** The completeness of the form: each slot and each cell is a step. */
export type AssessmentCompleteness = {
  done: number
  total: number
  sections: Readonly<Record<AssessmentSection, { done: number; total: number; problems: number }>>
}

/** The facts that a person must see before the form sends the assessment. */
export type SubmitCreditAssessmentReview = {
  slots: readonly Pick<AssessmentSlotState, 'slot' | 'document' | 'year' | 'section' | 'isNotApplicable'>[]
  /** The files by slot, in the order of the request. `part` is the name that the service gets. */
  files: readonly {
    slot: AssessmentSlot
    part: string
    name: string
    size: number
    type: string
    sha256: string
  }[]
  figures: FinancialInformation
  bytes: number
}

/** The draft at the relay, with which another device or a colleague goes on. */
export type SharedDraft = {
  /** `local`: only this device has the draft, as there is no link. `conflict`: another person has changed the same fields meanwhile. */
  status: 'loading' | 'saved' | 'saving' | 'local' | 'conflict'
  /** ISO 8601 in UTC. */
  savedAt: string | null
  /** The display name of another person who changed the draft last; `null` for the signed-in person. */
  savedBy: string | null
  /** Takes the other person's values; they replace the values of the same cells here. */
  takeTheirs: () => void
  /** Keeps the values of this device over the other person's. */
  keepMine: () => void
}

export type UseSubmitCreditAssessmentFormParameters = {
  /** @default the provider's */
  customerPartnerId?: string | undefined
  /** @default the two years before this one */
  years?: readonly string[] | undefined
  /** The documents that an applicant can declare not to have; the API document does not say how the service treats their absence (T94). @default none */
  optionalDocuments?: readonly AssessmentDocument[] | undefined
  /**
   * Whether the lender has made an offer: the assessment then asks for its signed letter. No endpoint says so. `false` leaves the letter
   * out, where `optionalDocuments` has `side_letter`. @default true
   */
  hasOffer?: boolean | undefined
  /**
   * The number of files of a document that needs more than one. The API document lists the parent company's certificate as two required files
   * (T64); a service that takes one needs `{ holdco_incorporation_documents: 1 }`. @default { holdco_incorporation_documents: 2 }
   */
  filesNeeded?: Readonly<Partial<Record<AssessmentDocument, number>>> | undefined
  /** The ISO 4217 code of the figures; the form shows it and never sends it. @default none shown */
  currency?: string | undefined
  /** Settles the grouping of figures, and the meaning of one separator before three digits; without a locale, `1,500` is no figure. @default none */
  locale?: string | undefined
  /** The most bytes of one file, for a limit below the relay's. @default 10485760 */
  maxFileBytes?: number | undefined
  /** @default 'auto' */
  compress?: 'auto' | 'off' | undefined
  /** The host's own check before the send, such as a one-time code: `false` stops the send. */
  stepUp?: ((intent: SubmitCreditAssessmentReview & { operationId: string }) => Promise<boolean>) | undefined
  onEvent?: ((event: LendingEvent | UploadEvent) => void) | undefined
}

export type UseSubmitCreditAssessmentFormReturnType = WriteForm<
  SubmitCreditAssessmentValues,
  AssessmentErrorCode,
  SubmitCreditAssessmentReview,
  null
> & {
  section: AssessmentSection
  /** The sections in the order of the form; a person can open any section at any time. */
  sections: readonly AssessmentSection[]
  openSection: (section: AssessmentSection) => void
  slots: readonly AssessmentSlotState[]
  getSlot: (slot: AssessmentSlot) => AssessmentSlotState
  getSlots: (section: AssessmentSection) => readonly AssessmentSlotState[]
  setNotApplicable: (document: AssessmentDocument, isNotApplicable: boolean) => void
  uploads: UseUploadsReturnType
  figures: FinancialFigures
  completeness: AssessmentCompleteness
  /** The entries of the error summary after a failed try to review, in the order of the sections. */
  problems: readonly AssessmentProblem[]
  sharedDraft: SharedDraft
  currency: string | null
}
