'use client'
import type { UseCreditAssessmentFormReturnType } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { creditAssessment as words } from '../copy/en/creditAssessment.ts'
import { useCopy } from '../copy/useCopy.ts'
import { Meter } from '../ui/Meter.tsx'
import { useParts } from '../ui/useParts.ts'
import { SavedNote } from './SavedNote.tsx'

type AssessmentProgressProps = {
  form: Pick<UseCreditAssessmentFormReturnType, 'completeness' | 'sharedDraft'>
  partnerName: string | null
}

/** How full the form is, and where it is kept. */
export function AssessmentProgress({ form, partnerName }: AssessmentProgressProps): ReactNode {
  const { done, total } = form.completeness
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
      <SavedNote draft={form.sharedDraft} partnerName={partnerName} />
    </div>
  )
}
