'use client'
import type { UseSubmitCreditAssessmentFormReturnType } from '@onlend/hooks/forms'
import { type ReactNode, useEffect } from 'react'
import { submitCreditAssessment as words } from './submitCreditAssessment.words.ts'
import { creditAssessmentDocuments } from './creditAssessmentDocuments.words.ts'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { figureNames } from './figureNames.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'
import { assessmentChunks } from './assessmentChunks.ts'
import { problemLines } from './problemLines.ts'
import { problemText } from './problemText.ts'

type AssessmentProblemsProps = {
  form: Pick<UseSubmitCreditAssessmentFormReturnType, 'problems' | 'submitCount' | 'getSlot'>
  /** Brings the slot or cell with this id into the page. */
  onOpen: (id: string) => void
}

/** After a try to send: what is missing or wrong, wherever it is; each line leads there. */
export function AssessmentProblems({ form, onOpen }: AssessmentProblemsProps): ReactNode {
  const { problems, submitCount } = form
  const t = useCopy(words)
  const sayDocument = useCopy(creditAssessmentDocuments)
  const sayFigure = useCopy(figureNames)
  const say = useCopy(everyWidget)
  const hasCells = problems.some(({ type }) => type === 'cell')
  useEffect(() => {
    // A link can only lead to a cell whose grid is there.
    if (hasCells) assessmentChunks.grid.load().catch(() => undefined)
  }, [hasCells])
  if (problems.length === 0) return null
  return (
    <ErrorSummary
      title={say('common.errors.title')}
      errors={problemLines(problems).map((line) => ({
        id: line.id,
        text: problemText(line, { form, t, sayDocument, sayFigure }),
      }))}
      count={submitCount}
      onOpen={onOpen}
    />
  )
}
