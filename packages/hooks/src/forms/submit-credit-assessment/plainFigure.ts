import { type FigureFormat, readFigure } from './readFigure.ts'
import { readPeriod } from './readPeriod.ts'
import type { FigureName } from './submitCreditAssessmentFormTypes.ts'

/** A typed figure as it travels: a plain decimal string, the months of `period` as digits; `null` where it cannot be read. */
export function plainFigure(name: FigureName, text: string, format: FigureFormat): string | null {
  return name === 'period' ? readPeriod(text) : readFigure(text, format).amount
}
