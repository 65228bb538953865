'use client'
import type { ReactNode } from 'react'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { lendingDashboard as words } from './lendingDashboard.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'

type DashboardSignedOutProps = {
  onSignIn: (() => void) | undefined
  onRetry: () => void
  retrying: boolean
}

/** One box in place of every card that would say the same: the host's way to sign in, or the question whether it has happened elsewhere. */
export function DashboardSignedOut({ onSignIn, onRetry, retrying }: DashboardSignedOutProps): ReactNode {
  const t = useCopy(words)
  const say = useCopy(everyWidget)
  return (
    <Alert
      part="LendingDashboard.signedOut"
      tone="info"
      role="alert"
      icon="info"
      title={t('lendingDashboard.title')}
      actions={
        onSignIn ? (
          <Button variant="primary" onClick={onSignIn} part="LendingDashboard.signIn">
            {t('lendingDashboard.signIn')}
          </Button>
        ) : (
          <Button icon="refresh" busy={retrying} onClick={onRetry}>
            {say('common.retry')}
          </Button>
        )
      }
    >
      <p className="ol-Text">{say('common.failed.session')}</p>
    </Alert>
  )
}
