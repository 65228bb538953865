'use client'
import { type ReactNode, useState } from 'react'
import type { SharedDraft } from '@onlend/hooks/forms'
import { UploadSummary } from '../upload-summary/UploadSummary.tsx'
import { useParts } from '../ui/useParts.ts'
import type { SubmitCreditAssessmentViewProps } from './SubmitCreditAssessmentView.tsx'
import { AssessmentProgress } from './AssessmentProgress.tsx'
import { submitCreditAssessment as words } from './submitCreditAssessment.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { formatDateTime } from '../format/formatDateTime.ts'
import { formatTime } from '../format/formatTime.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { Icon } from '../ui/Icon.tsx'
import type { DrawnIcon } from '../ui/drawIcon.ts'
import { Button } from '../ui/Button.tsx'
import { LazyChunk } from '../ui/LazyChunk.tsx'
import { assessmentChunks } from './assessmentChunks.ts'
import { shareIcon } from '../ui/icons.ts'

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
      <span className="ol-Assessment-savedText">{say()}</span>
    </p>
  )
}

type ShareButtonProps = { shareUrl: NonNullable<SubmitCreditAssessmentViewProps['shareUrl']> }

/** Brings in a colleague: opens the dialog with the address of this page. */
function ShareButton({ shareUrl }: ShareButtonProps): ReactNode {
  const t = useCopy(words)
  const parts = useParts()
  const [address, setAddress] = useState<string | null>(null)
  return (
    <div {...parts('Assessment.share')}>
      <Button
        variant="quiet"
        icon={shareIcon}
        part="Assessment.ask"
        aria-haspopup="dialog"
        onClick={() => setAddress(typeof shareUrl === 'function' ? shareUrl() : shareUrl)}
      >
        {t('creditAssessment.share')}
      </Button>
      {address !== null && (
        <LazyChunk chunk={assessmentChunks.share} fallback={null}>
          {(ShareDialog) => <ShareDialog address={address} onClose={() => setAddress(null)} />}
        </LazyChunk>
      )}
    </div>
  )
}
