'use client'
import { isLendingError } from '@onlend/core'
import type { ReactNode } from 'react'
import { everyWidget } from './everyWidget.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { useLendingRoot } from './useLendingRoot.ts'
import { Alert } from './Alert.tsx'
import { Button } from './Button.tsx'
import { CopyButton } from './CopyButton.tsx'
import { useLoadError } from './useLoadError.ts'
import { useMoveFocusOnUnmount } from './useMoveFocusOnUnmount.ts'

type LoadFailedProps = {
  title: string
  /** `null`: the device is offline and nothing was asked. */
  error: unknown
  onRetry: () => void
  retrying: boolean
}

/** A read that brought nothing: says what kind of trouble it is, what helps, and what to quote to support. */
export function LoadFailed({ title, error, onRetry, retrying }: LoadFailedProps): ReactNode {
  const t = useCopy(everyWidget)
  const { onContactSupport } = useLendingRoot()
  const handOver = useMoveFocusOnUnmount()
  const reason = findReason(error)
  useLoadError(error)
  const requestId = isLendingError(error) ? error.requestId : null
  const final = reason === 'permission' || reason === 'session'
  const actions = (
    <>
      {!final && (
        <Button icon="refresh" busy={retrying} onClick={onRetry}>
          {t('common.retry')}
        </Button>
      )}
      {onContactSupport &&
        (reason === 'contract' || reason === 'noRelay' || reason === 'other' || reason === 'credentials') && (
          <Button variant="quiet" onClick={() => onContactSupport({ reference: null, requestId })}>
            {t('common.contactSupport')}
          </Button>
        )}
    </>
  )
  return (
    <Alert
      ref={handOver}
      part="LoadFailed"
      tone={final ? 'info' : 'warning'}
      role="alert"
      icon={reason === 'offline' ? 'offline' : final ? 'info' : 'warning'}
      title={title}
      actions={final ? undefined : actions}
    >
      <p className="ol-Text">{t(`common.failed.${reason}`)}</p>
      {requestId && (
        <div className="ol-Text" data-ol-inline="">
          {t('common.requestId')} <code className="ol-Code">{requestId}</code>
          <CopyButton text={requestId} />
        </div>
      )}
    </Alert>
  )
}

type Reason =
  | 'credentials'
  | 'network'
  | 'offline'
  | 'server'
  | 'busy'
  | 'session'
  | 'permission'
  | 'contract'
  | 'noRelay'
  | 'other'

function findReason(error: unknown): Reason {
  if (error === null) return 'offline'
  if (!isLendingError(error)) return 'other'
  if (error.code === 'credentials_refused') return 'credentials'
  if (error.status === 429) return 'busy'
  switch (error.category) {
    case 'network':
    case 'timeout':
      return 'network'
    case 'offline':
    case 'server':
    case 'session':
    case 'permission':
    case 'contract':
      return error.category
    case 'no_relay':
      return 'noRelay'
    default:
      return 'other'
  }
}
