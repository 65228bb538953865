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

/** The parts that the form is filled in by, in any order. */
export type AssessmentSection = (typeof assessmentSections)[number]['name']

/** What stands in the form beside the files. Figures are text as typed. */
export type SubmitCreditAssessmentValues = FormValues<typeof submitCreditAssessmentForm>

/** What is wrong with a slot. */
export type SlotErrorCode =
  /** No file. */
  | 'REQUIRED'
  /** Fewer files than the service has names for: see `filesNeeded`. */
  | 'TOO_FEW_FILES'
  /** A file is still on its way. */
  | 'STILL_UPLOADING'
  /** A file was rejected or failed: remove it, or try again. */
  | 'FILE_PROBLEM'

/** What is wrong with a slot, or with a cell. Words for it belong to the view. */
export type AssessmentErrorCode = SlotErrorCode | FigureErrorCode

/** Worth a second look; never stops a submission. */
export type FigureWarningCode =
  | 'COSTS_ABOVE_INCOME'
  | 'EQUITY_ABOVE_ASSETS'
  | 'CASH_ABOVE_ASSETS'
  | 'DEBT_ABOVE_ASSETS'
  /** A hundred times the other year's, or a hundredth: thousands may have been mixed with units. */
  | 'FAR_FROM_OTHER_YEAR'
  | 'NEGATIVE'

/** One slot as it stands. */
export type AssessmentSlotState = {
  slot: AssessmentSlot
  section: AssessmentSection
  document: AssessmentDocument | 'management_financial_report'
  /** Of a management report. */
  year: string | null
  /** Stable; the error summary links to it. */
  id: string
  items: readonly UploadItem[]
  /** 1, unless the service names more; there is no most. */
  filesNeeded: number
  /** The host lets applicants declare that they do not have it (T94). */
  mayNotApply: boolean
  isNotApplicable: boolean
  /** Left out by what the host knows, and without a file: neither shown nor counted. It counts as declared. */
  isAsked: boolean
  /** Every file is staged and there are enough, or it does not apply. */
  isDone: boolean
  /** Reports of a year that is not chosen any more: kept, neither asked for nor sent. They count again when the year is chosen again. */
  isUnused: boolean
  errorCode: SlotErrorCode | null
}

/** One cell of the figures as it stands. */
export type FigureCell = {
  year: string
  name: FigureName
  /** Stable; the error summary links to it. */
  id: string
  value: string
  /** It can be sent as it is. */
  isDone: boolean
  errorCode: FigureErrorCode | null
  warningCode: FigureWarningCode | null
}

/** What follows from the figures of a year, to hold against one's own accounts; `null` where a figure is missing. Never sent. */
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
  /** The profits as parts of the income, and what the total assets are made of, in percent, rounded to a tenth, such as `'47.2'`; `null` where a figure is missing or the whole is not above nothing. */
  ratios: Readonly<
    Record<'grossMargin' | 'operatingMargin' | 'netMargin' | 'equityShare' | 'debtShare', string | null>
  >
}

/** The grid of figures: years by twelve figures. */
export type FinancialFigures = {
  years: readonly string[]
  /** Years that may be chosen, the newest first. */
  yearChoices: readonly string[]
  names: readonly FigureName[]
  cell: (year: string, name: FigureName) => FigureCell
  /** As typed. */
  setCell: (year: string, name: FigureName, text: string) => void
  /** Writes the figure in order, as when the cell is left. */
  leaveCell: (year: string, name: FigureName) => void
  /**
   * Fills cells from a spreadsheet's clipboard, from this cell on to the right and down; a first column of names, or a first row of years,
   * is understood and puts each figure where it belongs. Nothing is overwritten by what cannot be read.
   */
  paste: (year: string, name: FigureName, text: string) => { filled: number; unread: readonly string[] }
  /** Puts another year in the place of one; its figures stay with the column. */
  setYear: (at: number, year: string) => void
  /** Two years at most. */
  addYear: () => void
  removeYear: (at: number) => void
  sums: readonly FigureSums[]
}

/** One entry of the error summary: `id` is that of the slot or the cell. */
export type AssessmentProblem = { section: AssessmentSection; id: string } & (
  | { type: 'slot'; slot: AssessmentSlot; code: SlotErrorCode }
  | { type: 'cell'; year: string; name: FigureName; code: FigureErrorCode }
)

/** How full the form is: slots and cells together count as steps. */
export type AssessmentCompleteness = {
  done: number
  total: number
  sections: Readonly<Record<AssessmentSection, { done: number; total: number; problems: number }>>
}

/** Everything a person must see before it is sent. */
export type SubmitCreditAssessmentReview = {
  slots: readonly Pick<AssessmentSlotState, 'slot' | 'document' | 'year' | 'section' | 'isNotApplicable'>[]
  /** By slot, in the order in which they travel. `part` is the name that the service gets. */
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

/** Where what was typed is kept, so that another device or a colleague goes on with it. */
export type SharedDraft = {
  /** `local`: kept on this device only, as there is no link. `conflict`: another person has changed it meanwhile. */
  status: 'loading' | 'saved' | 'saving' | 'local' | 'conflict'
  /** ISO 8601 in UTC. */
  savedAt: string | null
  /** The display name of another person who changed it last; `null` for the signed-in person. */
  savedBy: string | null
  /** Takes what the other has written; what stands in the same cells here is replaced. */
  takeTheirs: () => void
  /** Keeps what stands here, over what the other has written. */
  keepMine: () => void
}

export type UseSubmitCreditAssessmentFormParameters = {
  /** @default the provider's */
  customerPartnerId?: string | undefined
  /** @default the two years before this one */
  years?: readonly string[] | undefined
  /** Documents that an applicant may declare not to have; what the service makes of their absence is not documented (T94). @default none */
  optionalDocuments?: readonly AssessmentDocument[] | undefined
  /**
   * Whether the lender has made an offer, whose signed letter the assessment then asks for; no endpoint says it. `false` leaves the letter
   * out, where `optionalDocuments` has `side_letter`. @default true
   */
  hasOffer?: boolean | undefined
  /**
   * How many files a document needs, where one is not enough. The API document lists the parent company's certificate as two required files
   * (T64); a service that takes one needs `{ holdco_incorporation_documents: 1 }`. @default { holdco_incorporation_documents: 2 }
   */
  filesNeeded?: Readonly<Partial<Record<AssessmentDocument, number>>> | undefined
  /** ISO 4217; the figures are in it, and it is shown, never sent. @default none shown */
  currency?: string | undefined
  /** Settles how figures are grouped, and what one separator before three digits means; without it, `1,500` is no figure. @default none */
  locale?: string | undefined
  /** Bytes of one file, where less is wanted than the relay takes. @default 10485760 */
  maxFileBytes?: number | undefined
  /** @default 'auto' */
  compress?: 'auto' | 'off' | undefined
  /** A host's own check before sending, such as a one-time code: `false` stops it. */
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
  /** In the order in which they are offered; any may be opened at any time. */
  sections: readonly AssessmentSection[]
  openSection: (section: AssessmentSection) => void
  slots: readonly AssessmentSlotState[]
  getSlot: (slot: AssessmentSlot) => AssessmentSlotState
  getSlots: (section: AssessmentSection) => readonly AssessmentSlotState[]
  setNotApplicable: (document: AssessmentDocument, isNotApplicable: boolean) => void
  uploads: UseUploadsReturnType
  figures: FinancialFigures
  completeness: AssessmentCompleteness
  /** What to list in the summary after a failed try to review, in the order of the sections. */
  problems: readonly AssessmentProblem[]
  sharedDraft: SharedDraft
  currency: string | null
}
