'use client'
import type { SharedDraft } from '@onlend/hooks/internal'
import { type ReactNode, useState } from 'react'
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
import { submitCreditAssessment as words } from './submitCreditAssessment.words.ts'
import type { SubmitCreditAssessmentViewProps } from './SubmitCreditAssessmentView.tsx'
import { Button } from '../ui/Button.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { shareIcon } from '../ui/icons.ts'
import { TextField } from '../ui/TextField.tsx'
import { useIsHydrated } from '../ui/useIsHydrated.ts'
import { creditAssessmentShare } from './creditAssessmentShare.words.ts'

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
        <p className="ol-Assessment-steps" aria-hidden={done < total || undefined}>
          {steps}
        </p>
        {done < total && (
          <>
            <Meter
              label={t('creditAssessment.progress')}
              valueText={steps}
              ratio={done / total}
              tone="neutral"
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
          </>
        )}
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

/** The place and the time of the saved answers. */
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

type AssessmentShareProps = { shareUrl: NonNullable<SubmitCreditAssessmentViewProps['shareUrl']> }

/** Brings in a colleague: opens the dialog with the address of this page. */
function AssessmentShare({ shareUrl }: AssessmentShareProps): ReactNode {
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
      {address !== null && <ShareDialog address={address} onClose={() => setAddress(null)} />}
    </div>
  )
}

/** The text that explains what a colleague will see, and the address to send. The address holds no secret: the colleague signs in. */
function ShareDialog({ address, onClose }: { address: string; onClose: () => void }): ReactNode {
  const t = useCopy(creditAssessmentShare)
  const say = useCopy(everyWidget)
  const canShare = useIsHydrated() && typeof navigator.share === 'function'
  const share = () => {
    // Closing the share sheet rejects; there is nothing to do about it.
    navigator.share({ url: address }).catch(() => undefined)
  }
  return (
    <Dialog
      part="Assessment.shareDialog"
      title={t('creditAssessment.share.title')}
      description={t('creditAssessment.share.text')}
      onClose={onClose}
      closeLabel={say('common.close')}
    >
      <div className="ol-Assessment-sees">
        <p className="ol-Assessment-seesTitle">{t('creditAssessment.share.sees')}</p>
        <ul className="ol-Assessment-seesList">
          {(['files', 'figures', 'send'] as const).map((key) => (
            <li key={key}>{t(`creditAssessment.share.${key}`)}</li>
          ))}
        </ul>
      </div>
      <TextField
        label={t('creditAssessment.share.address')}
        readOnly
        dir="ltr"
        value={address}
        onFocus={(event) => event.target.select()}
      />
      <div className="ol-Buttons">
        <CopyButton text={address} label={t('creditAssessment.share.copy')} />
        {canShare && (
          <Button variant="quiet" icon={shareIcon} part="Assessment.nativeShare" onClick={share}>
            {t('creditAssessment.share.native')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
