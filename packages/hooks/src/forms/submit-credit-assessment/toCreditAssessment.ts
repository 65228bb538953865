import type { CreditAssessment } from '@onlend/core'
import { type FinancialInformation, assessmentDocuments, assessmentFieldName } from '@onlend/core/internal'
import type { StagedFile } from '@onlend/core/relay'
import type {
  AssessmentSlotState,
  SubmitCreditAssessmentReview,
  SubmitCreditAssessmentValues,
  FigureName,
} from './submitCreditAssessmentFormTypes.ts'
import type { FigureFormat } from './FigureFormat.ts'
import { figureNames } from './figureNames.ts'
import { plainFigure } from './plainFigure.ts'

type ToCreditAssessmentParameters = {
  values: SubmitCreditAssessmentValues
  slots: readonly AssessmentSlotState[]
  stagedOf: (slot: string) => readonly StagedFile[]
  format: FigureFormat
}

/**
 * What travels and what a person reads before it does, in the order of the API document; `null` where something is missing. Figures are
 * decimal strings (T41), files are numbered in the order in which they stand (T64).
 */
export function toCreditAssessment(
  parameters: ToCreditAssessmentParameters,
): { body: CreditAssessment; review: SubmitCreditAssessmentReview } | null {
  const { slots, stagedOf } = parameters
  const figures = toFinancialInformation(parameters)
  const used = slots.filter(({ isUnused }) => !isUnused)
  if (figures === null || used.some(({ isDone }) => !isDone)) return null
  const body: CreditAssessment = {
    documents: {},
    management_financial_reports: {},
    financial_information: figures,
    not_applicable: used.flatMap(({ document, isNotApplicable }) =>
      isNotApplicable && document !== 'management_financial_report' ? [document] : [],
    ),
  }
  const files: SubmitCreditAssessmentReview['files'][number][] = []
  for (const { slot, document, year, items, isNotApplicable } of used.toSorted(byPlace)) {
    if (isNotApplicable) continue
    const staged = [...stagedOf(slot)]
    for (const [at, file] of staged.entries()) {
      const item = items.find(({ uploadId }) => uploadId === file.upload_id)
      if (!item) return null
      const part = assessmentFieldName(document, {
        ...(year === null ? {} : { year }),
        index: at + 1,
        count: staged.length,
      })
      files.push({ slot, part, name: item.name, size: item.size, type: item.type, sha256: file.sha256 })
    }
    // The relay's own list decides what is staged: it may have lost one that this page still shows.
    if (staged.length !== items.length) return null
    if (document === 'management_financial_report') body.management_financial_reports[year ?? ''] = staged
    else body.documents[document] = staged
  }
  return {
    body,
    review: {
      slots: used.map(({ slot, document, year, section, isNotApplicable }) => ({
        ...{ slot, document, year, section, isNotApplicable },
      })),
      files,
      figures,
      bytes: files.reduce((sum, { size }) => sum + size, 0),
    },
  }
}

/** As in the API document; reports of the earlier year come first, as an object of years has them. */
function byPlace(a: AssessmentSlotState, b: AssessmentSlotState): number {
  return placeOf(a) - placeOf(b)
}

function placeOf({ document, year }: AssessmentSlotState): number {
  return document === 'management_financial_report'
    ? assessmentDocuments.length + Number(year)
    : assessmentDocuments.indexOf(document)
}

function toFinancialInformation({
  values,
  format,
}: Pick<ToCreditAssessmentParameters, 'values' | 'format'>): FinancialInformation | null {
  const years = values.years.map((year) => {
    const figures = figureNames.map((name) => [
      name,
      plainFigure(name, values.figures[year]?.[name] ?? '', format),
    ])
    return [year, Object.fromEntries(figures) as Record<FigureName, string | null>] as const
  })
  if (years.some(([, figures]) => Object.values(figures).includes(null))) return null
  // The cast follows from the check above: no figure is missing.
  return Object.fromEntries(years) as FinancialInformation
}
