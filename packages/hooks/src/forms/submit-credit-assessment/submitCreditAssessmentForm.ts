import type { CreditAssessment } from '@onlend/core'
import {
  type AssessmentDocument,
  type FinancialInformation,
  assessmentDocuments,
  assessmentFieldName,
} from '@onlend/core/internal'
import { submitCreditAssessmentOperation } from '@onlend/core/operations'
import type { StagedFile } from '@onlend/core/relay'
import { type FormValues, defineForm } from '../define-form/defineForm.ts'
import { part } from '../define-form/part.ts'
import type { AssessmentSlot, AssessmentSlotState } from './assessmentSlots.ts'
import { type FigureFormat, type FigureName, figure } from './figure.ts'
import { toRecord } from '../../lib/toRecord.ts'

/** The values of the form beside the files. Figures are the typed texts. */
export type SubmitCreditAssessmentValues = FormValues<typeof submitCreditAssessmentForm>

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

/** The typed texts, by year, then by figure. */
type Figures = Record<string, Partial<Record<FigureName, string>>>

type AssessmentContext = {
  format: FigureFormat
  /** The state of every slot with its errors, also before the form shows them: files are no values of the form. */
  getSlots: (values: {
    years: string[]
    notApplicable: AssessmentDocument[]
  }) => readonly AssessmentSlotState[]
  getStaged: (slot: string) => readonly StagedFile[]
}

/**
 * The fields of a credit assessment beside the files (Partner API, Endpoint 11). The slots and cells show what is missing; the relay keeps
 * the draft, see the shared draft.
 */
export const submitCreditAssessmentForm = defineForm<AssessmentContext>()(submitCreditAssessmentOperation, {
  fields: {
    /** One or two years, the newest first, such as `['2025', '2024']`. */
    years: part<string[]>([]),
    /** The typed figures; a year that is no longer in `years` keeps its figures. */
    figures: part<Figures>({}),
    /** Documents that the applicant declares not to have. */
    notApplicable: part<AssessmentDocument[]>([]),
  },
  pages: () => [['years', 'figures', 'notApplicable']],
  // Figures are decimal strings (T41).
  toInput: ({ years, figures, notApplicable }, { format, getSlots, getStaged }): CreditAssessment | null => {
    const slots = getSlots({ years, notApplicable }).filter(({ isUnused }) => !isUnused)
    const read = (year: string, name: FigureName) =>
      figure.read(name, figures[year]?.[name] ?? '', format).value ?? ''
    const isTyped = years.every((year) => figure.names.every((name) => read(year, name) !== ''))
    if (!isTyped || slots.some(({ isDone }) => !isDone)) return null
    const body: CreditAssessment = {
      documents: {},
      management_financial_reports: {},
      financial_information: Object.fromEntries(
        years.map((year) => [year, toRecord(figure.names, (name) => read(year, name))]),
      ),
      not_applicable: slots.flatMap(({ document, isNotApplicable }) =>
        isNotApplicable && document !== 'management_financial_report' ? [document] : [],
      ),
    }
    for (const { slot, document, year, items, isNotApplicable } of sortSlots(slots)) {
      if (isNotApplicable) continue
      const staged = [...getStaged(slot)]
      const isShown = (file: StagedFile) => items.some(({ uploadId }) => uploadId === file.upload_id)
      // The relay's list decides which files are staged: the relay can have lost a file that this page still shows.
      if (staged.length !== items.length || !staged.every(isShown)) return null
      if (document === 'management_financial_report') body.management_financial_reports[year ?? ''] = staged
      else body.documents[document] = staged
    }
    return body
  },
  // The body to send, with the names and sizes of its files. The part names number the files in their order (T64).
  toReview: (body, values, { getSlots }): SubmitCreditAssessmentReview => {
    const slots = getSlots(values).filter(({ isUnused }) => !isUnused)
    const files = sortSlots(slots).flatMap(({ slot, document, year, items }) => {
      const sent =
        document === 'management_financial_report'
          ? body.management_financial_reports[year ?? '']
          : body.documents[document]
      return (sent ?? []).flatMap((file, at) => {
        const item =
          'upload_id' in file ? items.find(({ uploadId }) => uploadId === file.upload_id) : undefined
        if (!item || !('upload_id' in file)) return []
        const number = { index: at + 1, count: sent?.length ?? 0 }
        const name = assessmentFieldName(document, { ...(year === null ? {} : { year }), ...number })
        return [{ slot, part: name, name: item.name, size: item.size, type: item.type, sha256: file.sha256 }]
      })
    })
    return {
      slots: slots.map(({ slot, document, year, section, isNotApplicable }) => ({
        ...{ slot, document, year, section, isNotApplicable },
      })),
      files,
      figures: body.financial_information,
      bytes: files.reduce((sum, { size }) => sum + size, 0),
    }
  },
})

/** Slots in the order of the API document; reports of the earlier year come first, as an object of years has them. */
function sortSlots(slots: readonly AssessmentSlotState[]): AssessmentSlotState[] {
  const getPlace = ({ document, year }: AssessmentSlotState) =>
    document === 'management_financial_report'
      ? assessmentDocuments.length + Number(year)
      : assessmentDocuments.indexOf(document)
  return [...slots].sort((a, b) => getPlace(a) - getPlace(b))
}
