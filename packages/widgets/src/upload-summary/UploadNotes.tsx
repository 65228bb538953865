'use client'
import type { ReactNode } from 'react'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { uploadSummary } from './uploadSummary.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import type { UploadSummaryProps } from './UploadSummary.tsx'
import { personIcon } from '../ui/icons.ts'

/** What holds all files up, what is safe meanwhile, and the way out. */
export function UploadNotes({ uploads, onSignIn, renderSignIn }: UploadSummaryProps): ReactNode {
  const t = useCopy(uploadSummary)
  const say = useCopy(everyWidget)
  const { isSignedOut, isOffline, isKept, status } = uploads
  if (isSignedOut) {
    const own = onSignIn && (
      <Button variant="primary" onClick={onSignIn} part="UploadSummary.signIn">
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
