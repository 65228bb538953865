'use client'
import type { AssessmentCompleteness } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { useCopy } from '../words/useCopy.ts'
import { Meter } from '../ui/Meter.tsx'
import { useParts } from '../ui/useParts.ts'
import { submitCreditAssessment as words } from './submitCreditAssessment.words.ts'
import { AssessmentRing } from './AssessmentRing.tsx'

type AssessmentProgressProps = {
  completeness: AssessmentCompleteness
  /** Below it: where it is kept. */
  children: ReactNode
}

/** How full the form is. */
export function AssessmentProgress({ completeness, children }: AssessmentProgressProps): ReactNode {
  const { done, total, sections } = completeness
  const { figures } = sections
  const documents = { done: done - figures.done, total: total - figures.total }
  const t = useCopy(words)
  const parts = useParts()
  const text = t('creditAssessment.progress.steps', { done, total })
  return (
    <div {...parts('Assessment.progress')}>
      <p className="ol-Assessment-steps" aria-hidden="true">
        {text}
      </p>
      <Meter
        label={t('creditAssessment.progress')}
        valueText={text}
        ratio={total === 0 ? 0 : done / total}
        tone={done === total ? 'success' : 'neutral'}
      />
      <div className="ol-Assessment-counts">
        {Object.entries({ documents, figures }).map(([name, count]) => (
          <span key={name} className="ol-Assessment-count">
            <AssessmentRing ratio={count.total === 0 ? 0 : count.done / count.total} />
            {name === 'figures'
              ? t('creditAssessment.progress.figures', { done: count.done, total: count.total })
              : t('creditAssessment.progress.documents', { done: count.done, total: count.total })}
          </span>
        ))}
      </div>
      {children}
    </div>
  )
}
