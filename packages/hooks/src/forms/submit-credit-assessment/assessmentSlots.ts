import type { UploadItem } from '@onlend/core/client/uploads'
import type { AssessmentDocument } from '@onlend/core/internal'
import type { SubmitCreditAssessmentValues } from './submitCreditAssessmentForm.ts'

/** A place for the files of one document; management reports have one for each year. */
export type AssessmentSlot = AssessmentDocument | `management_financial_report_${string}`

/** The sections of the form, which a person fills in in any order. */
export type AssessmentSection = (typeof assessmentSections)[number]['name']

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

type AssessmentSlotsParameters = Pick<SubmitCreditAssessmentValues, 'years' | 'notApplicable'> & {
  items: readonly UploadItem[]
  getItems: (slot: string) => readonly UploadItem[]
  optionalDocuments: readonly AssessmentDocument[]
  filesNeeded: Readonly<Partial<Record<AssessmentDocument, number>>>
  /** The lender has made an offer, whose letter the applicant signs. */
  hasOffer: boolean
  /** The person has tried to go on: slots without a file count as mistakes. */
  isTried: boolean
  getId: (slot: AssessmentSlot) => string
}

const report = /^management_financial_report_(\d{4})$/

/** The state of every slot, by section; reports of years that are no longer chosen come after the chosen years, where they have files. */
export function assessmentSlots(parameters: AssessmentSlotsParameters): readonly AssessmentSlotState[] {
  const { years, items } = parameters
  const filledYears = [...new Set(items.map(({ slot }) => report.exec(slot)?.[1] ?? null))]
  const unused = filledYears
    .filter((year) => year !== null)
    .filter((year) => !years.includes(year))
    .sort()
  return assessmentSections.flatMap(({ name: section, documents: asked }) => {
    const documents = asked.map((document) => toState(parameters, section, document))
    if (section !== 'finances') return documents
    const reports = [...years, ...unused].map((year) => toState(parameters, section, { year }))
    // Bank statements and audited reports come before the management's reports, as in the API document.
    return [...documents.slice(0, 2), ...reports, ...documents.slice(2)]
  })
}

function toState(
  parameters: AssessmentSlotsParameters,
  section: AssessmentSection,
  what: AssessmentDocument | { year: string },
): AssessmentSlotState {
  const { years, notApplicable, getItems, optionalDocuments, isTried, getId } = parameters
  const year = typeof what === 'string' ? null : what.year
  const document = typeof what === 'string' ? what : 'management_financial_report'
  const slot: AssessmentSlot = typeof what === 'string' ? what : `management_financial_report_${what.year}`
  const items = getItems(slot)
  const mayNotApply = typeof what === 'string' && optionalDocuments.includes(what)
  // A file overrules a tick and the offer that is not there: an uploaded document exists.
  const isAsked = what !== 'side_letter' || parameters.hasOffer || items.length > 0
  const isNotApplicable = !isAsked || (mayNotApply && items.length === 0 && notApplicable.includes(what))
  const isUnused = year !== null && !years.includes(year)
  const filesNeeded = typeof what === 'string' ? (parameters.filesNeeded[what] ?? 1) : 1
  const problem = isNotApplicable || isUnused ? null : findProblem(items, filesNeeded)
  return {
    ...{ slot, section, document, year, items, filesNeeded, mayNotApply, isNotApplicable, isUnused },
    isAsked,
    id: getId(slot),
    isDone: problem === null && !isUnused,
    errorCode: problem === 'FILE_PROBLEM' || isTried ? problem : null,
  }
}

function findProblem(items: readonly UploadItem[], needed: number): SlotErrorCode | null {
  if (items.length === 0) return 'REQUIRED'
  if (items.some(({ state }) => state === 'rejected' || state === 'failed')) return 'FILE_PROBLEM'
  if (items.some(({ state }) => state !== 'staged')) return 'STILL_UPLOADING'
  return items.length < needed ? 'TOO_FEW_FILES' : null
}

/** The documents by section, in the order of the form (Partner API, Endpoint 11). Reports and figures have years. */
export const assessmentSections = [
  {
    name: 'company',
    documents: [
      ...(['holdco_incorporation_documents', 'opco_incorporation_documents', 'memorandum'] as const),
      ...(['management_profile', 'shareholders_details', 'directors_details', 'business_summary'] as const),
    ],
  },
  { name: 'finances', documents: ['bank_statements', 'audited_financial_reports', 'loan_book'] },
  { name: 'figures', documents: [] },
  { name: 'agreement', documents: ['side_letter', 'board_resolution'] },
  {
    name: 'account',
    documents: [
      ...(['means_of_identification', 'signature_mandate', 'utility_bill'] as const),
      ...(['passport_photograph', 'bank_forms'] as const),
    ],
  },
] as const satisfies readonly { name: string; documents: readonly AssessmentDocument[] }[]
