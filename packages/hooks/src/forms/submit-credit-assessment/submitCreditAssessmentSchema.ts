import type { CreditAssessment, submitCreditAssessment } from '@onlend/core'
import type { EndpointInput, FinancialInformation } from '@onlend/core/internal'
import type { StagedFile } from '@onlend/core/relay'
import * as z from 'zod/mini'
import { toRecord } from '../../lib/toRecord.ts'
import type {
  AssessmentSlotState,
  FigureName,
  SubmitCreditAssessmentValues,
} from './submitCreditAssessmentFormTypes.ts'
import type { FigureFormat } from './readFigure.ts'
import { figureNames } from './figureNames.ts'
import { plainFigure } from './plainFigure.ts'
import { sortSlots } from './sortSlots.ts'

type SubmitCreditAssessmentSchemaParameters = {
  /** Every slot as it stands, whether its errors are shown or not. */
  getSlots: (values: SubmitCreditAssessmentValues) => readonly AssessmentSlotState[]
  getStaged: (slot: string) => readonly StagedFile[]
  getFormat: () => FigureFormat
}

/**
 * What was filled in as it is sent, in the order of the API document. Figures are decimal strings (T41). What is missing is told by the
 * slots and cells themselves, so that an assessment that is not complete has one error, of the form as a whole.
 */
export function submitCreditAssessmentSchema({
  getSlots,
  getStaged,
  getFormat,
}: SubmitCreditAssessmentSchemaParameters): z.ZodMiniType<
  EndpointInput<typeof submitCreditAssessment>,
  SubmitCreditAssessmentValues
> {
  return z.transform((values: SubmitCreditAssessmentValues, { issues }): CreditAssessment => {
    const figures = toFinancialInformation(values, getFormat())
    const body = figures && toBody(figures, getSlots(values), getStaged)
    if (body) return body
    issues.push({ code: 'custom', message: 'REQUIRED', input: values })
    return z.NEVER
  })
}

function toBody(
  figures: FinancialInformation,
  slots: readonly AssessmentSlotState[],
  getStaged: (slot: string) => readonly StagedFile[],
): CreditAssessment | null {
  const used = slots.filter(({ isUnused }) => !isUnused)
  if (used.some(({ isDone }) => !isDone)) return null
  const body: CreditAssessment = {
    documents: {},
    management_financial_reports: {},
    financial_information: figures,
    not_applicable: used.flatMap(({ document, isNotApplicable }) =>
      isNotApplicable && document !== 'management_financial_report' ? [document] : [],
    ),
  }
  for (const { slot, document, year, items, isNotApplicable } of sortSlots(used)) {
    if (isNotApplicable) continue
    const staged = [...getStaged(slot)]
    const isShown = (file: StagedFile) => items.some(({ uploadId }) => uploadId === file.upload_id)
    // The relay's own list decides what is staged: it may have lost one that this page still shows.
    if (staged.length !== items.length || !staged.every(isShown)) return null
    if (document === 'management_financial_report') body.management_financial_reports[year ?? ''] = staged
    else body.documents[document] = staged
  }
  return body
}

/** `null` where a figure is missing or cannot be read. */
function toFinancialInformation(
  { years, figures }: SubmitCreditAssessmentValues,
  format: FigureFormat,
): FinancialInformation | null {
  const read = (year: string, name: FigureName) => plainFigure(name, figures[year]?.[name] ?? '', format)
  if (years.some((year) => figureNames.some((name) => read(year, name) === null))) return null
  return Object.fromEntries(
    years.map((year) => [year, toRecord(figureNames, (name) => read(year, name) ?? '')]),
  )
}
