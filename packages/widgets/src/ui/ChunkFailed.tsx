'use client'
import type { ReactNode } from 'react'
import { everyWidget } from './everyWidget.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { Alert } from './Alert.tsx'
import { Button } from './Button.tsx'

/** Stands where a part should be that did not arrive. It is fetched again by itself when the device is back online. */
export function ChunkFailed({ onRetry }: { onRetry: () => void }): ReactNode {
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
