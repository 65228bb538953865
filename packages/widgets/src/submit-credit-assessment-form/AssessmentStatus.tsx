'use client'
import type { SharedDraft } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { formatDateTime } from '../format/formatDateTime.ts'
import { formatTime } from '../format/formatTime.ts'
import type { DrawnIcon } from '../ui/drawIcon.ts'
import { Icon } from '../ui/Icon.tsx'
import { Meter } from '../ui/Meter.tsx'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { useParts } from '../ui/useParts.ts'
import { UploadSummary } from '../upload-summary/UploadSummary.tsx'
import { useCopy } from '../words/useCopy.ts'
import { AssessmentRing } from './AssessmentRing.tsx'
import { AssessmentShare } from './AssessmentShare.tsx'
import { submitCreditAssessment as words } from './submitCreditAssessment.words.ts'
import type { SubmitCreditAssessmentViewProps } from './SubmitCreditAssessmentView.tsx'

type AssessmentStatusProps = Pick<
  SubmitCreditAssessmentViewProps,
  'form' | 'partnerName' | 'shareUrl' | 'onSignIn'
> & {
  isOverview: boolean
}

/** How full the form is, where it is kept, and how its files are getting on. */
export function AssessmentStatus(props: AssessmentStatusProps): ReactNode {
  const { form, partnerName, shareUrl, onSignIn, isOverview } = props
  const { uploads, sharedDraft, completeness } = form
  const { done, total, sections } = completeness
  const { figures } = sections
  const documents = { done: done - figures.done, total: total - figures.total }
  const t = useCopy(words)
  const parts = useParts()
  const steps = t('creditAssessment.progress.steps', { done, total })
  return (
    <div
      {...parts('Assessment.status')}
      data-ol-state={isOverview ? 'overview' : 'part'}
      data-ol-files={uploads.items.length > 0 || undefined}
    >
      <div {...parts('Assessment.progress')}>
        <p className="ol-Assessment-steps" aria-hidden="true">
          {steps}
        </p>
        <Meter
          label={t('creditAssessment.progress')}
          valueText={steps}
          ratio={total === 0 ? 0 : done / total}
          tone={done === total ? 'success' : 'neutral'}
        />
        <div className="ol-Assessment-counts">
          <span className="ol-Assessment-count">
            <AssessmentRing of={documents} />
            {t('creditAssessment.progress.documents', documents)}
          </span>
          <span className="ol-Assessment-count">
            <AssessmentRing of={figures} />
            {t('creditAssessment.progress.figures', { done: figures.done, total: figures.total })}
          </span>
        </div>
        <SavedNote draft={sharedDraft} partnerName={partnerName} />
        {shareUrl !== undefined && <AssessmentShare shareUrl={shareUrl} />}
      </div>
      <UploadSummary uploads={uploads} onSignIn={onSignIn} />
    </div>
  )
}

type SavedNoteProps = {
  draft: Pick<SharedDraft, 'status' | 'savedAt' | 'savedBy'>
  partnerName: string | null
}

const icons: Record<SharedDraft['status'], DrawnIcon> = {
  loading: 'clock',
  saving: 'clock',
  saved: 'check',
  local: 'offline',
  conflict: 'warning',
}

/** Where what was filled in is kept, and since when. */
function SavedNote({ draft: { status, savedAt, savedBy }, partnerName }: SavedNoteProps): ReactNode {
  const t = useCopy(words)
  const parts = useParts()
  const { locale, timeZone, now } = useLendingRoot()
  const say = () => {
    if (status === 'loading' || status === 'saving' || status === 'local')
      return t(`creditAssessment.saved.${status}`)
    if (savedAt === null) return t('creditAssessment.saved.empty')
    const isToday = now() - Date.parse(savedAt) < 12 * 3_600_000
    const time = isToday
      ? formatTime(savedAt, locale, timeZone)
      : formatDateTime(savedAt, locale, { timeZone, withoutZone: true })
    if (savedBy !== null) return t('creditAssessment.saved.by', { name: savedBy, time })
    if (partnerName === null) return t('creditAssessment.saved.everybody.noName', { time })
    return t('creditAssessment.saved.everybody', { partner: partnerName, time })
  }
  return (
    <p {...parts('Assessment.saved')} data-ol-state={status}>
      <Icon name={icons[status]} />
      <span>{say()}</span>
    </p>
  )
}
