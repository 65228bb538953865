import type { AssessmentErrorCode, FigureName } from '@onlend/hooks/forms'
import type { figureNames } from './figureNames.words.ts'
import type { Translate } from '../words/useCopy.ts'

type FigureErrorTextParameters = {
  name: FigureName
  year: string
  code: AssessmentErrorCode
  t: Translate<typeof figureNames>
}

/** Says what is wrong with a cell, with its row and its year; the summary and the cell say the same. */
export function figureErrorText({ name, year, code, t }: FigureErrorTextParameters): string {
  const values = { figure: t(`figures.${name}`), year }
  switch (code) {
    case 'FIGURE_INVALID':
    case 'FIGURE_TOO_LONG':
    case 'PERIOD_INVALID':
      return t(`figures.error.${code}`, values)
    default:
      return t('figures.error.REQUIRED', values)
  }
}
