import type { UseSubmitCreditAssessmentFormReturnType } from '@onlend/hooks/forms'
import type { submitCreditAssessment } from './submitCreditAssessment.words.ts'
import type { creditAssessmentDocuments } from './creditAssessmentDocuments.words.ts'
import type { figureNames } from './figureNames.words.ts'
import type { Translate } from '../words/useCopy.ts'
import { figureErrorText } from './figureErrorText.ts'
import type { ProblemLine } from './problemLines.ts'
import { slotErrorText } from './slotErrorText.ts'

type ProblemTextParameters = {
  form: Pick<UseSubmitCreditAssessmentFormReturnType, 'getSlot'>
  t: Translate<typeof submitCreditAssessment>
  sayDocument: Translate<typeof creditAssessmentDocuments>
  sayFigure: Translate<typeof figureNames>
}

/** One line of the error summary in words. */
export function problemText(
  line: ProblemLine,
  { form, t, sayDocument, sayFigure }: ProblemTextParameters,
): string {
  if ('section' in line) {
    const part = t(`creditAssessment.section.${line.section}`)
    return t('creditAssessment.error.missingFiles', { part, count: line.count })
  }
  if ('year' in line) {
    return t('creditAssessment.error.missingFigures', { year: line.year, count: line.count })
  }
  const { problem } = line
  if (problem.type === 'cell') return figureErrorText({ ...problem, t: sayFigure })
  return slotErrorText({ code: problem.code, slot: form.getSlot(problem.slot), t, sayDocument })
}
