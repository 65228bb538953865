'use client'
import type { ReactNode } from 'react'
import { useCopy } from '../words/useCopy.ts'
import { UploadSummary } from '../upload-summary/UploadSummary.tsx'
import { Meter } from '../ui/Meter.tsx'
import { useParts } from '../ui/useParts.ts'
import { submitCreditAssessment as words } from './submitCreditAssessment.words.ts'
import type { SubmitCreditAssessmentViewProps } from './SubmitCreditAssessmentView.tsx'
import { AssessmentRing } from './AssessmentRing.tsx'
import { SavedNote } from './SavedNote.tsx'
import { ShareButton } from './ShareButton.tsx'

type AssessmentStatusProps = Pick<
  SubmitCreditAssessmentViewProps,
  'form' | 'partnerName' | 'shareUrl' | 'onSignIn'
> & {
  isOverview: boolean
}

/** How full the form is, where it is kept, and how its files are getting on. */
export function AssessmentStatus(props: AssessmentStatusProps): ReactNode {
  const { form, partnerName, shareUrl, onSignIn, isOverview } = props
  const { uploads, sharedDraft } = form
  const { done, total, sections } = form.completeness
  const { figures } = sections
  const documents = { done: done - figures.done, total: total - figures.total }
  const t = useCopy(words)
  const parts = useParts()
  const text = t('creditAssessment.progress.steps', { done, total })
  return (
    <div
      {...parts('Assessment.status')}
      data-ol-state={isOverview ? 'overview' : 'part'}
      data-ol-files={uploads.items.length > 0 || undefined}
    >
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
        <SavedNote draft={sharedDraft} partnerName={partnerName} />
        {shareUrl !== undefined && <ShareButton shareUrl={shareUrl} />}
      </div>
      <UploadSummary uploads={uploads} onSignIn={onSignIn} />
    </div>
  )
}
