import type { AssessmentDocument } from '@onlend/core/internal'
import type { UploadItem } from '@onlend/core/client/uploads'
import { assessmentSections } from './assessmentSections.ts'
import type {
  SlotErrorCode,
  AssessmentSection,
  AssessmentSlot,
  AssessmentSlotState,
  SubmitCreditAssessmentValues,
} from './submitCreditAssessmentFormTypes.ts'

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
  // A file overrules a tick and the host's `hasOffer`: an uploaded document exists.
  const isOut = mayNotApply && items.length === 0
  const isAsked = !(isOut && what === 'side_letter' && !parameters.hasOffer)
  const isNotApplicable = isOut && (notApplicable.includes(what) || !isAsked)
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
