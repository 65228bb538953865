import { type AssessmentDocument, assessmentDocuments } from '@onlend/core/internal'
import type { SubmitCreditAssessmentValues } from './submitCreditAssessmentFormTypes.ts'
import type { DraftFields } from './DraftMemory.ts'
import type { FigureFormat } from './readFigure.ts'
import { figureNames } from './figureNames.ts'
import { formatFigure } from './formatFigure.ts'

/** The values of the form with what a draft changes in them; figures are written as the viewer's locale has them. */
export function withDraftChanges(
  values: SubmitCreditAssessmentValues,
  changes: DraftFields,
  format: FigureFormat,
): SubmitCreditAssessmentValues {
  const plain = { ...format, decimalMark: '.' as const }
  const figures = { ...values.figures }
  const ticked = new Set<string>(values.notApplicable)
  let { years } = values
  for (const [path, value] of Object.entries(changes)) {
    const [what, key = '', name = ''] = path.split('.')
    if (what === 'years' && value !== '') years = value.split(',')
    const figure = figureNames.find((one) => one === name)
    if (what === 'figures' && figure)
      figures[key] = { ...figures[key], [figure]: formatFigure(figure, value, plain) }
    if (what === 'notApplicable') ticked[value === '' ? 'delete' : 'add'](key)
  }
  return {
    years,
    figures,
    notApplicable: assessmentDocuments.filter((one: AssessmentDocument) => ticked.has(one)),
  }
}
