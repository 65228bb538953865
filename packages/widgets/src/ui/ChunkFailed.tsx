'use client'
import type { ReactNode } from 'react'
import { everyWidget } from './everyWidget.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { Alert } from './Alert.tsx'
import { Button } from './Button.tsx'
import { useLoadError } from './useLoadError.ts'

type ChunkFailedProps = { error: unknown; onRetry: () => void }

/** The message in the place of a part that did not arrive. The kit fetches the part again when the device is back online. */
export function ChunkFailed({ error, onRetry }: ChunkFailedProps): ReactNode {
  useLoadError(error)
  const t = useCopy(everyWidget)
  const again = (
    <Button icon="refresh" onClick={onRetry}>
      {t('common.retry')}
    </Button>
  )
  return (
    <Alert tone="warning" role="alert" title={t('common.chunkFailed')} actions={again}>
      <p className="ol-Text">{t('common.chunkFailed.text')}</p>
    </Alert>
  )
}
