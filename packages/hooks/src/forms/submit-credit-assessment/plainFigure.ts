import type { FigureName } from './submitCreditAssessmentFormTypes.ts'
import type { FigureFormat } from './FigureFormat.ts'
import { readFigure } from './readFigure.ts'
import { readPeriod } from './readPeriod.ts'

/** A typed figure as it travels: a plain decimal string, the months of `period` as digits; `null` where it cannot be read. */
export function plainFigure(name: FigureName, text: string, format: FigureFormat): string | null {
  return name === 'period' ? readPeriod(text) : readFigure(text, format).amount
}
