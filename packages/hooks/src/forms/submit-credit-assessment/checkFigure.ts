import type { AssessmentErrorCode, FigureName } from './submitCreditAssessmentFormTypes.ts'
import type { FigureFormat } from './FigureFormat.ts'
import { readFigure } from './readFigure.ts'
import { readPeriod } from './readPeriod.ts'

/** What is wrong with a typed figure, or `null`; also `REQUIRED` for an empty one. */
export function checkFigure(
  name: FigureName,
  text: string,
  format: FigureFormat,
): Extract<AssessmentErrorCode, 'REQUIRED' | 'FIGURE_INVALID' | 'FIGURE_TOO_LONG' | 'PERIOD_INVALID'> | null {
  if (text.trim() === '') return 'REQUIRED'
  if (name === 'period') return readPeriod(text) === null ? 'PERIOD_INVALID' : null
  return readFigure(text, format).code
}
