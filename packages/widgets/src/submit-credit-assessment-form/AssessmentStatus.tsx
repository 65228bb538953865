'use client'
import type { ReactNode } from 'react'
import { UploadSummary } from '../upload-summary/UploadSummary.tsx'
import { useParts } from '../ui/useParts.ts'
import type { SubmitCreditAssessmentViewProps } from './SubmitCreditAssessmentView.tsx'
import { AssessmentProgress } from './AssessmentProgress.tsx'
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
  const parts = useParts()
  return (
    <div
      {...parts('Assessment.status')}
      data-ol-state={isOverview ? 'overview' : 'part'}
      data-ol-files={uploads.items.length > 0 || undefined}
    >
      <AssessmentProgress completeness={form.completeness}>
        <SavedNote draft={sharedDraft} partnerName={partnerName} />
        {shareUrl !== undefined && <ShareButton shareUrl={shareUrl} />}
      </AssessmentProgress>
      <UploadSummary uploads={uploads} onSignIn={onSignIn} />
    </div>
  )
}
