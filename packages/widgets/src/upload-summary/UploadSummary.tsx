'use client'
import type { UseUploadsReturnType } from '@onlend/hooks/forms'
import { type ReactNode, useId } from 'react'
import { uploadSummary } from './uploadSummary.words.ts'
import { InWords } from '../words/InWords.tsx'
import { useCopy } from '../words/useCopy.ts'
import { formatBytes } from '../format/formatBytes.ts'
import { formatDate } from '../format/formatDate.ts'
import { formatDuration } from '../format/formatDuration.ts'
import { formatPercent } from '../format/formatPercent.ts'
import { useBrand } from '../root/useBrand.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { useParts } from '../ui/useParts.ts'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { Alert } from '../ui/Alert.tsx'
import { pauseIcon, personIcon, playIcon } from '../ui/icons.ts'

export type UploadSummaryProps = {
  uploads: UseUploadsReturnType
  /** Offers "Sign in" where a session has ended. @default the root's */
  onSignIn?: (() => void) | undefined
  /** Instead of that button: your own link to sign in. */
  renderSignIn?: (() => ReactNode) | undefined
  /** The company that keeps the files until the person submits them. @default the tenant's name */
  partnerName?: string | undefined
}

/**
 * The state of all files of a form together: progress, time left, obstacles and safe files. Renders nothing without files.
 *
 * @example
 * <UploadSummary uploads={uploads} onSignIn={signIn} />
 */
export function UploadSummary(props: UploadSummaryProps): ReactNode {
  return (
    <InWords of="forms">
      <Summary {...props} />
    </InWords>
  )
}

function Summary(props: UploadSummaryProps): ReactNode {
  const { uploads } = props
  const { items, progress, isPaused, isBusy } = uploads
  const t = useCopy(uploadSummary)
  const parts = useParts()
  const { locale } = useLendingRoot()
  const id = useId()
  const { files, filesStaged, bytes, bytesSent, ratio } = progress
  const isDone = files > 0 && filesStaged === files
  const problems = items.filter(({ problem }) => problem !== null && problem !== 'UNAVAILABLE').length
  return (
    <section {...parts('UploadSummary')} aria-label={t('uploads.title')} data-ol-done={isDone || undefined}>
      <UploadNotes {...props} />
      {files > 0 && (
        <div {...parts('UploadSummary.figures')}>
          <p {...parts('UploadSummary.title')} id={id}>
            {isDone && <Icon name="check" />}
            {isDone
              ? t('uploads.done', { count: files })
              : t('uploads.progress', { staged: filesStaged, count: files })}
          </p>
          {!isDone && (
            <ProgressBar
              part="UploadSummary.progress"
              labelledBy={id}
              ratio={ratio}
              valueText={formatPercent(ratio, locale)}
            />
          )}
          <p {...parts('UploadSummary.facts')}>
            {isDone ? (
              <Kept {...props} />
            ) : (
              <>
                <span>
                  {t('uploads.bytes', {
                    sent: formatBytes(bytesSent, locale),
                    size: formatBytes(bytes, locale),
                  })}
                </span>
                <Left uploads={uploads} />
              </>
            )}
          </p>
          {isBusy && (
            <Button
              icon={isPaused ? playIcon : pauseIcon}
              variant="quiet"
              part="UploadSummary.pause"
              onClick={isPaused ? uploads.resumeAll : uploads.pauseAll}
            >
              {t(isPaused ? 'uploads.resumeAll' : 'uploads.pauseAll')}
            </Button>
          )}
        </div>
      )}
      {problems > 0 && (
        <p {...parts('UploadSummary.problems')}>
          <Icon name="error" />
          <span>{t('uploads.problems', { count: problems })}</span>
        </p>
      )}
    </section>
  )
}

function Left({ uploads }: Pick<UploadSummaryProps, 'uploads'>): ReactNode {
  const { progress, isPaused, isOffline, isSignedOut } = uploads
  const t = useCopy(uploadSummary)
  const { locale } = useLendingRoot()
  if (isPaused) return <span>{t('uploads.paused')}</span>
  if (isOffline || isSignedOut) return <span>{t('uploads.waiting')}</span>
  if (progress.secondsLeft === null) return null
  return <span>{t('uploads.left', { duration: formatDuration(progress.secondsLeft, locale) })}</span>
}

function Kept({ uploads, partnerName }: UploadSummaryProps): ReactNode {
  const t = useCopy(uploadSummary)
  const { locale, timeZone } = useLendingRoot()
  const brand = useBrand()
  const partner = partnerName ?? brand.name
  // The first file to go decides how long the set is whole.
  const [first] = uploads.items.flatMap(({ expiresAt }) => expiresAt ?? []).sort()
  if (first === undefined) return <span>{t('uploads.notSubmitted')}</span>
  const date = formatDate(first, locale, timeZone)
  if (partner === null) return <span>{t('uploads.keptUntil', { date })}</span>
  return <span>{t('uploads.keptUntilAt', { date, partner })}</span>
}

/** The obstacle for all files, the safe files, and the way out. */
function UploadNotes({ uploads, renderSignIn, ...props }: UploadSummaryProps): ReactNode {
  const root = useLendingRoot()
  const onSignIn = props.onSignIn ?? root.onSignIn
  const t = useCopy(uploadSummary)
  const say = useCopy(everyWidget)
  const { isSignedOut, isOffline, isKept, status } = uploads
  if (isSignedOut) {
    const own = onSignIn && (
      <Button variant="primary" onClick={() => void onSignIn()} part="UploadSummary.signIn">
        {t('uploads.signIn')}
      </Button>
    )
    return (
      <Alert
        part="UploadSummary.note"
        tone="warning"
        icon={personIcon}
        title={t('uploads.signedOut.title')}
        actions={renderSignIn ? renderSignIn() : own}
      >
        <p className="ol-Text">{t('uploads.signedOut.text')}</p>
      </Alert>
    )
  }
  if (isOffline) {
    return (
      <Alert part="UploadSummary.note" tone="warning" icon="offline" title={t('uploads.offline.title')}>
        {isKept && <p className="ol-Text">{t('uploads.offline.text')}</p>}
      </Alert>
    )
  }
  if (status !== 'error') return null
  const again = (
    <Button icon="refresh" onClick={() => void uploads.refresh()}>
      {say('common.retry')}
    </Button>
  )
  return (
    <Alert part="UploadSummary.note" tone="warning" title={t('uploads.failed.title')} actions={again}>
      <p className="ol-Text">{t('uploads.failed.text')}</p>
    </Alert>
  )
}
